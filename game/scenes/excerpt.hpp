#pragma once

#include <span>

#include "engine/game.hpp"
#include "game/board/board.hpp"
#include "game/canvas.hpp"

namespace game {

/// A board, or a part of it, on a page.
struct Excerpt {
    board::Geometry geometry; ///< of the whole board
    Rect shown;               ///< what may be drawn of it
    bool whole = true;
};

/// The board as large as `area` allows, in its middle: all of it, or, where `corners` are two
/// opposite squares, the part between them with a strip of what goes on beyond.
[[nodiscard]] Excerpt excerpt(Rect area, const engine::GameInfo& game,
                              std::span<const engine::Cell> corners, float scale);

} // namespace game
