#pragma once

#include "game/board/painter.hpp"
#include "game/board/skin.hpp"

namespace game::board {

/// A disc of Reversi: dark on one side and light on the other, each with a shallow dish.
void add_disc(ui::Mesh& mesh, const Skin& skin, const Piece& disc, float pixel);

} // namespace game::board
