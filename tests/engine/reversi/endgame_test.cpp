#include "engine/reversi/endgame.hpp"

#include <doctest/doctest.h>

#include "engine/reversi/last_move.hpp"
#include "tests/engine/reversi/late_positions.hpp"

using namespace engine;
using namespace engine::reversi;

namespace {

/// Every line to its end.
int plain_difference(Board board, Empties empties) {
    Squares squares = moves(board);
    if (squares == 0) {
        const Board passed = board.turned();
        return moves(passed) == 0 ? final_difference(board, empties)
                                  : -plain_difference(passed, empties);
    }
    int best = -square_count - 1;
    for (; squares != 0; squares &= squares - 1)
        best = std::max(best, -plain_difference(after(board, lowest(squares)), empties));
    return best;
}

struct Solver {
    Meter meter{{}, {}};
    Transpositions table{1 << 10};
};

int difference(Board board, Empties empties = Empties::nobodys, int alpha = -square_count,
               int beta = square_count) {
    Solver solver;
    return Endgame(solver.meter, solver.table, empties).difference(board, alpha, beta);
}

void check(Board board) {
    CAPTURE(board.own);
    CAPTURE(board.enemy);
    for (const Empties empties : {Empties::nobodys, Empties::winners}) {
        const int plain = plain_difference(board, empties);
        REQUIRE(difference(board, empties) == plain);
        for (const int bound : {-10, -1, 0, 5})
            REQUIRE((difference(board, empties, bound, bound + 1) > bound) == (plain > bound));
    }
}

} // namespace

TEST_CASE("reversi: the endgame of games is that of playing every line to its end") {
    const auto positions = late_positions(40, 8, 1);
    CHECK(positions.size() > 300);
    for (const auto& state : positions)
        check(state.board());
}

TEST_CASE("reversi: endgames with passes and with a side wiped out are right too") {
    Random random(2);
    int passes = 0, early_ends = 0;
    for (int i = 0; i < 400; ++i) {
        const Board board = random_board(static_cast<int>(random.below(9)), random);
        passes += moves(board) == 0 ? 1 : 0;
        early_ends += difference(board) != difference(board, Empties::winners) ? 1 : 0;
        check(board);
    }
    CHECK(passes > 20);
    CHECK(early_ends > 20);
}

TEST_CASE("reversi: an endgame remembered from another window is right in a new one") {
    Random random(3);
    Solver solver;
    Endgame endgame(solver.meter, solver.table);
    for (int i = 0; i < 20; ++i) {
        const Board board = random_board(9, random);
        const int exact = difference(board);
        for (const int bound : {exact + 2, exact - 3, exact, exact - 1})
            REQUIRE((endgame.difference(board, bound, bound + 1) > bound) == (exact > bound));
        REQUIRE(endgame.difference(board, -square_count, square_count) == exact);
    }
}

TEST_CASE("reversi: the last move turns over as many discs as it does on the board") {
    Random random(4);
    for (int i = 0; i < 5000; ++i) {
        const Board board = random_board(1, random);
        const int square = lowest(board.empty());
        REQUIRE(last_flips(board.own, square) == count(flips(board, square)));
    }
}

TEST_CASE("reversi: empty squares count for nobody, or for the winner where asked") {
    const Board ahead{0b111, 0b11000};
    CHECK(final_difference(ahead) == 1);
    CHECK(final_difference(ahead, Empties::winners) == 1 + 59);
    CHECK(final_difference(ahead.turned(), Empties::winners) == -60);
    CHECK(final_difference({1, 2}, Empties::winners) == 0);
}

TEST_CASE("reversi: a spent meter ends an endgame at once") {
    Random random(5);
    const Board board = random_board(14, random);
    Meter meter({.nodes = 50, .time = std::nullopt}, {});
    Transpositions table(1 << 10);
    static_cast<void>(Endgame(meter, table).difference(board, -square_count, square_count));
    CHECK(meter.spent());
    CHECK(meter.nodes() == 50);
}
