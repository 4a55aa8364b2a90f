#include <memory>

#include "game/scenes/bot_words.hpp"
#include "game/scenes/menu.hpp"
#include "game/scenes/menus.hpp"
#include "game/scenes/portrait.hpp"

namespace game {

namespace {

using engine::LevelName;
using ui::Kind;

/// After the last step: what may come next.
class End : public MenuScene {
public:
    End(Context& context, engine::GameId game) : MenuScene(context, "play"), game_(game) {}

    [[nodiscard]] std::string name() const override { return "tutorial-end"; }
    [[nodiscard]] std::optional<engine::GameId> game() const override { return game_; }
    [[nodiscard]] std::optional<Track> music() const override { return track_of(game_); }

    [[nodiscard]] ui::Page page() const override {
        const Rect panel = card();
        ui::Page page{{.kind = Kind::panel, .rect = panel}};
        ui::Column column(context_.metrics, panel.inset(32));
        column.skip(2 * face + 12);
        page.push_back(column.title(texts()("tutorial.end.title"), 30));
        page.back().align = Align::centre;
        column.skip(4);
        page.push_back(column.text(texts()("tutorial.end.words"), 18));
        page.back().align = Align::centre;
        const Rect inner = panel.inset(32);
        const std::string minim = bot_name(texts(), LevelName::beginner);
        page.push_back({.id = "play",
                        .kind = Kind::main,
                        .rect = {inner.x, inner.bottom() - 48 - 12 - 56, inner.w, 56},
                        .label = texts()("tutorial.end.play", {minim}),
                        .size = 18});
        const auto below = ui::split({inner.x, inner.bottom() - 48, inner.w, 48}, 2, 8);
        page.push_back({.id = "again",
                        .kind = Kind::button,
                        .rect = below[0],
                        .label = texts()("tutorial.end.again")});
        page.push_back({.id = "home",
                        .kind = Kind::button,
                        .rect = below[1],
                        .label = texts()("tutorial.end.home")});
        return page;
    }

protected:
    Go chosen(const ui::Chosen& what) override {
        if (what.id == "again")
            return go::Replace{tutorial_scene(context_, game_, 0)};
        if (what.id == "play")
            return go::Replace{context_.first_match(game_)};
        return go::Home{};
    }

    void paint(Canvas& canvas) const override {
        const Rect panel = card();
        draw_portrait(canvas, LevelName::beginner, {panel.centre().x, panel.y + 32 + face}, face);
    }

private:
    static constexpr float face = 56;

    [[nodiscard]] Rect card() const {
        return ui::centred({0, 0, context_.size.x, context_.size.y}, {512, 472});
    }

    engine::GameId game_;
};

} // namespace

ScenePtr tutorial_end_scene(Context& context, engine::GameId game) {
    return std::make_unique<End>(context, game);
}

} // namespace game
