#pragma once

#include "engine/jungle/position.hpp"

namespace engine::jungle {

/// How good the position is for the side to act, in points; within 6,000. Counts the animals by
/// their worth and 10 for every step that each is nearer to the enemy's den.
[[nodiscard]] int evaluate(const Position& position);

} // namespace engine::jungle
