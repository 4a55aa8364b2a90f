#include "engine/match/record.hpp"

#include <doctest/doctest.h>

using namespace engine;

namespace {

Match match_of(int rounds) {
    MatchSettings settings;
    settings.rounds = rounds;
    settings.names = {"Ann", "bot:amateur"};
    return Match(settings);
}

} // namespace

TEST_CASE("record: a match is written with its headers, its rounds and their turns") {
    Match match = match_of(3);
    REQUIRE(match.act(Seat::first, "b2r").ok());
    REQUIRE(match.act(Seat::second, "b2-b3").ok());
    REQUIRE(match.act(Seat::second, "c2v").ok());
    REQUIRE(match.act(Seat::first, "c2-d2").ok());
    REQUIRE(match.resign(Seat::first).ok());
    REQUIRE(match.next_round().ok());
    CHECK(to_record(match, 1796033700) == "Format: rectoverso 1\n"
                                          "Game: worpion\n"
                                          "Opening: standard\n"
                                          "First-seat: Ann\n"
                                          "Second-seat: bot:amateur\n"
                                          "Rounds: 3\n"
                                          "Clock: none\n"
                                          "Date: 2026-11-30T10:15:00Z\n"
                                          "Score: 0-1\n"
                                          "Result: ongoing\n"
                                          "\n"
                                          "Round: 1\n"
                                          "First-side: first-seat\n"
                                          "Result: second resigned\n"
                                          "b2r b2-b3/c2v c2-d2\n"
                                          "\n"
                                          "Round: 2\n"
                                          "First-side: second-seat\n"
                                          "Result: ongoing\n");
}

TEST_CASE("record: the result of a match names a seat, that of a round a side") {
    Match match = match_of(3);
    REQUIRE(match.resign(Seat::first).ok());
    REQUIRE(match.next_round().ok());
    REQUIRE(match.leave(Seat::first).ok());
    const std::string text = to_record(match, 0);
    CHECK(text.find("Score: 0-2\nResult: second-seat left\n") != std::string::npos);
    CHECK(text.find("First-side: second-seat\nResult: first left\n") != std::string::npos);
}

TEST_CASE("record: a name cannot break out of its line") {
    MatchSettings settings;
    settings.names = {"Ann\nResult: first-seat", "B\tob"};
    const std::string text = to_record(Match(settings), 0);
    CHECK(text.find("First-seat: Ann Result: first-seat\nSecond-seat: B ob\n") !=
          std::string::npos);
}
