#include "engine/match/exchange.hpp"

#include <doctest/doctest.h>

#include "engine/base/english.hpp"

using namespace engine;

namespace {

/// The position of the table that a text is taken for, or what is wrong.
std::string position(std::string_view text, std::optional<GameId> preferred = std::nullopt) {
    const auto pasted = read_pasted(text, preferred);
    if (!pasted)
        return english(pasted.error());
    const Table* table = std::get_if<Table>(&*pasted);
    return table ? table->position() : "a record";
}

std::string after(GameId game, std::string_view moves) {
    return Table::from_record(game, moves)->position();
}

const std::string start = Table::start(GameId::reversi).position();

} // namespace

TEST_CASE("exchange: position strings of every game are told apart") {
    for (const GameId game : all_games()) {
        const std::string text = Table::start(game).position();
        for (const GameId preferred : all_games())
            CHECK(position("  " + text + "\r\n", preferred) == text);
    }
    CHECK(position("4/4/4/4 o f") == "phase f, but no flip is possible: write p");
    CHECK(position("7/7/7/7/7/7/7/7/8 b 0").find("rank 1") == 0);
}

TEST_CASE("exchange: a board of reversi is read as other programs write it") {
    const std::string board = to_board(Table::start(GameId::reversi));
    CHECK(board == start.substr(0, 64));
    CHECK(position(board) == start);
    CHECK(position(board + "O") == board + " O");
    CHECK(position(board + "\nw") == board + " O");
    std::string lines;
    for (std::size_t rank = 0; rank < 8; ++rank)
        lines += board.substr(8 * rank, 8) + "\r\n";
    CHECK(position(lines) == start);
    const auto written = [&](char dark, char light, char empty) {
        std::string text = board;
        for (char& c : text)
            c = c == 'X' ? dark : c == 'O' ? light : empty;
        return position(text);
    };
    for (const auto& [dark, light, empty] : {std::array{'*', 'O', '-'},
                                             {'x', 'o', '.'},
                                             {'b', 'w', '_'},
                                             {'B', 'W', '.'},
                                             {'X', '0', '.'}})
        CHECK(written(dark, light, empty) == start);
    CHECK_FALSE(Table::from_position(GameId::reversi, written('x', 'o', '.') + "x").ok());
}

TEST_CASE("exchange: a board of another size is refused with its count") {
    const std::string board = to_board(Table::start(GameId::reversi));
    CHECK(position(board.substr(1)) ==
          "the board has 63 squares: give it 64, then perhaps the side to move");
    CHECK(position(board + "XX").find("the board has 66 squares") == 0);
    CHECK(position(board + "-").find("the board has 65 squares") == 0);
}

TEST_CASE("exchange: lists of moves are read in the ways they are written") {
    for (const char* text : {"f5d6c3", "F5D6C3", "f5 d6 c3", "1. f5 2. d6 3. c3", "1.f5 d6 2.c3",
                             "f5\nd6\nc3\n", "f5 d6 ; a good answer\nc3"}) {
        CAPTURE(text);
        CHECK(position(text) == after(GameId::reversi, "f5d6c3"));
    }
    CHECK(position("b2r b2-b3/c2v") == after(GameId::worpion, "b2r b2-b3/c2v"));
    CHECK(position("8 a3-a4 7 a9-a8") == after(GameId::jungle, "8 a3-a4 7 a9-a8"));
    CHECK(position("a3a4") == after(GameId::jungle, "a3a4"));
    CHECK(position("d4e4d5e5") == after(GameId::reversi, "d4e4d5e5"));
}

TEST_CASE("exchange: a bad move is named, of the game that understands most") {
    CHECK(position("f5 d6 d6") == "move 3 \"d6\": d6 is occupied");
    CHECK(position("b2r b2-b3/c2v c2-c4/a1r").find("move 3 \"c2-c4/a1r\"") == 0);
    CHECK(position("a1", GameId::reversi) == "move 1 \"a1\": a disc on a1 encloses no enemy disc");
}

TEST_CASE("exchange: a record is one, a damaged one says where") {
    MatchSettings settings;
    settings.game = GameId::jungle;
    const std::string text = to_record(Match(settings), 0);
    CHECK(position(text) == "a record");
    CHECK(position("; kept\n\n" + text) == "a record");
    CHECK(position(text + "8 a3-a5").find("line 15: move 1") == 0);
}

TEST_CASE("exchange: what is none of these is refused in one sentence") {
    CHECK(position("") == "nothing has been copied");
    CHECK(position(" \n ") == "nothing has been copied");
    const std::string refusal =
        "the copied text is no record, move list or position: it begins with ";
    CHECK(position("hello\nf5d6") == refusal + "\"hello\"");
    CHECK(position("\x1b]0;title\x07") == refusal + "\"?]0;title?\"");
    CHECK(position("https://example.org") == refusal + "\"https://example.org\"");
}

TEST_CASE("exchange: a transcript is run together and read back") {
    const auto table = Table::from_record(GameId::reversi, "f5 d6 c3 d3 c4");
    REQUIRE(table.ok());
    CHECK(to_transcript(*table) == "f5d6c3d3c4");
    CHECK(position(to_transcript(*table)) == table->position());
}
