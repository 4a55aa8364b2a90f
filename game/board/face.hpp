#pragma once

#include "game/board/look.hpp"
#include "game/board/style.hpp"

// The faces of pawns. They only decorate: what a pawn is, its outline, ring and hollow say.
namespace game::board {

/// Smaller pawns, by their radius in device pixels, have no face.
inline constexpr float smallest_face = 16;

/// A face that is awake: eyes that look about, a mouth.
void add_awake_face(Painter& painter, const Look& look, FaceInk pen);
/// One that sleeps; it peeps with one eye, and it wakes from joy or worry.
void add_sleeping_face(Painter& painter, const Look& look, FaceInk pen);

} // namespace game::board
