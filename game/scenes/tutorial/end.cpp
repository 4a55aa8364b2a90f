#include <memory>

#include "game/scenes/bot_words.hpp"
#include "game/scenes/menu.hpp"
#include "game/scenes/menus.hpp"
#include "game/scenes/panel_page.hpp"
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
        const auto fill = [this](ui::Page& page, ui::Column& column) {
            column.skip(2 * face + 12);
            page.push_back(column.title(texts()("tutorial.end.title"), 30));
            page.back().align = Align::centre;
            column.skip(4);
            page.push_back(column.text(texts()("tutorial.end.words"), 18));
            page.back().align = Align::centre;
            column.skip(32);
            const std::string minim = bot_name(texts(), LevelName::beginner);
            add_main(page, column, "play", texts()("tutorial.end.play", {minim}));
            column.skip(button_gap);
            add_row(page, column,
                    {{"again", Kind::button, texts()("tutorial.end.again")},
                     {"home", Kind::button, texts()("tutorial.end.home")}});
        };
        return panel_page(context_, 512, fill, padding);
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
        const Rect panel = page().front().rect;
        draw_portrait(canvas, LevelName::beginner, {panel.centre().x, panel.y + padding + face},
                      face);
    }

private:
    static constexpr float face = 56, padding = 32;

    engine::GameId game_;
};

} // namespace

ScenePtr tutorial_end_scene(Context& context, engine::GameId game) {
    return std::make_unique<End>(context, game);
}

} // namespace game
