#pragma once

#include "game/board/painter.hpp"
#include "game/board/skin.hpp"

namespace game::board {

/// A pawn of Worpion: a thick token. Orange is round, Green a rounded square; the front is solid
/// with an inlaid ring and wide awake, the back has a hollow centre and sleeps.
void add_pawn(ui::Mesh& mesh, const Skin& skin, const Piece& pawn, float pixel);

} // namespace game::board
