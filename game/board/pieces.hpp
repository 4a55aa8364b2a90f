#pragma once

#include <span>

#include "game/board/painter.hpp"
#include "game/board/skin.hpp"
#include "game/canvas.hpp"

namespace game::board {

/// A piece and how it stands over the board.
struct Standing {
    Piece piece;
    float height = 0; ///< logical units
    float shade = 1;  ///< of its shadow, 0 to 1
};

/// Their shadows, which fall on what is drawn already.
void draw_shadows(Canvas& canvas, const Skin& skin, std::span<const Standing> pieces);
/// The pieces themselves; none of them may cover another.
void draw_bodies(Canvas& canvas, const Skin& skin, std::span<const Standing> pieces);

} // namespace game::board
