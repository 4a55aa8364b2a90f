#include "engine/table.hpp"

#include <doctest/doctest.h>

using namespace engine;

TEST_CASE("table: games are found by name") {
    CHECK(game_named("worpion") == GameId::worpion);
    CHECK(game_named("reversi") == GameId::reversi);
    CHECK_FALSE(game_named("Worpion"));
    CHECK_FALSE(game_named(""));
    for (const GameId game : all_games()) {
        CHECK(info(game).id == game);
        CHECK(game_named(info(game).key) == game);
        CHECK_FALSE(info(game).openings.empty());
    }
}

TEST_CASE("table: a refused action leaves the table as it was") {
    Table table = Table::start(GameId::worpion);
    REQUIRE(table.play("a1r").ok());
    const Table before = table;
    CHECK_FALSE(table.play("b1r").ok());
    CHECK_FALSE(table.play("nonsense").ok());
    CHECK_FALSE(before.replay("a1-a2/b1r a1-b1/c1v").ok());
    CHECK(table == before);
}

TEST_CASE("table: it remembers what was played, by whom, and takes it back") {
    Table table = Table::start(GameId::worpion);
    REQUIRE(table.play("a1r").ok());
    REQUIRE(table.play("a1-a2").ok());
    REQUIRE(table.play("d4v").ok());
    const auto played = table.played();
    REQUIRE(played.size() == 3);
    CHECK(played[0] == Move{"a1r", Side::first, {std::nullopt, {0, 0}, 0}});
    CHECK(played[1] == Move{"a1-a2", Side::second, {Cell{0, 0}, {0, 1}, 1}});
    CHECK(played[2].side == Side::second);

    CHECK(table.at(1).position() == "4/4/4/O3 g f");
    CHECK(table.at(3) == table);
    table.take_back(2);
    CHECK(table.length() == 1);
    CHECK(table == table.at(1));
    table.take_back(1);
    CHECK(table == Table::start(GameId::worpion));
}

TEST_CASE("table: a record goes on from where the table stands") {
    Table table = Table::start(GameId::worpion);
    REQUIRE(table.play("a1r").ok());
    REQUIRE(table.play("a1-a2").ok());
    const auto more = table.replay("d4v a2-a3/b2r");
    REQUIRE(more.ok() == false); // a2 holds Orange's own pawn
    CHECK(more.error().arguments.at(2) == "worpion.not_yours_to_flip");
    const auto good = table.replay("d4v d4-c4/b2r");
    REQUIRE(good.ok());
    CHECK(good->record() == "a1r a1-a2/d4v d4-c4/b2r");
    CHECK(good->length() == 5);
}

TEST_CASE("table: from a position it keeps that position as its beginning") {
    auto table = Table::from_position(GameId::worpion, "4/1O2/4/4 g f");
    REQUIRE(table.ok());
    REQUIRE(table->play("b3-b4").ok());
    table->take_back(1);
    CHECK(table->position() == "4/1O2/4/4 g f");
}
