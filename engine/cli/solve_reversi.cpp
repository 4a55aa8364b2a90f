#include "engine/reversi/solve.hpp"

#include "engine/cli/commands.hpp"
#include "engine/cli/solve.hpp"

namespace engine::cli {

Result<Solution> solve(const reversi::State& state, bool empties_to_winner) {
    if (state.is_opening())
        return refused("--position: the opening is not over, give a position with four discs or "
                       "more");
    constexpr int best_alone = 1;
    const auto found = reversi::solve(
        state, empties_to_winner ? reversi::Empties::winners : reversi::Empties::nobodys,
        best_alone, {});
    const int difference = found.rated.front().score;
    Solution solution;
    solution.value = (difference > 0 ? "+" : "") + std::to_string(difference);
    solution.members = "\"value\":" + std::to_string(difference);
    for (const auto& one : found.rated)
        if (one.score == difference)
            solution.best.push_back(to_text(state, one.action));
    return solution;
}

} // namespace engine::cli
