#pragma once

#include "engine/reversi/state.hpp"

namespace engine::reversi {

/// How good the position is for the player to move, in tenths of a disc; within 2,000, or the
/// decided score of a finished game. Weighs corners and the squares beside empty ones, stable
/// discs, moves now and later, parity and the discs themselves, by how full the board is.
[[nodiscard]] int evaluate(Board board);
[[nodiscard]] int evaluate(const State& state);

} // namespace engine::reversi
