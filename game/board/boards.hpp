#pragma once

#include "game/board/board.hpp"
#include "game/ui/shapes.hpp"
#include "game/ui/theme.hpp"

// What boards may be made of.
namespace game::board {

/// The colours of a board; those that come in pairs are of its top and bottom.
struct BoardColours {
    Colour rim, rim_low;
    Colour coordinate;
    Colour square, square_low; ///< Worpion's
    Colour felt;               ///< Reversi's squares
};
[[nodiscard]] BoardColours board_colours(const ui::Theme& theme, BoardStyle style);

/// What shows the material of a rim between its outer edge and the squares.
void add_rim_detail(ui::Mesh& mesh, BoardStyle style, const Geometry& geometry);
/// What shows the material of a square; `number` tells squares apart.
void add_square_detail(ui::Mesh& mesh, const Skin& skin, Rect square, Colour tone, int number);

} // namespace game::board
