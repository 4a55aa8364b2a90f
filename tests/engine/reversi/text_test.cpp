#include <doctest/doctest.h>

#include "engine/base/english.hpp"
#include "engine/reversi/state.hpp"

using namespace engine;
using reversi::State;

namespace {

const std::string board = "---------------------------OX------XO---------------------------";
const std::string empty_board(64, '-');
const std::string light_passes = std::string(56, '-') + "XO-XXXXX O";

State at(std::string_view position) {
    const auto state = State::read(position);
    REQUIRE_MESSAGE(state.ok(), position);
    return *state;
}

Error position_fault(std::string_view position) {
    const auto state = State::read(position);
    REQUIRE_FALSE(state.ok());
    return state.error();
}

/// The board with some of its squares replaced.
std::string with(std::string text, std::string_view discs, std::size_t from) {
    return text.replace(from, discs.size(), discs);
}

Error action_fault(std::string_view position, std::string_view action) {
    const auto read = read_action(at(position), action);
    REQUIRE_FALSE(read.ok());
    return read.error();
}

Error record_fault(std::string_view position, std::string_view record) {
    const auto actions = read_record(at(position), record);
    REQUIRE_FALSE(actions.ok());
    return actions.error();
}

/// The record of `position` as it is written after having been read.
std::string rewritten(std::string_view position, std::string_view record) {
    const auto actions = read_record(at(position), record);
    REQUIRE_MESSAGE(actions.ok(), record);
    return record_text(at(position), *actions);
}

} // namespace

TEST_CASE("reversi: a bad position says what is wrong and where") {
    CHECK(position_fault("") == Error{"reversi.position_length", {"0"}, 0});
    CHECK(position_fault("X") == Error{"reversi.position_length", {"1"}, 1});
    CHECK(position_fault(board.substr(1) + " X") == Error{"reversi.position_length", {"63"}, 63});
    CHECK(position_fault(board + "- X") == Error{"reversi.position_length", {"65"}, 64});
    CHECK(position_fault(" " + board + " X") == Error{"reversi.position_length", {"0"}, 0});
    CHECK(position_fault(with(board, ".", 19) + " X") ==
          Error{"reversi.position_character", {"d3", "."}, 19});
    CHECK(position_fault(with(board, "x", 63) + " X") ==
          Error{"reversi.position_character", {"h8", "x"}, 63});
    CHECK(position_fault(with(board, "\xc3", 8) + " X") ==
          Error{"reversi.position_character", {"a2", "?"}, 8});
    CHECK(position_fault(board) == Error{"reversi.position_space", {}, 64});
    CHECK(position_fault(board + " ") == Error{"reversi.position_side", {""}, 65});
    CHECK(position_fault(board + " B") == Error{"reversi.position_side", {"B"}, 65});
    CHECK(position_fault(board + " x") == Error{"reversi.position_side", {"x"}, 65});
    CHECK(position_fault(board + "  X") == Error{"reversi.position_side", {" X"}, 65});
    CHECK(position_fault(board + " X ") == Error{"reversi.position_side", {"X "}, 65});
    CHECK(position_fault(board + " X 1") == Error{"reversi.position_side", {"X 1"}, 65});
}

TEST_CASE("reversi: fewer than four discs stand only as the open opening makes them") {
    CHECK(at(empty_board + " X") == State::start(1));
    CHECK(at(with(empty_board, "X", 27) + " O").is_opening());
    CHECK(at(with(empty_board, "XO", 35) + " X").is_opening());
    CHECK(at(with(with(empty_board, "XO", 35), "X", 27) + " O").is_opening());

    CHECK(position_fault(with(empty_board, "X", 18) + " O") ==
          Error{"reversi.position_opening_square", {"c3"}, 18});
    CHECK(position_fault(empty_board + " O") ==
          Error{"reversi.position_opening_side", {"0", "0", "X"}, 65});
    CHECK(position_fault(with(empty_board, "X", 27) + " X") ==
          Error{"reversi.position_opening_side", {"1", "0", "O"}, 65});
    CHECK(position_fault(with(empty_board, "XX", 27) + " X") ==
          Error{"reversi.position_opening_counts", {"2", "0"}, 0});
    CHECK(position_fault(with(empty_board, "O", 27) + " X") ==
          Error{"reversi.position_opening_counts", {"0", "1"}, 0});
}

TEST_CASE("reversi: four discs or more are accepted as they stand") {
    CHECK(to_text(at(with(empty_board, "XOOX", 0) + " X")) == with(empty_board, "XOOX", 0) + " X");
    CHECK(at(with(empty_board, "XXXX", 0) + " O").outcome());
}

TEST_CASE("reversi: a position whose side must pass is written with that side") {
    CHECK(to_text(at(light_passes)) == light_passes);
}

TEST_CASE("reversi: a refused action says why") {
    const std::string start = board + " X";
    CHECK(action_fault(start, "e4") == Error{"reversi.occupied", {"e4"}});
    CHECK(action_fault(start, "A1") == Error{"reversi.encloses_nothing", {"a1"}});
    CHECK(action_fault(start, "--") == Error{"reversi.pass_not_forced"});
    CHECK(action_fault(empty_board + " X", "c4") == Error{"reversi.centre_first", {"c4"}});
    CHECK(action_fault(empty_board + " X", "pa") == Error{"reversi.pass_not_forced"});
    CHECK(action_fault(light_passes, "c8") == Error{"reversi.must_pass"});
    CHECK(action_fault(light_passes, "a8") == Error{"reversi.occupied", {"a8"}});
    CHECK(action_fault(with(empty_board, "XXXX", 0) + " X", "--") == Error{"game.over"});
    CHECK(action_fault(with(empty_board, "XXXX", 0) + " X", "e1") == Error{"game.over"});
    for (const std::string_view text :
         {"", "f", "5", "f5 ", " f5", "f55", "i1", "f0", "f9", "-", "---", "p", "pass", "f5d6"})
        CHECK(action_fault(start, text) == Error{"reversi.unreadable", {std::string(text)}});
}

TEST_CASE("reversi: a move is read in lower and upper case, a forced pass as -- or pa") {
    const State start = State::start();
    CHECK(read_action(start, "F5") == read_action(start, "f5"));
    CHECK(to_text(start, *read_action(start, "F5")) == "f5");
    for (const std::string_view pass : {"--", "pa", "PA"}) {
        const auto read = read_action(at(light_passes), pass);
        REQUIRE(read.ok());
        CHECK(read->is_pass());
        CHECK(to_text(at(light_passes), *read) == "--");
    }
}

TEST_CASE("reversi: a record is read run together or apart and written apart, without passes") {
    CHECK(rewritten(board + " X", "f5d6c3\n D3\tC4") == "f5 d6 c3 d3 c4");
    CHECK(rewritten(board + " X", "").empty());
    CHECK(rewritten(light_passes, "c8") == "c8");
    CHECK(rewritten(light_passes, "--c8") == "c8");
    CHECK(rewritten(light_passes, "pa c8") == "c8");
    // A pass that is written is played; one that nothing follows is not supposed.
    CHECK(read_record(at(light_passes), "--")->size() == 1);
    CHECK(read_record(at(light_passes), "")->empty());
    CHECK(rewritten(light_passes, "--").empty());
}

TEST_CASE("reversi: a bad record names the move, its place and the reason") {
    const std::string start = board + " X";
    CHECK(record_fault(start, "f5f5") ==
          Error{"record.move", {"2", "f5", "reversi.occupied", "f5"}, 2});
    CHECK(record_fault(start, " f5d") ==
          Error{"record.move", {"2", "d", "reversi.unreadable", "d"}, 3});
    CHECK(record_fault(start, "f5 d 6") ==
          Error{"record.move", {"2", "d", "reversi.unreadable", "d"}, 3});
    CHECK(record_fault(start, "--f5") ==
          Error{"record.move", {"1", "--", "reversi.pass_not_forced"}, 0});
    CHECK(record_fault(light_passes, "--pa") ==
          Error{"record.move", {"2", "pa", "reversi.pass_not_forced"}, 2});
    CHECK(record_fault(light_passes, "c8--") == Error{"record.move", {"2", "--", "game.over"}, 2});
    CHECK(record_fault(light_passes, "b8").arguments.at(2) == "reversi.occupied");
    CHECK(english(record_fault(start, "f5a1")) ==
          "move 2 \"a1\": a disc on a1 encloses no enemy disc");
}

TEST_CASE("reversi: every refusal has an English sentence") {
    for (const Error& error :
         {position_fault(""), position_fault(board), position_fault(board + " B"),
          position_fault(with(board, ".", 0) + " X"), position_fault(empty_board + " O"),
          position_fault(with(empty_board, "X", 0) + " O"),
          position_fault(with(empty_board, "O", 27) + " X"), action_fault(board + " X", "e4"),
          action_fault(board + " X", "a1"), action_fault(board + " X", "--"),
          action_fault(board + " X", "i1"), action_fault(light_passes, "c8"),
          action_fault(empty_board + " X", "a1")})
        CHECK(english(error) != error.code);
}
