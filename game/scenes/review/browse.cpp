#include <string>
#include <utility>
#include <vector>

#include "game/scenes/menu.hpp"
#include "game/scenes/panel_page.hpp"
#include "game/scenes/review/review.hpp"
#include "game/scenes/review/rows.hpp"

namespace game::review {

namespace {

using ui::Kind;

class Browse : public MenuScene {
public:
    Browse(Context& context, const Launch& launch)
        : MenuScene(context, Rows::id(0)), launch_(launch) {
        go_to("");
    }

    [[nodiscard]] std::string name() const override { return "browse"; }

    Go on(const Input& input) override {
        if (rows_.on(input, list(), count()))
            return go::Stay{};
        const auto* key = std::get_if<input::KeyDown>(&input);
        if (key && rows_.on_key(*key, hands_, list(), count()))
            return go::Stay{};
        return MenuScene::on(input);
    }

    [[nodiscard]] ui::Page page() const override {
        ui::Page page = header(block(), texts()("browse.title"));
        const Rect top = path_row();
        page.push_back({.id = "path",
                        .kind = Kind::field,
                        .rect = {top.x, top.y, top.w - open_width() - 12, top.h},
                        .label = texts()("browse.path"),
                        .value_text = path_,
                        .limit = 1000});
        page.push_back({.id = "open",
                        .kind = Kind::main,
                        .rect = {top.right() - open_width(), top.bottom() - 48, open_width(), 48},
                        .label = texts()("browse.open")});
        page.push_back({.kind = Kind::panel, .rect = panel()});
        const Rect area = list();
        if (fault_) {
            page.push_back({.kind = Kind::text,
                            .rect = {area.x, area.centre().y - 24, area.w, 48},
                            .label = sentence(ui::fitted(context_.metrics, texts().error(*fault_),
                                                         area.w - 16, 16, Face::body)),
                            .align = Align::centre});
            return page;
        }
        const auto seen = rows_.seen(area, count());
        for (std::size_t i = seen.first; i < seen.end; ++i) {
            const Rect row = rows_.rect(area, i);
            page.push_back(
                {.id = Rows::id(i),
                 .kind = Kind::link,
                 .rect = row,
                 .label = ui::fitted(context_.metrics, label(i), row.w - 48, 16, Face::body),
                 .icon = icon(i)});
        }
        if (folder_.files.empty() && seen.end < count() + rows_.room(area) &&
            count() < rows_.room(area))
            page.push_back({.kind = Kind::text,
                            .rect = {area.x, area.bottom() - 32, area.w, 24},
                            .label = texts()("browse.none"),
                            .align = Align::centre,
                            .muted = true});
        return page;
    }

protected:
    bool key(const input::KeyDown& key) override {
        if (key.key != Key::backspace || !folder_.above)
            return false;
        go_to(*folder_.above);
        return true;
    }

    Go chosen(const ui::Chosen& what) override {
        if (what.id == "path")
            path_ = what.text;
        if (what.id == "open" || what.entered)
            return open_typed();
        const auto row = Rows::row_of(what.id);
        if (!row || *row >= count())
            return go::Stay{};
        const std::size_t folders = count() - folder_.files.size();
        if (*row >= folders)
            return open(inside(folder_.files[*row - folders]));
        const std::size_t parents = folder_.above ? 1 : 0;
        go_to(*row < parents ? *folder_.above : inside(folder_.folders[*row - parents]));
        return go::Stay{};
    }

    void paint(Canvas& canvas) const override {
        rows_.draw_bar(canvas, context_.theme(), list(), count());
    }

private:
    static constexpr float row_height = 44;

    [[nodiscard]] Block block() const {
        return block_of(ui::content(context_.size, 860), context_.size.y);
    }
    [[nodiscard]] Rect path_row() const {
        const Rect all = block().content;
        return {all.x, all.y, all.w, 72};
    }
    [[nodiscard]] float open_width() const {
        return context_.metrics.width(texts()("browse.open"), 16, Face::bold) + 64;
    }
    [[nodiscard]] Rect panel() const {
        const Rect all = block().content;
        return {all.x, all.y + 88, all.w, all.h - 88};
    }
    [[nodiscard]] Rect list() const { return panel().inset(12); }

    [[nodiscard]] std::size_t count() const {
        return (folder_.above ? 1 : 0) + folder_.folders.size() + folder_.files.size();
    }
    [[nodiscard]] std::string label(std::size_t row) const {
        if (folder_.above && row == 0)
            return texts()("browse.above");
        row -= folder_.above ? 1 : 0;
        return row < folder_.folders.size() ? folder_.folders[row] + "/"
                                            : folder_.files[row - folder_.folders.size()];
    }
    [[nodiscard]] ui::Icon icon(std::size_t row) const {
        if (folder_.above && row == 0)
            return ui::Icon::back;
        row -= folder_.above ? 1 : 0;
        return row < folder_.folders.size() ? ui::Icon::folder : ui::Icon::page;
    }
    [[nodiscard]] std::string inside(const std::string& name) const {
        return folder_.path + (folder_.path.ends_with('/') ? "" : "/") + name;
    }

    void go_to(const std::string& path) {
        const auto seen = context_.library.look(path);
        rows_ = Rows{row_height};
        if (!seen) {
            fault_ = seen.error();
            return;
        }
        fault_.reset();
        folder_ = *seen;
        path_ = folder_.path;
        hands_.focus(Rows::id(0));
        context_.log("folder " + folder_.path);
    }
    /// A folder is looked into, anything else is opened.
    Go open_typed() {
        if (const auto seen = context_.library.look(path_)) {
            go_to(path_);
            return go::Stay{};
        }
        return open(path_);
    }
    Go open(const std::string& file) {
        return go::Push{opening_scene(context_, context_.library.open(file),
                                      file.substr(file.rfind('/') + 1),
                                      to_replay(context_, launch_))};
    }

    const Launch& launch_;
    Folder folder_;
    std::optional<engine::Error> fault_;
    std::string path_;
    Rows rows_{row_height};
};

} // namespace

ScenePtr browse_scene(Context& context, const Launch& launch) {
    return std::make_unique<Browse>(context, launch);
}

} // namespace game::review
