#include "engine/bot/bot.hpp"

#include <algorithm>
#include <chrono>

#include <doctest/doctest.h>

#include "engine/base/random.hpp"

using namespace engine;

namespace {

Table table_at(std::string_view position, GameId game = GameId::worpion) {
    const auto table = Table::from_position(game, position);
    REQUIRE(table.ok());
    return *table;
}

/// Points of the level in `games` against the other: 2 for a win, 1 for a draw.
int points(GameId played, const Level& level, const Level& opponent, int games) {
    int sum = 0;
    for (int game = 0; game < games; ++game) {
        const Side side = game % 2 == 0 ? Side::first : Side::second;
        Table table = Table::start(played);
        while (!table.outcome()) {
            const Level& player = table.to_act() == side ? level : opponent;
            const Thought thought = think(table, player, {}, static_cast<std::uint64_t>(game), {});
            REQUIRE(table.play(thought.action).ok());
        }
        const auto winner = table.outcome()->winner;
        sum += !winner ? 1 : *winner == side ? 2 : 0;
    }
    return sum;
}

/// The level, so limited that tests are quick.
Level quick(GameId game, LevelName name) {
    Level quick = level(game, name);
    quick.budget.nodes = std::min<std::uint64_t>(quick.budget.nodes, 5'000);
    if (quick.budget.time)
        quick.budget.time = std::chrono::milliseconds(20);
    return quick;
}

} // namespace

TEST_CASE("bot: levels are found by name") {
    for (const LevelName name : all_levels())
        CHECK(level_named(to_text(name)) == name);
    CHECK_FALSE(level_named("Beginner"));
    CHECK_FALSE(level_named(""));
}

TEST_CASE("bot: the same seed gives the same thought, other seeds other openings") {
    for (const GameId game : all_games())
        for (const LevelName name :
             {LevelName::beginner, LevelName::amateur, LevelName::professional}) {
            const Table table = Table::start(game);
            const Level chosen = quick(game, name);
            bool differs = false;
            for (std::uint64_t seed = 0; seed < 8; ++seed) {
                const Thought thought = think(table, chosen, {}, seed, {});
                CHECK(think(table, chosen, {}, seed, {}) == thought);
                differs = differs || thought.action != think(table, chosen, {}, 99, {}).action;
            }
            CHECK(differs);
        }
}

TEST_CASE("bot: every level takes a win in one action and answers an alignment") {
    for (const LevelName name : all_levels())
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const Level chosen = quick(GameId::worpion, name);
            CHECK(think(table_at("gO2/gGg1/1Goo/oOO1 g p"), chosen, {}, seed, {}).action == "a2v");
            CHECK(think(table_at("gOoo/GoGo/GOG1/G1Og o f"), chosen, {}, seed, {}).action ==
                  "a1-b1");
        }
}

TEST_CASE("bot: no level gives the game away by a flip it can avoid") {
    for (const LevelName name : all_levels())
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const Level chosen = quick(GameId::worpion, name);
            CHECK(think(table_at("gO2/1goO/4/1gGO o f"), chosen, {}, seed, {}).action != "c1-c2");
        }
}

TEST_CASE("bot: a thought tells its action first in its line, and its cost") {
    const Thought thought =
        think(Table::start(GameId::worpion), level(GameId::worpion, LevelName::amateur), {}, 1, {});
    REQUIRE_FALSE(thought.line.empty());
    CHECK(thought.line.front() == thought.action);
    CHECK(thought.depth == 4);
    CHECK(thought.nodes > 0);
}

TEST_CASE("bot: an amateur beats a beginner in at least three games of four") {
    const int games = 24;
    for (const GameId game : {GameId::worpion, GameId::reversi})
        CHECK(points(game, level(game, LevelName::amateur), level(game, LevelName::beginner),
                     games) >= games * 2 * 3 / 4);
}

TEST_CASE("bot: in reversi every level passes where it must, and an amateur takes a corner "
          "both want") {
    const auto passing = Table::from_position(GameId::reversi, std::string(56, '-') + "XO-XXXXX O");
    const auto corner = Table::from_position(
        GameId::reversi, "-OX-----X-------O----------OX------XO--------------------------- X");
    REQUIRE(passing.ok());
    REQUIRE(corner.ok());
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        for (const LevelName name : all_levels())
            CHECK(think(*passing, quick(GameId::reversi, name), {}, seed, {}).action == "--");
        CHECK(think(*corner, level(GameId::reversi, LevelName::amateur), {}, seed, {}).action ==
              "a1");
    }
}

TEST_CASE("bot: in Jungle every level enters the den and takes who stands before its own") {
    for (const LevelName name : all_levels())
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const Level chosen = quick(GameId::jungle, name);
            const auto answer = [&](std::string_view position) {
                return think(table_at(position, GameId::jungle), chosen, {}, seed, {}).action;
            };
            CHECK(answer("t6/3D3/2l4/7/7/7/7/7/W6 b 0") == "3 d8-d9");
            CHECK(answer("t6/7/7/7/7/7/W6/3cD2/7 b 0") == "3 e2xd2");
        }
}

TEST_CASE("bot: in Jungle an amateur beats a beginner in at least three games of four") {
    const int games = 8;
    CHECK(points(GameId::jungle, level(GameId::jungle, LevelName::amateur),
                 level(GameId::jungle, LevelName::beginner), games) >= games * 2 * 3 / 4);
}

TEST_CASE("bot: however little time there is, a first ply is looked at") {
    std::stop_source stopped;
    stopped.request_stop();
    for (const GameId game : all_games()) {
        Random random(7);
        Table table = Table::start(game);
        while (!table.outcome() && table.length() < 30) {
            const Thought hurried =
                think(table, {.budget = {.time = std::chrono::milliseconds(0)}}, {}, 1, {});
            CHECK(hurried.depth >= 1);
            CHECK(think(table, {}, {}, 1, stopped.get_token()).depth >= 1);
            const auto moves = table.moves();
            const auto any = random.below(static_cast<std::uint32_t>(moves.size()));
            REQUIRE(table.play(moves[any].text).ok());
        }
    }
}
