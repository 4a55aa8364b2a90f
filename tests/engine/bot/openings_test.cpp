#include "engine/bot/openings.hpp"

#include <set>

#include <doctest/doctest.h>

#include "engine/bot/tactics.hpp"

using namespace engine;

TEST_CASE("openings: each is the same every time, of the game's length and undecided") {
    for (const GameId game : all_games())
        for (std::uint64_t number = 1; number <= 20; ++number) {
            const Table opening = match_opening(game, number);
            CHECK(match_opening(game, number) == opening);
            CHECK(opening.length() == match_opening(game, 0).length());
            CHECK_FALSE(opening.outcome());
            CHECK_FALSE(has_tactics(opening));
        }
}

TEST_CASE("openings: hardly two are alike") {
    for (const GameId game : all_games()) {
        std::set<std::string> positions;
        for (std::uint64_t number = 1; number <= 100; ++number)
            positions.insert(match_opening(game, number).position());
        CHECK(positions.size() >= 95);
    }
}

// Whoever compares results over years relies on it.
TEST_CASE("openings: the list stays as it is") {
    CHECK(match_opening(GameId::worpion, 1).record() == "a2v a2-a1/b3r b3-b4/a3v");
    CHECK(match_opening(GameId::reversi, 1).record() == "d3 c5 c6 e3 b5 b6 f5 d2");
    CHECK(match_opening(GameId::jungle, 1).record() ==
          "8 a3-a4 2 f8-f9 2 b2-b1 4 e7-d7 2 b1-c1 8 g7-f7");
}
