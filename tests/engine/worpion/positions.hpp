#pragma once

#include <bit>
#include <optional>

#include "engine/worpion/state.hpp"
#include "tests/engine/random_play.hpp"

namespace positions {

inline int pawn_count(const engine::worpion::State& state) {
    return std::popcount(engine::worpion::occupied(state.pawns()));
}

/// A position of random play with this many pawns, from 0 to 15, whose game is not over: where a
/// turn begins or, with `mid_turn`, after its flip.
inline engine::worpion::State random_position(engine::Random& random, int pawns, bool mid_turn) {
    using engine::worpion::Phase;
    for (;;)
        for (const auto& state : random_game<engine::worpion::State>(random))
            if (pawn_count(state) == pawns && !state.outcome() &&
                (mid_turn || pawns == 0) == (state.phase() == Phase::place))
                return state;
}

} // namespace positions
