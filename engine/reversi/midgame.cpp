#include "engine/reversi/midgame.hpp"

#include "engine/reversi/endgame.hpp"
#include "engine/reversi/evaluation.hpp"
#include "engine/reversi/ordered.hpp"
#include "engine/reversi/score.hpp"

namespace engine::reversi {

namespace {

int quick_cost(Board next, int square) {
    constexpr Squares beside_corners = 0x42c300000000c342;
    const Squares disc = bit(square), enemy = moves(next);
    return count(enemy) + 4 * count(enemy & corners) - ((disc & corners) != 0 ? 8 : 0) +
           ((disc & beside_corners) != 0 ? 3 : 0);
}

/// Near the horizon a look at mobility must do.
OrderedMoves ordered(Board board, Squares squares, int first, int depth) {
    constexpr int near = 4;
    OrderedMoves moves;
    for (; squares != 0; squares &= squares - 1) {
        const int square = lowest(squares);
        const Board next = after(board, square);
        const int cost = square == first ? -infinite_score
                         : depth < near  ? quick_cost(next, square)
                                         : evaluate(next);
        moves.insert({next, cost, static_cast<std::uint8_t>(square)});
    }
    return moves;
}

} // namespace

int Midgame::value(Board board, int depth, int alpha, int beta) {
    if (!meter_.spend())
        return 0;
    if (depth <= 0)
        return evaluate(board);
    const Squares squares = reversi::moves(board);
    if (squares == 0) {
        const Board passed = board.turned();
        return reversi::moves(passed) == 0 ? score_of(final_difference(board))
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
    const OrderedMoves moves = ordered(board, squares, known.best, depth);
    if (known.depth != depth)
        known = {.depth = static_cast<std::int8_t>(depth), .best = known.best};
    known.key = hash(board);
    const int best =
        best_of(moves, known, meter_, alpha, beta, [this, depth](Board next, int low, int high) {
            return value(next, depth - 1, low, high);
        });
    if (depth > forgettable && !meter_.spent())
        table_.store(known);
    return best;
}

} // namespace engine::reversi
