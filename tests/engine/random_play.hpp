#pragma once

#include <vector>

#include "engine/base/random.hpp"
#include "engine/game.hpp"

/// The states of one game of random play from any opening, the finished one last.
template <engine::GameState S>
std::vector<S> random_game(engine::Random& random) {
    const auto openings = static_cast<std::uint32_t>(S::info.openings.size());
    std::vector<S> states{S::start(random.below(openings))};
    for (;;) {
        const auto actions = states.back().actions();
        if (actions.empty())
            return states;
        S next = states.back();
        next.apply(actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
        states.push_back(next);
    }
}
