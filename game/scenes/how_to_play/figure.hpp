#pragma once

#include <optional>
#include <vector>

#include "engine/base/result.hpp"
#include "engine/table.hpp"
#include "game/canvas.hpp"
#include "game/scenes/context.hpp"
#include "game/scenes/demo.hpp"
#include "game/scenes/excerpt.hpp"
#include "game/scenes/how_to_play/examples.hpp"

namespace game::how_to_play {

/// The boards of one example: before and after a move, which is shown once; two positions side by
/// side; or one board with what is not allowed on it.
class Figure {
public:
    /// `example` outlives it.
    Figure(engine::GameId game, const Example& example);

    void update(float seconds, bool reduced, float speed) { demo_.update(seconds, reduced, speed); }
    [[nodiscard]] bool moving() const { return demo_.moving(); }
    /// Why the last try is refused, where one is.
    [[nodiscard]] const std::optional<engine::Error>& refusal() const { return refusal_; }
    /// Whose turn it is at first.
    [[nodiscard]] engine::Side to_act() const { return demo_.first().to_act(); }

    /// Where the boards stand.
    struct Places {
        Excerpt first;
        std::optional<Excerpt> second;
    };
    [[nodiscard]] Places places(Rect room, float scale) const;
    void draw(Canvas& canvas, const Context& context, Rect room) const;
    /// Its first board alone, as a small sign of what it is about.
    void draw_sign(Canvas& canvas, const Context& context, Rect room) const;

private:
    void draw_try(Canvas& canvas, const board::Geometry& geometry,
                  const std::vector<engine::Cell>& squares) const;

    const Example& example_;
    std::vector<engine::Cell> part_;
    Demo demo_;
    board::Marks marks_; ///< on the first board
    std::optional<engine::Table> other_;
    std::optional<engine::Error> refusal_;
};

} // namespace game::how_to_play
