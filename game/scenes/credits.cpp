#include <algorithm>
#include <string>
#include <utility>

#include "game/scenes/menu.hpp"
#include "game/scenes/menus.hpp"

namespace game {

namespace {

using ui::Kind;

class Credits : public MenuScene {
public:
    explicit Credits(Context& context) : MenuScene(context, "back") {}

    [[nodiscard]] std::string name() const override { return "credits"; }

    [[nodiscard]] ui::Page page() const override {
        const Rect window = ui::content(context_.size, 880);
        const auto halves = ui::split(window.inset(32, 0), 2, 40);
        ui::Column left(context_.metrics, halves[0]), right(context_.metrics, halves[1]);
        ui::Page words;
        words.push_back(left.title(texts()("app.name"), 24));
        words.push_back(left.text(texts()("credits.version", {RECTOVERSO_VERSION}), 15, true));
        left.skip(20);
        for (const char* part : {"origin", "made"})
            add(words, left, part);
        for (const char* part : {"libraries", "sound", "fonts", "licence"})
            add(words, right, part);

        const Block block = block_of(window, std::max(left.y(), right.y()) - 16 + 2 * 28);
        ui::Page page = header(block, texts()("credits.title"));
        page.push_back({.kind = Kind::panel, .rect = block.content});
        for (ui::Control& control : words) {
            control.rect.y += block.content.y + 28;
            page.push_back(std::move(control));
        }
        return page;
    }

protected:
    Go chosen(const ui::Chosen& /*what*/) override { return go::Stay{}; }

private:
    void add(ui::Page& page, ui::Column& column, const std::string& part) const {
        page.push_back(column.text(texts()("credits." + part), 16, false, Face::bold));
        column.skip(4);
        page.push_back(column.text(texts()("credits." + part + ".words"), 16, true));
        column.skip(16);
    }
};

} // namespace

ScenePtr credits_scene(Context& context) {
    return std::make_unique<Credits>(context);
}

} // namespace game
