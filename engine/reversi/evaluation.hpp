#pragma once

#include "engine/reversi/state.hpp"

namespace engine::reversi {

/// How good the position is for the side to act, in points; within 5,000. Weighs corners and the
/// squares beside empty ones, discs that a corner holds along the edge, moves now and later,
/// parity, and towards the end the discs themselves. The weights are guesses that play sensibly.
[[nodiscard]] int evaluate(const State& state);

} // namespace engine::reversi
