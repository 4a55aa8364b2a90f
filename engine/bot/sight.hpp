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

/// What a hasty player finds: how the board looks after each action, by `points(state)` for the
/// side to act there, and whether the opponent can win by the very next action.
template <GameState S, class Points>
[[nodiscard]] Findings<typename S::Action> glance(const S& state, Points points) {
    const auto after = [](const S& before, typename S::Action action) {
        S next = before;
        next.apply(action);
        return next;
    };
    const auto outcome_points = [](const Outcome& outcome, Side side) {
        return !outcome.winner ? 0 : *outcome.winner == side ? win_score - 1 : 2 - win_score;
    };
    const auto points_of = [&](const S& next) {
        if (const auto outcome = next.outcome())
            return outcome_points(*outcome, state.to_act());
        if (next.to_act() == state.to_act())
            return points(next);
        for (const auto reply : next.actions())
            if (const auto outcome = after(next, reply).outcome();
                outcome && outcome->winner == next.to_act())
                return 2 - win_score;
        return -points(next);
    };
    Findings<typename S::Action> found;
    for (const auto action : state.actions())
        found.rated.push_back({action, points_of(after(state, action))});
    std::stable_sort(found.rated.begin(), found.rated.end(),
                     [](const auto& a, const auto& b) { return a.score > b.score; });
    found.line = {found.rated.front().action};
    found.depth = 1;
    found.nodes = found.rated.size();
    return found;
}

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
/// overlooked; `turned(action)`: how many pieces an action turns over.
template <GameState S, class Turned>
[[nodiscard]] std::vector<Rated<typename S::Action>>
seen(const S& state, std::vector<Rated<typename S::Action>> rated, const Level& level,
     const Focus& focus, int reach, Turned turned, Random& random) {
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
            one.score += level.greed * turned(one.action);
    std::stable_sort(rated.begin(), rated.end(),
                     [](const auto& a, const auto& b) { return a.score > b.score; });
    return rated;
}

} // namespace engine
