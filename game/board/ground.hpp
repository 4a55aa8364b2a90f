#pragma once

#include "game/board/board.hpp"

namespace game::board {

/// The board without pieces: its wooden rim, coordinates and recessed squares.
void draw_ground(Canvas& canvas, const ui::Theme& theme, const Skin& skin,
                 const Geometry& geometry);

/// The middle colour of a square, for what is blended with it.
[[nodiscard]] Colour square_colour(const ui::Theme& theme, const Skin& skin, engine::Cell cell);

} // namespace game::board
