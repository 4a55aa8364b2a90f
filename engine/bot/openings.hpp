#pragma once

#include <cstdint>

#include "engine/table.hpp"

namespace engine {

/// Opening `number` of the endless list that bots are measured from: a few random actions from the
/// start (5 in Worpion, 8 in Reversi, 6 in Jungle) after which the game goes on and the side to act
/// has nothing to win or take at once. What does not end so is drawn again. Always the same for the
/// same number, whatever the bots know.
[[nodiscard]] Table match_opening(GameId game, std::uint64_t number);

} // namespace engine
