#pragma once

#include <stop_token>

#include "engine/reversi/score.hpp"
#include "engine/reversi/state.hpp"
#include "engine/search/budget.hpp"
#include "engine/search/findings.hpp"

namespace engine::reversi {

/// Searches until the budget is spent, the stop is requested or the game is played out. `margin`
/// (at least 0) is what `Findings` says of it, in the scores of score.hpp, where `final_discs`
/// tells how a game that was played out ends. Precondition: the game is not over.
[[nodiscard]] Findings<Action> search(const State& state, const Budget& budget, int margin,
                                      std::stop_token stop);

} // namespace engine::reversi
