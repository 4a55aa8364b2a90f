#include <string>
#include <utility>

#include "game/scenes/menu.hpp"
#include "game/scenes/menus.hpp"

namespace game {

namespace {

using ui::Kind;

class NoticeScene : public OverlayScene {
public:
    NoticeScene(Context& context, std::string title, std::string words)
        : OverlayScene(context, "ok"), title_(std::move(title)),
          words_(sentence(std::move(words))) {}

    [[nodiscard]] std::string name() const override { return "notice"; }

    [[nodiscard]] ui::Page page() const override {
        constexpr float width = 480, padding = 32;
        const float inner = width - 2 * padding;
        const float height = ui::text_height(context_.metrics, title_, inner, 24, Face::bold) + 8 +
                             ui::text_height(context_.metrics, words_, inner, 17, Face::body) + 24 +
                             52 + 2 * padding;
        const Rect panel = ui::centred({0, 0, context_.size.x, context_.size.y}, {width, height});
        ui::Column column(context_.metrics, panel.inset(padding));
        ui::Page page{{.kind = Kind::panel, .rect = panel}};
        page.push_back(column.title(title_, 24));
        column.skip(8);
        page.push_back(column.text(words_, 17));
        column.skip(24);
        page.push_back({.id = "ok",
                        .kind = Kind::main,
                        .rect = column.take(52),
                        .label = texts()("menu.ok"),
                        .size = 18});
        return page;
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
