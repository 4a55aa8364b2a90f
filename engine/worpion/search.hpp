#pragma once

#include <stop_token>

#include "engine/search/budget.hpp"
#include "engine/search/findings.hpp"
#include "engine/worpion/state.hpp"

namespace engine::worpion {

/// Searches until the budget is spent, the stop is requested or the game is decided. `margin` (at
/// least 0) is what `Findings` says of it; scores are points of `evaluate`, or beyond
/// `decided_score` where the game is decided. Precondition: the game is not over.
[[nodiscard]] Findings<Action> search(const State& state, const Budget& budget, int margin,
                                      std::stop_token stop);

} // namespace engine::worpion
