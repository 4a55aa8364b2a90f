#pragma once

#include <cstdint>

#include "engine/game.hpp"

namespace engine {

/// How many sequences of exactly `depth` actions (at least 0) there are from `state`. The last
/// actions are counted without being played, and a game may bring a faster count of its own.
template <GameState S>
[[nodiscard]] std::uint64_t perft(const S& state, int depth) {
    if constexpr (requires { count_sequences(state, depth); }) {
        return count_sequences(state, depth); // the game's own, quicker way
    } else {
        if (depth == 0)
            return 1;
        if (depth == 1) {
            if constexpr (requires { state.action_count(); })
                return state.action_count();
            else
                return state.actions().size();
        }
        std::uint64_t total = 0;
        for (const auto action : state.actions()) {
            S next = state;
            next.apply(action);
            total += perft(next, depth - 1);
        }
        return total;
    }
}

} // namespace engine
