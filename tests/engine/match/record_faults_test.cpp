// What is wrong with a record is said with its line, and what could be read is offered.
#include <doctest/doctest.h>

#include "engine/base/english.hpp"
#include "engine/match/record.hpp"

using namespace engine;

namespace {

constexpr std::string_view good = "Format: rectoverso 1\n" // line 1
                                  "Game: jungle\n"         // 2
                                  "Opening: standard\n"    // 3
                                  "First-seat: Ann\n"      // 4
                                  "Second-seat: Bob\n"     // 5
                                  "Rounds: 3\n"            // 6
                                  "Clock: 3+2\n"           // 7
                                  "Date: 2026-11-30T10:15:00Z\n"
                                  "Score: 0-1\n"      // 9
                                  "Result: ongoing\n" // 10
                                  "\n"
                                  "Round: 1\n" // 12
                                  "First-side: first-seat\n"
                                  "Result: second resigned\n" // 14
                                  "8 a3-a4 {180.0} 8 g7-g6 {181.5}\n"
                                  "8 a4-a5 {171.2}\n" // 16
                                  "\n"
                                  "Round: 2\n" // 18
                                  "First-side: second-seat\n"
                                  "Result: ongoing\n" // 20
                                  "8 a3-a4 {182.0}\n";

/// The good record with one piece of it replaced.
std::string with(std::string_view piece, std::string_view by) {
    std::string text(good);
    const std::size_t at = text.find(piece);
    REQUIRE_MESSAGE(at != std::string::npos, piece);
    return text.replace(at, piece.size(), by);
}

/// What is wrong, in English.
std::string fault(std::string_view text) {
    const Reading reading = read_record(text);
    return reading.fault ? english(*reading.fault) : "";
}

/// Rounds and moves that were read.
std::vector<std::size_t> lengths(const Reading& reading) {
    std::vector<std::size_t> lengths;
    if (reading.record)
        for (const Round& round : reading.record->match.rounds())
            lengths.push_back(round.table.length());
    return lengths;
}

using Lengths = std::vector<std::size_t>;

} // namespace

TEST_CASE("record faults: the example is without any") {
    CHECK(fault(good) == "");
    CHECK(to_record(*read_record(good).record) != "");
    CHECK(lengths(read_record(good)) == Lengths{3, 1});
}

TEST_CASE("record faults: a header that cannot be so is named with its line, the rest is read") {
    const auto check = [](std::string_view piece, std::string_view by, std::string_view sentence) {
        const std::string text = with(piece, by);
        CHECK(fault(text) == sentence);
        CHECK(lengths(read_record(text)) == Lengths{3, 1});
    };
    check("Opening: standard", "Opening: wild", "line 3: Opening cannot be \"wild\"");
    check("Rounds: 3", "Rounds: 4", "line 6: Rounds cannot be \"4\"");
    check("Clock: 3+2", "Clock: 7+7", "line 7: Clock cannot be \"7+7\"");
    check("2026-11-30", "2026-02-30", "line 8: Date cannot be \"2026-02-30T10:15:00Z\"");
    check("Score: 0-1", "Score: 2-1",
          "line 9: Score says \"2-1\", but what was played says \"0-1\"");
    check("Result: ongoing\n\nRound: 1", "Result: first-seat den\n\nRound: 1",
          "line 10: Result says \"first-seat den\", but what was played says \"ongoing\"");
    check("Round: 2", "Round: 3", "line 18: Round says \"3\", but what was played says \"2\"");
    check("First-side: second-seat", "First-side: first-seat",
          "line 19: First-side says \"first-seat\", but what was played says \"second-seat\"");
    check("Rounds: 3", "Rounds: 3\nRounds: 3", "line 7: Rounds stands here for the second time");
    check("Rounds: 3", "Rounds: 3\nEvent: " + std::string(3000, 'x'),
          "line 7: the header Event is longer than 2000 bytes");
    check("Result: ongoing\n8", "Result: ongoing\nClock: 3+2\n8",
          "line 21: \"Clock\" does not belong here");
    check("{181.5}", "{1815.0}", "line 15: more time is left than the clock ever gave");
    check("Clock: 3+2\n", "", "line 14: a clock time, but the match has no clock");
}

TEST_CASE("record faults: too many unknown headers are not kept") {
    std::string many;
    for (int i = 0; i < 101; ++i)
        many += "X-" + std::to_string(i) + ": y\n";
    const std::string text = with("Game: jungle\n", "Game: jungle\n" + many);
    CHECK(fault(text) == "line 103: there are more than 100 unknown headers");
    CHECK(read_record(text).record->headers.size() == 100);
}

TEST_CASE("record faults: a bad move ends the reading; the round before it is offered") {
    const auto check = [](std::string_view piece, std::string_view by, std::string_view sentence,
                          const Lengths& read) {
        const Reading reading = read_record(with(piece, by));
        REQUIRE(reading.fault);
        CHECK(english(*reading.fault) == sentence);
        CHECK(lengths(reading) == read);
        CHECK_FALSE(reading.record->match.round_result());
        CHECK_FALSE(read_record(to_record(*reading.record)).fault);
    };
    check("8 a4-a5", "8 a4-a6",
          "line 16: move 3 \"8 a4-a6\": a6 is not next to a4: move up, "
          "down, left or right",
          {2});
    check("8 a4-a5 {171.2}", "8 a4",
          "line 16: move 3 \"8 a4\": \"8 a4\" is no move: write 8 a3-a4, "
          "7 a4xd4, or the two squares alone",
          {2});
    check("{181.5}", "{18l.5}", "line 15: \"{18l.5}\" is no clock time: write {43.1}", {2});
    check("{181.5}", "{181.5} {181.5}", "line 15: a clock time follows a move, one each", {2});
    check("{171.2}", "{171.2", "line 16: \"{171.2\" is no clock time: write {43.1}", {3});
    check("second resigned", "second den",
          "line 14: Result says \"second den\", but what was played says \"ongoing\"", {3});
    check("second resigned", "second time",
          "line 14: Result says \"second time\", but what was played says \"ongoing\"", {3});
    check("second resigned", "ongoing", "line 18: round 1 is not over, and the next one begins",
          {3});
}

TEST_CASE("record faults: a file that breaks off anywhere is read as far as it goes") {
    for (std::size_t length = 1; length < good.size(); ++length) {
        CAPTURE(length);
        const Reading reading = read_record(good.substr(0, length));
        CHECK((reading.fault || reading.record));
        if (length > good.find("a4-a5"))
            CHECK(lengths(reading).front() >= 2);
    }
    CHECK(fault(good.substr(0, good.find("\nRound: 1"))) ==
          "line 11: the record breaks off before its first round");
    CHECK(fault("Format: rectoverso 1\nGame: jungle\n") ==
          "line 3: the record breaks off before its first round");
}

TEST_CASE("record faults: rounds after the end of the match are refused") {
    CHECK(fault(with("Rounds: 3", "Rounds: 1")) == "line 18: the match is over before this round");
    CHECK(fault(with("second resigned", "second left")) ==
          "line 18: the match is over before this round");
}

TEST_CASE("record faults: signatures close a record, nothing follows them") {
    const std::string signed_text = std::string(good) + "Signature-first: abc\n";
    const Reading reading = read_record(signed_text);
    CHECK_FALSE(reading.fault);
    CHECK(reading.record->closing == std::vector<Header>{{"Signature-first", "abc"}});
    CHECK(to_record(*reading.record).ends_with("\nSignature-first: abc\n"));
    CHECK(fault(signed_text + "8 g7-g6\n") == "line 23: \"8 g7-g6\" does not belong here");
    CHECK(fault(signed_text + "Round: 3\n") == "line 23: \"Round\" does not belong here");
}

TEST_CASE("record faults: three turns lost on the clock end the match, no move follows") {
    std::string text = "Game: jungle\nClock: 45s\n\nRound: 1\n"
                       "8 a3-a4 {0.0} 8 g7-g6 8 a4-a3 {0.0} 8 g6-g7 8 a3-a4 {0.0}\n";
    const Reading reading = read_record(text);
    CHECK_FALSE(reading.fault);
    CHECK(reading.record->match.result() == MatchResult{Seat::second, Reason::time});
    CHECK(fault(text + "8 g7-g6\n") ==
          "line 5: the match was already lost on time before the moves that follow");
}

TEST_CASE("record faults: a flag falls for the player to act only") {
    const std::string text = with("second resigned", "first time");
    CHECK(fault(with("second resigned", "first time")) ==
          "line 9: Score says \"0-1\", but what was played says \"1-0\"");
    CHECK(fault(with("second resigned", "second time")).find("line 14") == 0);
}

TEST_CASE("record faults: a position must be one, must go on, and is the same in all rounds") {
    const std::string position = "Position: l5t/1d3c1/r1p1w1e/7/7/E6/2W1P1R/1C3D1/T5L r 1\n";
    CHECK(fault("Game: jungle\nPosition: 7/7 b 0\n8 a3-a4") ==
          "line 2: 2 ranks: give 9, from rank 9 down to rank 1, separated by /");
    CHECK(fault("Game: reversi\nPosition: " + std::string(64, 'X') + " X\nf5") ==
          "line 2: the game is over in this position");
    CHECK(fault("Game: jungle\n" + position + "8 g7-g6") == "");
    CHECK(fault("Rounds: 3\nGame: jungle\nRound: 1\n" + position +
                "Result: first resigned\nRound: 2\n8 a3-a4") ==
          "line 6: the round starts from another position than the first one");
}

TEST_CASE("record faults: what is no record at all is told in one sentence") {
    CHECK(fault("") == "there is nothing in it");
    CHECK(fault(" \r\n\t\n") == "there is nothing in it");
    CHECK(fault(std::string("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16)) == "this is not a text file");
    const std::string no_record = "this is no record that Rectoverso can read; it begins with ";
    CHECK(fault("[Event \"Casual\"]\n1. e4 e5 2. Nf3") == no_record + "\"[Event \"Casual\"]\"");
    CHECK(fault("(;GM[Othello]PB[a]PW[b];)") == no_record + "\"(;GM[Othello]PB[a]PW[b];...\"");
    CHECK(fault("{\"game\": 1}") == no_record + "\"{\"game\": 1}\"");
    CHECK(fault("Dear Ann,\nhow are you?") == no_record + "\"Dear Ann,\"");
    CHECK(fault("Content-Type: text/html\n\n<p>") == no_record + "\"Content-Type: text/html\"");
    CHECK(fault("\xff\xfe\x01\x1b[31m") == no_record + "\"??  [31m\"");
    CHECK(fault("Format: chess 1\nGame: jungle\n") == no_record + "\"Format: chess 1\"");
    CHECK(fault("Format: rectoverso 2\nGame: jungle\n") ==
          "line 1: the format is \"rectoverso 2\": a newer version of Rectoverso wrote it");
    CHECK(fault("Format: rectoverso 1\nGame: chess\n") ==
          "line 2: there is no game \"chess\" here");
}
