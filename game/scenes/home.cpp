#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "game/scenes/demo.hpp"
#include "game/scenes/menu.hpp"
#include "game/scenes/menus.hpp"
#include "game/scenes/welcome.hpp"
#include "game/ui/parts.hpp"
#include "game/ui/shapes.hpp"

namespace game {

namespace {

using ui::Icon;
using ui::Kind;

class Home : public MenuScene {
public:
    Home(Context& context, const Launch& launch)
        : MenuScene(context, "worpion"), launch_(launch),
          demo_("gg1G/O3/1o2/2O1 o f", {"d4-d3", "a2r", "b2-b1", "c3r", "d3-d4", "a1r"}) {}

    [[nodiscard]] std::string name() const override { return "home"; }

    Go on(const Input& input) override {
        const bool focused = hands_.focus() == card, hovered = hands_.hovered() == card;
        Go go = MenuScene::on(input);
        const bool reached =
            (hands_.focus() == card && !focused) || (hands_.hovered() == card && !hovered);
        if (reached && std::holds_alternative<go::Stay>(go))
            demo_.play();
        return go;
    }

    Go update(float seconds) override {
        demo_.update(seconds, context_.settings.reduced_motion, context_.speed());
        // Where a match was asked for at once, home begins when it is come back to.
        if (covered_ || std::exchange(begun_, true))
            return go::Stay{};
        return begin();
    }
    [[nodiscard]] bool moving() const override { return demo_.moving(); }
    void covered() override {
        demo_.stop();
        covered_ = true;
    }
    void resumed() override {
        MenuScene::resumed();
        covered_ = false;
        context_.audio.music(Track::home);
    }

    [[nodiscard]] ui::Page page() const override {
        const Layout at = layout();
        ui::Page page{
            {.kind = Kind::title, .rect = at.title, .label = texts()("app.name"), .size = 36},
            {.kind = Kind::text,
             .rect = at.motto,
             .label = texts()("home.motto"),
             .size = 17,
             .muted = true},
            {.id = "worpion",
             .kind = Kind::card,
             .rect = at.card,
             .label = texts()("worpion.name"),
             .detail = texts()("worpion.about")}};
        const std::array large{std::pair{"two", Icon::people}, std::pair{"direct", Icon::link},
                               std::pair{"how-to-play", Icon::book}};
        const std::array small{std::pair{"settings", Icon::gear}, std::pair{"credits", Icon::star},
                               std::pair{"quit", Icon::cross}};
        constexpr float gap = 16, low = 48;
        const float foot = 3 * low + 2 * gap;
        const float high = std::clamp(std::floor((at.list.h - foot - 4 * gap) / 3), 60.0F, 104.0F);
        float y = at.list.y;
        for (const auto& [id, icon] : large) {
            page.push_back(entry(id, icon, {at.list.x, y, at.list.w, high}, 19));
            y += high + gap;
        }
        y = at.list.bottom() - foot;
        for (const auto& [id, icon] : small) {
            page.push_back(entry(id, icon, {at.list.x, y, at.list.w, low}, 16));
            y += low + gap;
        }
        return page;
    }

protected:
    Go chosen(const ui::Chosen& what) override {
        demo_.stop();
        if (what.id == "worpion")
            return go::Push{set_up_scene(context_, launch_)};
        if (what.id == "two")
            return go::Push{set_up_scene(context_, launch_, true)};
        if (what.id == "direct")
            return go::Push{direct_scene(context_, launch_)};
        if (what.id == "how-to-play")
            return go::Push{how_to_play_scene(context_)};
        if (what.id == "settings")
            return go::Push{settings_scene(context_)};
        if (what.id == "credits")
            return go::Push{credits_scene(context_)};
        return go::Quit{};
    }
    /// Escape leads nowhere from here: it shows the way out instead of taking it.
    Go back() override {
        hands_.focus("quit");
        return go::Stay{};
    }

    void paint(Canvas& canvas) const override {
        const Layout at = layout();
        const board::Skin skin{engine::GameId::worpion, context_.settings.colour_blind};
        const float middle = at.title.y + 36;
        board::draw_piece(canvas, skin, {at.title.x - 38, middle + 6}, 22, engine::Side::second, 1);
        board::draw_piece(canvas, skin, {at.title.x - 62, middle - 6}, 24, engine::Side::first, 0);

        const ui::Page now = page();
        ui::Control shown = *ui::find(now, card);
        shown.rect = ui::shown_rect(shown, hands_);
        const auto words = ui::parts::card_words(context_.metrics, shown);
        const Rect room = shown.rect.inset(24);
        demo_.draw(canvas, context_, {room.x, room.y, room.w, words.title.y - 12 - room.y});
        play_sign(canvas, words.title);
    }

private:
    struct Layout {
        Rect title, motto, card, list;
    };

    [[nodiscard]] Layout layout() const {
        const Vec window = context_.size;
        const Rect column = ui::content(window, 1080);
        const float room = window.y - 128 - 32;
        const float height = std::min(room, 580.0F);
        const float y = std::round(128 + (room - height) * 0.3F);
        const float wide = std::round(column.w * 0.58F);
        const float top = y - 100;
        return {{column.x + 96, top, column.w - 96, 51},
                {column.x + 96, top + 52, column.w - 96, 24},
                {column.x, y, wide, height},
                {column.x + wide + 32, y, column.w - wide - 32, height}};
    }

    [[nodiscard]] ui::Control entry(const char* id, Icon icon, Rect rect, float size) const {
        return {.id = id,
                .kind = Kind::button,
                .rect = rect,
                .label = texts()("home." + std::string(id)),
                .size = size,
                .align = Align::left,
                .icon = icon};
    }

    /// What the card does, in the colours of a main button.
    void play_sign(Canvas& canvas, const Rect& title) const {
        const std::string words = texts()("menu.play");
        const float width = context_.metrics.width(words, 18, Face::bold) + 48;
        const Rect sign{title.right() - width, title.y - 6, width, 44};
        const ui::Theme& theme = context_.theme();
        ui::Mesh mesh(1 / canvas.scale());
        mesh.rounded(sign, 22, theme.accent, theme.accent_low);
        mesh.draw(canvas);
        canvas.text(words, {sign.centre().x, ui::baseline(sign.centre().y, 18)},
                    {18, theme.accent_ink, Face::bold, Align::centre});
    }

    Go begin() {
        context_.audio.music(Track::home);
        if (!context_.settings.welcomed && context_.settings.name.empty())
            return go::Push{welcome_scene(context_)};
        demo_.play();
        return go::Stay{};
    }

    static constexpr std::string_view card = "worpion";

    const Launch& launch_;
    Demo demo_;
    bool begun_ = false, covered_ = false;
};

} // namespace

ScenePtr home_scene(Context& context, const Launch& launch) {
    return std::make_unique<Home>(context, launch);
}

} // namespace game
