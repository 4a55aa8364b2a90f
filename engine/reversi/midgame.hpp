#pragma once

#include "engine/reversi/board.hpp"
#include "engine/reversi/transpositions.hpp"
#include "engine/search/meter.hpp"

namespace engine::reversi {

/// Looks a number of moves ahead: principal variation search (negamax, fail soft) that tries first
/// what it remembers as best, then what the evaluation or the enemy's mobility recommends. A pass
/// is no move. Scores are those of score.hpp.
class Midgame {
public:
    /// Both are used, not owned.
    Midgame(Meter& meter, Transpositions& table) : meter_(meter), table_(table) {}

    /// The score for the player to move after `depth` more moves of best play; at or outside of the
    /// window `alpha` to `beta` it is but a bound on that side. Means nothing once the meter is
    /// spent.
    [[nodiscard]] int value(Board board, int depth, int alpha, int beta);

    /// What is remembered of a board.
    [[nodiscard]] Known known(Board board) const { return table_.find(hash(board)); }

private:
    Meter& meter_;
    Transpositions& table_;
};

} // namespace engine::reversi
