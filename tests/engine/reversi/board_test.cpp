#include "engine/reversi/board.hpp"

#include <doctest/doctest.h>

#include "engine/base/random.hpp"

using namespace engine;
using namespace engine::reversi;

namespace {

/// Walks each row square by square.
Squares walked_flips(Board board, int square) {
    Squares all = 0;
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx) {
            if (dx == 0 && dy == 0)
                continue;
            Squares run = 0;
            int x = square % 8 + dx, y = square / 8 + dy;
            for (; x >= 0 && x < 8 && y >= 0 && y < 8; x += dx, y += dy) {
                const Squares here = bit(8 * y + x);
                if ((board.own & here) != 0)
                    all |= run;
                if ((board.enemy & here) == 0)
                    break;
                run |= here;
            }
        }
    return all;
}

/// A board of any shape, from nearly empty to nearly full.
Board random_board(Random& random) {
    const std::uint32_t fill = 1 + random.below(15);
    Board board;
    for (int square = 0; square < square_count; ++square)
        if (random.below(16) < fill)
            (random.below(2) == 0 ? board.own : board.enemy) |= bit(square);
    return board;
}

} // namespace

TEST_CASE("reversi: moves and flips in parallel are those of walking every row") {
    Random random(1);
    for (int time = 0; time < 5000; ++time) {
        const Board board = random_board(random);
        Squares possible = 0;
        for (Squares left = board.empty(); left != 0; left &= left - 1) {
            const int square = lowest(left);
            const Squares walked = walked_flips(board, square);
            REQUIRE(flips(board, square) == walked);
            possible |= walked != 0 ? bit(square) : 0;
        }
        REQUIRE(moves(board) == possible);
    }
}

TEST_CASE("reversi: a move puts one disc, turns what it encloses and hands the board over") {
    const Board board{bit(2), bit(1)};
    CHECK(after(board, 0) == Board{0, bit(0) | bit(1) | bit(2)});
}
