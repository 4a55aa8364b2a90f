#pragma once

#include <cstdint>

#include "engine/reversi/board.hpp"
#include "engine/reversi/ordered.hpp"
#include "engine/reversi/transpositions.hpp"
#include "engine/search/meter.hpp"

namespace engine::reversi {

/// Whose the empty squares are when a game ends before the board is full: the rules say nobody's,
/// published scores often the winner's.
enum class Empties : std::uint8_t { nobodys, winners };

/// Discs of the player to move less the enemy's in a finished game; within 64.
[[nodiscard]] int final_difference(Board board, Empties empties = Empties::nobodys);

/// Plays the last moves out: alpha-beta on the difference in discs at the end, which is exact. Down
/// to a few empty squares it remembers boards and tries first what leaves the enemy the fewest
/// moves; then it goes by parity alone (a move into a region with an odd number of empty squares
/// tends to be the last one there); the last four squares have code of their own.
class Endgame {
public:
    /// Both are used, not owned.
    Endgame(Meter& meter, Transpositions& table, Empties empties = Empties::nobodys)
        : meter_(meter), table_(table), empties_(empties) {}

    /// The difference for the player to move if both sides play best; at or outside of the window
    /// `alpha` to `beta` it is but a bound on that side. Means nothing once the meter is spent.
    [[nodiscard]] int difference(Board board, int alpha, int beta);

    /// What is remembered of a board in differences.
    [[nodiscard]] Known known(Board board) const { return table_.find(key(board)); }

private:
    [[nodiscard]] static std::uint64_t key(Board board);
    [[nodiscard]] int finished(Board board) const { return final_difference(board, empties_); }

    int deep(Board board, int alpha, int beta);
    bool cut_by_children(const OrderedMoves& moves, int beta, int& score) const;
    int shallow(Board board, int alpha, int beta, unsigned odd, int left);
    [[nodiscard]] int last_two(Board board, int alpha, int beta) const;
    [[nodiscard]] int better_of(Board board, int beta, int one, int other) const;
    [[nodiscard]] int last_one(Board board, int square) const;

    Meter& meter_;
    Transpositions& table_;
    Empties empties_;
};

} // namespace engine::reversi
