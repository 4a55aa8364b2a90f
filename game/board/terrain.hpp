#pragma once

#include "game/board/board.hpp"
#include "game/ui/shapes.hpp"

// The ground of Jungle. What belongs to Blue is round, what belongs to Red is a rounded square, as
// their pieces are: it can be told apart in grey.
namespace game::board {

/// Meadow, rivers, traps and dens over all squares of the board; no rim, no coordinates.
void draw_terrain(Canvas& canvas, const ui::Theme& theme, const Geometry& geometry);

/// The middle colour of a square, for what is blended with it.
[[nodiscard]] Colour terrain_colour(const ui::Theme& theme, engine::Cell cell);

} // namespace game::board
