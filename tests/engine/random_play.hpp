#pragma once

#include <vector>

#include "engine/base/random.hpp"
#include "engine/game.hpp"

/// The states of one game of random play from the start, the finished one last.
template <engine::GameState S>
std::vector<S> random_game(engine::Random& random) {
    std::vector<S> states{S::start(0)};
    for (;;) {
        const auto actions = states.back().actions();
        if (actions.empty())
            return states;
        S next = states.back();
        next.apply(actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
        states.push_back(next);
    }
}
