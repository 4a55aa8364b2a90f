#pragma once

#include "game/board/board.hpp"
#include "game/canvas.hpp"

namespace game::play {

/// Where everything of the play scene stands, in logical units.
struct Layout {
    Rect window;
    board::Geometry board;
    Rect far_strip, near_strip; ///< names, trays and scores of the two players
    Rect status;                ///< whose turn it is and what may be done
    Rect tabs, list;            ///< the panel's tabs and what they show
    Rect panel;                 ///< around tabs and list
    Rect buttons;               ///< rows of them
    Rect chat_handle, chat;     ///< the drawer when it is open
};

/// Of the words on the buttons beside the board: two of them share the narrowest panel.
inline constexpr float button_size = 15;

/// Precondition: `size` is at least 800 x 600. `online` leaves room for the chat's handle.
[[nodiscard]] Layout lay_out(Vec size, float scale, const engine::GameInfo& game, board::View view,
                             bool online, int button_rows = 2);

} // namespace game::play
