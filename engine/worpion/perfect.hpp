#pragma once

#include <cstdint>
#include <stop_token>

#include "engine/search/budget.hpp"
#include "engine/search/findings.hpp"
#include "engine/worpion/book.hpp"

namespace engine::worpion {

/// Perfect play: the action to take stands first in the findings. It keeps the value of the
/// position, wins as fast or resists as long as possible, and in a draw or a lost position leaves
/// the opponent the fewest turns that keep theirs; `seed` decides between what is left. Where the
/// budget ends earlier, the parts of that which stand first are seen to first. Scores beyond the
/// best one may be too high, but never reach it. Without a `book` (null) positions that need one
/// are searched in the ordinary way. Precondition: the game is not over.
[[nodiscard]] Findings<Action> play_perfectly(const State& state, const Book* book,
                                              const Budget& budget, std::uint64_t seed,
                                              std::stop_token stop);

} // namespace engine::worpion
