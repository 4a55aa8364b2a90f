#pragma once

#include <stop_token>

#include "engine/reversi/endgame.hpp"
#include "engine/reversi/state.hpp"
#include "engine/search/findings.hpp"

namespace engine::reversi {

/// Plays the game out, however long it takes. Unlike those of a search the scores are differences
/// in discs at the end, for the side to act; those of the best action and of all less than `margin`
/// discs behind it are exact: 1 finds every best action, 129 rates all. Its depth is 0 if the stop
/// was requested before the end, and then nothing else means anything. Preconditions: at least four
/// discs stand and the game is not over.
[[nodiscard]] Findings<Action> solve(const State& state, Empties empties, int margin,
                                     std::stop_token stop);

} // namespace engine::reversi
