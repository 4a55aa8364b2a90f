#pragma once

#include <vector>

#include "engine/reversi/state.hpp"
#include "tests/engine/random_play.hpp"

/// Positions with at most `empties` empty squares from games of random play that went so far; the
/// finished ones too.
inline std::vector<engine::reversi::State> late_positions(int games, int empties,
                                                          std::uint64_t seed) {
    using engine::reversi::State;
    engine::Random random(seed);
    std::vector<State> found;
    for (int game = 0; game < games; ++game)
        for (const State& state : random_game<State>(random))
            if (!state.is_opening() && engine::reversi::count(state.board().empty()) <= empties)
                found.push_back(state);
    return found;
}

/// Boards that no game leads to, with many ways for a side to pass or to be wiped out: random discs
/// with `empties` squares left empty, mostly of one colour.
inline engine::reversi::Board random_board(int empties, engine::Random& random) {
    using namespace engine::reversi;
    Board board;
    for (int square = 0; square < square_count; ++square)
        (random.below(12) == 0 ? board.enemy : board.own) |= bit(square);
    while (count(board.empty()) < empties) {
        const Squares kept = ~bit(static_cast<int>(random.below(square_count)));
        board = {board.own & kept, board.enemy & kept};
    }
    return random.below(2) == 0 ? board : board.turned();
}
