#pragma once

#include <algorithm>
#include <vector>

#include "engine/game.hpp"
#include "engine/search/score.hpp"

/// The value of a state `depth` actions deep, without any cleverness; `ply` actions from the root.
template <engine::GameState S>
int minimax(const S& state, int depth, int ply) {
    if (const auto outcome = state.outcome()) {
        if (!outcome->winner)
            return 0;
        return *outcome->winner == state.to_act() ? engine::win_score - ply
                                                  : ply - engine::win_score;
    }
    if (depth == 0)
        return evaluate(state);
    int best = -engine::infinite_score;
    for (const auto action : state.actions()) {
        S next = state;
        next.apply(action);
        const int score = minimax(next, depth - 1, ply + 1);
        best = std::max(best, next.to_act() == state.to_act() ? score : -score);
    }
    return best;
}

/// The scores of all actions, in their order.
template <engine::GameState S>
std::vector<int> plain_scores(const S& state, int depth) {
    std::vector<int> scores;
    for (const auto action : state.actions()) {
        S next = state;
        next.apply(action);
        const int score = minimax(next, depth - 1, 1);
        scores.push_back(next.to_act() == state.to_act() ? score : -score);
    }
    return scores;
}
