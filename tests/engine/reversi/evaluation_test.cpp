#include "engine/reversi/evaluation.hpp"

#include <doctest/doctest.h>

#include "engine/reversi/score.hpp"
#include "tests/engine/random_play.hpp"

using namespace engine;
using reversi::State;

namespace {

/// The position turned over (files for ranks) or mirrored (a for h).
std::string changed(const std::string& position, bool transposed) {
    std::string text = position;
    for (std::size_t row = 0; row < 8; ++row)
        for (std::size_t column = 0; column < 8; ++column)
            text[8 * row + column] =
                transposed ? position[8 * column + row] : position[8 * row + 7 - column];
    return text;
}

int points(const std::string& position) {
    const auto state = State::read(position);
    REQUIRE(state.ok());
    return evaluate(*state);
}

} // namespace

TEST_CASE("reversi: a position is worth the same however the board is turned or mirrored") {
    Random random(1);
    for (int game = 0; game < 20; ++game)
        for (const State& state : random_game<State>(random)) {
            const std::string position = to_text(state);
            CHECK(points(changed(position, true)) == evaluate(state));
            CHECK(points(changed(position, false)) == evaluate(state));
            CHECK((std::abs(evaluate(state)) < 2000) == !state.outcome());
        }
    static_assert(2000 < decided_score);
}

TEST_CASE("reversi: a corner is worth a lot, the squares beside an empty one cost") {
    const std::string rest = "-------------------OX------XO--------------------------- X";
    const int plain = points("--------" + rest);
    CHECK(points("X-------" + rest) > plain + 50);
    CHECK(points("O-------" + rest) < plain - 50);
    CHECK(points("-X------" + rest) < points("--X-----" + rest));
}

TEST_CASE("reversi: a position is worth the same to the player to move in either colour") {
    Random random(2);
    for (const State& state : random_game<State>(random)) {
        if (state.is_opening())
            continue;
        std::string swapped = to_text(state);
        for (char& c : swapped)
            c = c == 'X' ? 'O' : c == 'O' ? 'X' : c;
        CHECK(points(swapped) == evaluate(state));
    }
}

TEST_CASE("reversi: a finished game is worth its discs") {
    const std::string board(62, 'X');
    CHECK(points(board + "XX X") == reversi::score_of(64));
    CHECK(points(board + "XO X") == reversi::score_of(62));
    CHECK(points(board + "XO O") == reversi::score_of(-62));
}
