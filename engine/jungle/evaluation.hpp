#pragma once

#include "engine/jungle/position.hpp"

namespace engine::jungle {

/// How good the position is for the side to act, in points; within 6,000. Counts the animals by
/// their worth and their steps towards the enemy's den, who is near the own den, and whether two
/// animals are attacked at once.
[[nodiscard]] int evaluate(const Position& position);

} // namespace engine::jungle
