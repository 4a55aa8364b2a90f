#pragma once

#include <array>

#include "game/scenes/demo.hpp"
#include "game/ui/page.hpp"

namespace game::home {

/// The three games as cards: each a small board that plays its loop once when it is reached.
class Cards {
public:
    Cards();

    void play(engine::GameId game) { demo(game).play(); }
    void stop();
    void update(float seconds, bool reduced, float speed);
    [[nodiscard]] bool moving() const;

    /// The controls on a row, named as their games.
    [[nodiscard]] static ui::Page page(const ui::Texts& texts, const Rect& row);
    /// What stands on the card of a game where it is drawn now; `main`: it is the one to press.
    void draw(Canvas& canvas, const Context& context, engine::GameId game, const ui::Control& card,
              bool main) const;

private:
    [[nodiscard]] Demo& demo(engine::GameId game) { return demos_[static_cast<std::size_t>(game)]; }
    [[nodiscard]] const Demo& demo(engine::GameId game) const {
        return demos_[static_cast<std::size_t>(game)];
    }

    std::array<Demo, 3> demos_;
};

} // namespace game::home
