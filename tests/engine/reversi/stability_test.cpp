#include "engine/reversi/stability.hpp"

#include <doctest/doctest.h>

#include "tests/engine/reversi/late_positions.hpp"

using namespace engine;
using namespace engine::reversi;

namespace {

/// Takes away the discs that turn over in some line from here on; `own` stays the same side's.
void keep_unturned(Board board, Squares& kept, bool own_to_move, bool passed = false) {
    const Board mover = own_to_move ? board : board.turned();
    Squares squares = moves(mover);
    if (squares == 0 && !passed)
        keep_unturned(board, kept, !own_to_move, true);
    for (; squares != 0; squares &= squares - 1) {
        const Board next = after(mover, lowest(squares));
        const Board seen = own_to_move ? next.turned() : next;
        kept &= seen.own;
        keep_unturned(seen, kept, !own_to_move);
    }
}

} // namespace

TEST_CASE("reversi: no stable disc is ever turned over, whoever moves") {
    int found = 0;
    for (const auto& state : late_positions(60, 6, 1)) {
        const Board board = state.board();
        const Squares claimed = stable(board);
        Squares kept = board.own;
        keep_unturned(board, kept, true);
        keep_unturned(board, kept, false);
        REQUIRE((claimed & ~kept) == 0);
        found += count(claimed);
    }
    CHECK(found > 1000);
}

TEST_CASE("reversi: discs along the edge from a corner are stable, others of the edge are not") {
    CHECK(stable({0b00000111, 0}) == 0b00000111);
    CHECK(stable({0b00001110, 0}) == 0);
    CHECK(stable({0b00001011, 0}) == 0b00000011);
    // A full edge needs no corner of one's own.
    CHECK(stable({0b00111100, 0b11000011}) == 0b00111100);
    // A triangle in the corner.
    CHECK(stable({0x0000000000010307, 0}) == 0x0000000000010307);
    // The same, but open along one diagonal.
    CHECK(stable({0x0000000000000303, 0}) == 0x0000000000000103);
}

TEST_CASE("reversi: every disc of a full board is stable") {
    Random random(2);
    for (int i = 0; i < 100; ++i) {
        const Board board = random_board(0, random);
        CHECK(stable(board) == board.own);
    }
}
