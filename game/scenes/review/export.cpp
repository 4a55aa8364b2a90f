#include <optional>
#include <string>
#include <utility>

#include "engine/match/record.hpp"
#include "game/scenes/menu.hpp"
#include "game/scenes/panel_page.hpp"
#include "game/scenes/review/review.hpp"

namespace game::review {

namespace {

using ui::Kind;

class Export : public OverlayScene {
public:
    Export(Context& context, Saved saved)
        : OverlayScene(context, "path"), saved_(std::move(saved)),
          path_(context.library.copy_name(saved_.record.match, saved_.record.started)) {}

    [[nodiscard]] std::string name() const override { return "export"; }

    [[nodiscard]] ui::Page page() const override {
        return panel_page(context_, 640, [this](ui::Page& page, ui::Column& column) {
            page.push_back(column.title(texts()(written_ ? "export.done" : "export.title"), 24));
            column.skip(12);
            if (written_) {
                page.push_back(column.text(*written_));
                column.skip(20);
                add_row(page, column, {{"done", Kind::main, texts()("menu.ok")}});
                return;
            }
            page.push_back({.id = "path",
                            .kind = Kind::field,
                            .rect = column.take(72),
                            .label = texts()("export.path"),
                            .value_text = path_,
                            .limit = 1000});
            column.skip(8);
            page.push_back(column.text(
                fault_ ? sentence(texts().error(*fault_)) : texts()("export.words"), 15, !fault_));
            column.skip(20);
            add_row(page, column,
                    {{"cancel", Kind::button, texts()("menu.cancel")},
                     {"save", Kind::main, texts()("export.save")}});
        });
    }

protected:
    Go chosen(const ui::Chosen& what) override {
        if (what.id == "done" || what.id == "cancel")
            return go::Back{};
        if (what.id == "path") {
            path_ = what.text;
            fault_.reset();
        }
        if (what.id == "save" || what.entered)
            save();
        return go::Stay{};
    }

private:
    void save() {
        const auto written = context_.library.save_new(path_, engine::to_record(saved_.record));
        if (!written) {
            fault_ = written.error();
            return;
        }
        written_ = *written;
        hands_.focus("done");
        context_.log("exported " + *written);
    }

    Saved saved_;
    std::string path_;
    std::optional<engine::Error> fault_;
    std::optional<std::string> written_;
};

} // namespace

ScenePtr export_scene(Context& context, Saved saved) {
    return std::make_unique<Export>(context, std::move(saved));
}

} // namespace game::review
