#include "engine/bot/tactics.hpp"

#include <set>

#include <doctest/doctest.h>

using namespace engine;

namespace {

constexpr std::uint64_t seeds = 20;

Table table_at(GameId game, std::string_view position) {
    const auto table = Table::from_position(game, position);
    REQUIRE(table.ok());
    return *table;
}

/// What is played at the position, over many seeds.
std::set<std::string> answers(GameId game, std::string_view position) {
    std::set<std::string> all;
    for (std::uint64_t seed = 0; seed < seeds; ++seed)
        all.insert(tactical_action(table_at(game, position), seed));
    return all;
}

} // namespace

TEST_CASE("tactics: random play comes to every action there is, the same for a seed") {
    const Table table = Table::start(GameId::reversi);
    std::set<std::string> played;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        played.insert(random_action(table, seed));
        CHECK(random_action(table, seed) == random_action(table, seed));
    }
    CHECK(played.size() == 4);
}

TEST_CASE("tactics: they win where they can this turn") {
    CHECK(answers(GameId::worpion, "gO2/gGg1/1Goo/oOO1 g p") == std::set<std::string>{"a2v"});
    CHECK(answers(GameId::jungle, "t6/3D3/2l4/7/7/7/7/7/W6 b 0") ==
          std::set<std::string>{"3 d8-d9"});
}

TEST_CASE("tactics: they prevent what the opponent would win by next turn") {
    // Only the wolf on d2 stands where the cat would enter from.
    CHECK(answers(GameId::jungle, "t6/7/7/7/7/7/W6/3cD2/7 b 0") ==
          std::set<std::string>{"3 e2xd2"});
    CHECK(answers(GameId::worpion, "gO2/1goO/4/1gGO o f").count("c1-c2") == 0);
}

TEST_CASE("tactics: they take a corner in reversi and an animal in jungle") {
    CHECK(answers(GameId::reversi,
                  "-OX-----X-------O----------OX------XO--------------------------- X") ==
          std::set<std::string>{"a1"});
    CHECK(answers(GameId::jungle, "t6/7/7/7/3c3/3E3/7/7/W6 b 0") ==
          std::set<std::string>{"8 d4xd5"});
}

TEST_CASE("tactics: there is nothing to take where a game begins, but there is before a corner") {
    for (const GameId game : all_games())
        CHECK_FALSE(has_tactics(Table::start(game)));
    CHECK(has_tactics(table_at(
        GameId::reversi, "-OX-----X-------O----------OX------XO--------------------------- X")));
    CHECK(has_tactics(table_at(GameId::worpion, "gO2/gGg1/1Goo/oOO1 g p")));
}
