#include "engine/reversi/midgame.hpp"

#include <algorithm>
#include <array>

#include "engine/reversi/endgame.hpp"
#include "engine/reversi/evaluation.hpp"
#include "engine/reversi/score.hpp"

namespace engine::reversi {

/// The moves of a board, the most promising first.
struct Midgame::Moves {
    struct Move {
        Board board; ///< after the move, as the enemy sees it
        int cost;    ///< what it leaves the enemy; the lowest is tried first
        std::uint8_t square;
    };

    /// Near the horizon a look at mobility must do.
    Moves(Board board, Squares squares, int first, int depth) {
        constexpr int near = 4;
        for (; squares != 0; squares &= squares - 1) {
            const int square = lowest(squares);
            const Board next = after(board, square);
            const int cost = square == first ? -infinite_score
                             : depth < near  ? quick_cost(next, square)
                                             : evaluate(next);
            insert({next, cost, static_cast<std::uint8_t>(square)});
        }
    }

    static int quick_cost(Board next, int square) {
        constexpr Squares beside_corners = 0x42c300000000c342;
        const Squares disc = bit(square), enemy = moves(next);
        return count(enemy) + 4 * count(enemy & corners) - ((disc & corners) != 0 ? 8 : 0) +
               ((disc & beside_corners) != 0 ? 3 : 0);
    }

    void insert(const Move& move) {
        Move* place = list.data() + size++;
        for (; place != list.data() && (place - 1)->cost > move.cost; --place)
            *place = *(place - 1);
        *place = move;
    }

    [[nodiscard]] const Move* begin() const { return list.data(); }
    [[nodiscard]] const Move* end() const { return list.data() + size; }

    std::array<Move, most_moves> list;
    std::size_t size = 0;
};

int Midgame::value(Board board, int depth, int alpha, int beta) {
    if (!meter_.spend())
        return 0;
    if (depth <= 0)
        return evaluate(board);
    const Squares squares = moves(board);
    if (squares == 0) {
        const Board passed = board.turned();
        return moves(passed) == 0 ? score_of(final_difference(board))
                                  : -value(passed, depth, -beta, -alpha);
    }
    constexpr int forgettable = 1;
    Known known;
    if (depth > forgettable)
        known = table_.find(hash(board));
    if (known.depth >= depth) {
        if (known.lower >= beta)
            return known.lower;
        if (known.upper <= alpha || known.lower == known.upper)
            return known.upper;
    }
    const Moves ordered(board, squares, known.best, depth);
    if (known.depth != depth)
        known = {.depth = static_cast<std::int8_t>(depth), .best = known.best};
    known.key = hash(board);
    const int best = best_of(ordered, depth, known, alpha, beta);
    if (depth > forgettable && !meter_.spent())
        table_.store(known);
    return best;
}

/// The first move is searched with the whole window, the others only to show that they are no
/// better. Fills in what is known then.
int Midgame::best_of(const Moves& moves, int depth, Known& known, int alpha, int beta) {
    int best = -infinite_score;
    for (const Moves::Move& move : moves) {
        const int floor = std::max(alpha, best);
        int score = best == -infinite_score ? -value(move.board, depth - 1, -beta, -floor)
                                            : -value(move.board, depth - 1, -floor - 1, -floor);
        if (best != -infinite_score && score > floor && score < beta)
            score = -value(move.board, depth - 1, -beta, -floor);
        if (meter_.spent())
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
