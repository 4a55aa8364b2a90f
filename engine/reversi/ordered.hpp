#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/reversi/board.hpp"
#include "engine/reversi/transpositions.hpp"
#include "engine/search/meter.hpp"

namespace engine::reversi {

/// A move as a search tries it.
struct Ordered {
    Board board;  ///< after the move, as the enemy sees it
    int cost = 0; ///< what it leaves the enemy; the lowest is tried first
    std::uint8_t square = 0;
};

/// The moves of a board, the most promising first.
class OrderedMoves {
public:
    void insert(const Ordered& move) {
        Ordered* place = list_.data() + size_++;
        for (; place != list_.data() && (place - 1)->cost > move.cost; --place)
            *place = *(place - 1);
        *place = move;
    }

    [[nodiscard]] const Ordered* begin() const { return list_.data(); }
    [[nodiscard]] const Ordered* end() const { return list_.data() + size_; }

private:
    std::array<Ordered, most_moves> list_;
    std::size_t size_ = 0;
};

/// The score of the best move (fail soft), `value(board, alpha, beta)` being the enemy's after one.
/// By the principal variation: the first is searched with the whole window, the others only to show
/// that they are no better. Fills in what is known then. Means nothing once the meter is spent.
/// Precondition: there are moves.
template <class Value>
[[nodiscard]] int best_of(const OrderedMoves& moves, Known& known, const Meter& meter, int alpha,
                          int beta, Value value) {
    int best = -infinite_score;
    for (const Ordered& move : moves) {
        const int floor = std::max(alpha, best);
        const bool first = best == -infinite_score;
        int score =
            first ? -value(move.board, -beta, -floor) : -value(move.board, -floor - 1, -floor);
        if (!first && score > floor && score < beta)
            score = -value(move.board, -beta, -floor);
        if (meter.spent())
            return 0;
        if (score > best) {
            best = score;
            known.best = move.square;
        }
        if (best >= beta)
            break;
    }
    const auto bound = static_cast<std::int16_t>(best);
    if (best > alpha)
        known.lower = std::max(known.lower, bound);
    if (best < beta)
        known.upper = std::min(known.upper, bound);
    return best;
}

} // namespace engine::reversi
