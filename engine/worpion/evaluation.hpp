#pragma once

#include "engine/worpion/state.hpp"

namespace engine::worpion {

/// How good the position is for the side to act, in points; within 1,000. Counts each player's
/// alignments, and lines with two equal pawns and an empty square, which one placement completes.
[[nodiscard]] int evaluate(const State& state);

} // namespace engine::worpion
