#pragma once

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "engine/base/random.hpp"
#include "engine/bot/levels.hpp"
#include "engine/game.hpp"
#include "engine/search/findings.hpp"
#include "engine/search/score.hpp"

/// How weak players see the actions that a search has rated: something escapes their notice, and
/// what they can take looks better than it is.
namespace engine {

/// Squares where the last actions ended; the eye rests there.
using Focus = std::vector<Cell>;

/// Whether the hand begins or ends this gesture within `reach` squares of the focus.
[[nodiscard]] inline bool is_near(const Focus& focus, const Gesture& gesture, int reach) {
    const auto near = [&](Cell one) {
        return std::any_of(focus.begin(), focus.end(), [&](Cell other) {
            return std::abs(one.column - other.column) <= reach &&
                   std::abs(one.row - other.row) <= reach;
        });
    };
    return gesture.pass || near(gesture.to) || (gesture.from && near(*gesture.from));
}

/// Of `rated`, what comes to the player's mind, best first in its eyes. Wins are never
/// overlooked, nor what alone prevents a loss. `reach`: how far from the focus nothing is
/// overlooked; `taken(action)`: how many pieces an action takes or turns.
template <GameState S, class Taken>
[[nodiscard]] std::vector<Rated<typename S::Action>>
seen(const S& state, std::vector<Rated<typename S::Action>> rated, const Level& level,
     const Focus& focus, int reach, Taken taken, Random& random) {
    const auto best = rated.front();
    std::erase_if(rated, [&](const auto& one) {
        const bool overlooked =
            random.below(100) < static_cast<std::uint32_t>(level.oversight_percent);
        return overlooked && one.score < decided_score && !focus.empty() &&
               !is_near(focus, gesture(state, one.action), reach);
    });
    if (rated.empty() || rated.front().score <= -decided_score)
        rated = {best};
    for (auto& one : rated)
        if (std::abs(one.score) < decided_score)
            one.score += level.greed * taken(one.action);
    std::stable_sort(rated.begin(), rated.end(),
                     [](const auto& a, const auto& b) { return a.score > b.score; });
    return rated;
}

} // namespace engine
