#include <doctest/doctest.h>

#include "engine/table.hpp"
#include "tests/engine/reversi/discs.hpp"

using namespace engine;
using reversi::State;

namespace {

Table at(const std::string& position) {
    const auto table = Table::from_position(GameId::reversi, position);
    REQUIRE_MESSAGE(table.ok(), position);
    return *table;
}

Table open() {
    return Table::start(GameId::reversi, 1);
}

/// The table after these moves, which must all be legal.
Table after(const Table& table, std::string_view moves) {
    const auto next = table.replay(moves);
    REQUIRE_MESSAGE(next.ok(), moves);
    return *next;
}

std::vector<std::string> legal(const Table& table) {
    std::vector<std::string> texts;
    for (const Move& move : table.moves())
        texts.push_back(move.text);
    return texts;
}

using Texts = std::vector<std::string>;

/// 64 squares: the last rank and whatever stands above it.
std::string last_rank(const std::string& rank, char side) {
    return std::string(56, '-') + rank + " " + side;
}

/// Light must pass: no dark disc stands between a light one and an empty square.
const std::string light_passes = last_rank("XO-XXXXX", 'O');

} // namespace

TEST_CASE("reversi: the standard start has light on d4 and e5, dark on e4 and d5, Dark to move") {
    const Table table = Table::start(GameId::reversi);
    CHECK(table.position() == "---------------------------OX------XO--------------------------- X");
    CHECK(table.to_act() == Side::first);
    CHECK(legal(table) == Texts{"d3", "c4", "f5", "e6"});
    CHECK(table.info().openings[0] == "standard");
}

TEST_CASE("reversi: ranks are counted from top to bottom and files from left to right") {
    const Table table = after(Table::start(GameId::reversi), "f5");
    CHECK(table.position().find("XXX") == 8 * 4 + 3);
    CHECK(table.info().ranks_from_top);
    CHECK(table.played().front().gesture.to == Cell{5, 4});
}

TEST_CASE("reversi: in the open opening four discs fill the centre and nothing is turned over") {
    CHECK(open().info().openings[1] == "open");
    CHECK(open().position() == std::string(64, '-') + " X");
    CHECK(legal(open()) == Texts{"d4", "e4", "d5", "e5"});
    const Table three = after(open(), "d4 e4 e5");
    CHECK(legal(three) == Texts{"d5"});
    CHECK(three.to_act() == Side::second);
    const Table four = after(three, "d5");
    CHECK(four.position() == "---------------------------XO------OX--------------------------- X");
    CHECK(four.to_act() == Side::first);
    CHECK(legal(four) == Texts{"e3", "f4", "c5", "d6"});
}

TEST_CASE("reversi: a record that begins in the centre is a game of the open opening") {
    const auto begun = [](std::string_view record) {
        const auto table = Table::from_record(GameId::reversi, record);
        REQUIRE_MESSAGE(table.ok(), record);
        return table->at(0);
    };
    CHECK(begun("d4e4e5d5") == open());
    CHECK(begun(" \n E5 d5") == open());
    CHECK(begun("f5d6") == Table::start(GameId::reversi));
    CHECK(begun("") == Table::start(GameId::reversi));
    // From the standard start itself the centre is taken.
    CHECK_FALSE(Table::start(GameId::reversi).replay("d4e4e5d5").ok());
}

TEST_CASE("reversi: a disc turns what it encloses in all eight directions at once") {
    const Table table = at("--------"
                           "-X-X-X--"
                           "--OOO---"
                           "-XO-OX--"
                           "--OOO---"
                           "-X-X-X--"
                           "--------"
                           "-------- X");
    CHECK(after(table, "d4").position() == "--------"
                                           "-X-X-X--"
                                           "--XXX---"
                                           "-XXXXX--"
                                           "--XXX---"
                                           "-X-X-X--"
                                           "--------"
                                           "-------- O");
}

TEST_CASE("reversi: a row with a gap, or without one's own disc at its end, encloses nothing") {
    const std::string far(40, '-');
    CHECK(legal(at("-OO-X---OO------" + far + "XO------ X")) == Texts{"c8"});
}

TEST_CASE("reversi: discs turned over enclose nothing further") {
    const Table table = at("-OX------O-------X------" + std::string(40, '-') + " X");
    CHECK(after(table, "a1").position() ==
          "XXX------O-------X------" + std::string(40, '-') + " O");
}

TEST_CASE("reversi: a player who can place may not pass, one who cannot must") {
    CHECK(legal(Table::start(GameId::reversi)).size() == 4);
    CHECK_FALSE(Table::start(GameId::reversi).play("--").ok());
    CHECK_FALSE(open().play("--").ok());

    Table table = at(light_passes);
    CHECK(legal(table) == Texts{"--"});
    CHECK_FALSE(table.outcome());
    CHECK_FALSE(Table(table).play("c8").ok());
    REQUIRE(table.play("--").ok());
    CHECK(table.to_act() == Side::first);
    CHECK(legal(table) == Texts{"c8"});
}

TEST_CASE("reversi: a pass is a gesture without a square and leaves the picture as it was") {
    Table table = at(light_passes);
    const Picture before = table.picture();
    const auto pass = table.play("--");
    REQUIRE(pass.ok());
    CHECK(pass->side == Side::second);
    CHECK(pass->text == "--");
    CHECK(pass->gesture.pass);
    CHECK(table.picture() == before);
    CHECK_FALSE(table.play("c8")->gesture.pass);
}

TEST_CASE("reversi: the round ends when neither player can move; discs count as they stand") {
    const Table table = after(at(light_passes), "c8");
    CHECK(table.position() == last_rank("XXXXXXXX", 'O'));
    CHECK(table.outcome() == Outcome{Side::first, Reason::discs});
    CHECK(discs(table.picture()) == std::array{8, 0});
    CHECK(legal(table).empty());
    CHECK(at(last_rank("XXX--OOO", 'X')).outcome() == Outcome{std::nullopt, Reason::discs});
    CHECK(at(last_rank("XX---OOO", 'X')).outcome() == Outcome{Side::second, Reason::discs});
}

TEST_CASE("reversi: a full board ends the round") {
    CHECK(at(std::string(32, 'X') + std::string(32, 'O') + " X").outcome() ==
          Outcome{std::nullopt, Reason::discs});
    CHECK(at(std::string(31, 'X') + std::string(33, 'O') + " X").outcome() ==
          Outcome{Side::second, Reason::discs});
}

TEST_CASE(
    "reversi: the picture shows discs by square, their counts and what is left in the hands") {
    const Picture picture = after(Table::start(GameId::reversi), "f5").picture();
    CHECK(picture.columns == 8);
    CHECK(picture.rows == 8);
    CHECK(picture.tokens == std::vector<Token>{{{3, 3}, Side::second, 0},
                                               {{4, 3}, Side::first, 0},
                                               {{3, 4}, Side::first, 0},
                                               {{4, 4}, Side::first, 0},
                                               {{5, 4}, Side::first, 0}});
    CHECK(discs(picture) == std::array{4, 1});
    CHECK(picture.in_hand == std::array{29, 30});
    CHECK(picture.borrowed == std::array{0, 0});
    CHECK(open().picture().in_hand == std::array{32, 32});
    CHECK(after(open(), "d4e4e5").picture().in_hand == std::array{30, 31});
}

TEST_CASE("reversi: who has used 32 discs takes from the other's hand") {
    const Table table = after(Table::start(GameId::reversi),
                              "d3c5c6c7e6f3e3f5b7e2c4c2g5b4d7a8c3b3b1h5g2g4h3h1a2c1g3a3g1f4b5d2d1e7"
                              "b2a1e8e1g6h6a7f7h7h2a4g7g8h4f1f2f6h8f8a5b6d8c8d6a6b8");
    CHECK(table.outcome() == Outcome{Side::second, Reason::discs});
    const Picture end = table.picture();
    CHECK(end.in_hand == std::array{0, 0});
    CHECK(end.borrowed == std::array{0, 4});
    CHECK(discs(end) == std::array{4, 60});

    // From the position alone the discs are taken to have been placed in turn.
    CHECK(at(table.position()).picture().borrowed == std::array{0, 0});
}
