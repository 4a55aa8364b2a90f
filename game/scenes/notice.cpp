#include <string>
#include <utility>

#include "game/scenes/menu.hpp"
#include "game/scenes/menus.hpp"
#include "game/scenes/panel_page.hpp"

namespace game {

namespace {

class NoticeScene : public OverlayScene {
public:
    NoticeScene(Context& context, std::string title, std::string words)
        : OverlayScene(context, "ok"), title_(std::move(title)),
          words_(sentence(std::move(words))) {}

    [[nodiscard]] std::string name() const override { return "notice"; }

    [[nodiscard]] ui::Page page() const override {
        const auto fill = [this](ui::Page& page, ui::Column& column) {
            page.push_back(column.title(title_, 24));
            column.skip(8);
            page.push_back(column.text(words_, 17));
            column.skip(24);
            add_main(page, column, "ok", texts()("menu.ok"));
        };
        return panel_page(context_, 480, fill, 32);
    }

protected:
    Go chosen(const ui::Chosen& /*what*/) override { return go::Back{}; }

private:
    std::string title_, words_;
};

} // namespace

ScenePtr notice_scene(Context& context, std::string title, std::string words) {
    return std::make_unique<NoticeScene>(context, std::move(title), std::move(words));
}

} // namespace game
