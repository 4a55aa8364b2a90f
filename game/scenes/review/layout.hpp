#pragma once

#include "game/board/board.hpp"
#include "game/canvas.hpp"

namespace game::review {

/// Where everything of the replay stands, in logical units.
struct Layout {
    Rect window;
    board::Geometry board;
    Rect far_strip, near_strip;
    Rect back, rounds;              ///< above the panel; `rounds` is empty where there is one round
    Rect panel;                     ///< around head and list
    Rect head;                      ///< what the match is, and what is to be seen now
    Rect list;                      ///< of moves
    Rect slider, steps, main, more; ///< below the panel, from top to bottom
};

/// Precondition: `size` is at least 800 x 600.
[[nodiscard]] Layout lay_out(Vec size, float scale, const engine::GameInfo& game, board::View view,
                             bool several_rounds);

} // namespace game::review
