#include <doctest/doctest.h>

#include "engine/base/english.hpp"
#include "engine/match/record.hpp"

using namespace engine;

TEST_CASE("record: the example of the format is read") {
    const auto reading = read_record("Format: rectoverso 1\n"
                                     "Game: reversi\n"
                                     "Opening: standard\n"
                                     "First-seat: Ann\n"
                                     "Second-seat: bot:amateur\n"
                                     "Rounds: 1\n"
                                     "Clock: 45s\n"
                                     "Date: 2026-11-30T10:15:00Z\n"
                                     "Score: 0-0\n"
                                     "Result: ongoing\n"
                                     "\n"
                                     "Round: 1\n"
                                     "First-side: first-seat\n"
                                     "Result: ongoing\n"
                                     "f5 {43.1} d6 {44.0} c3 d3 c4\n");
    CHECK_FALSE(reading.fault);
    REQUIRE(reading.record);
    CHECK(
        to_record(*reading.record).find("\nf5 {43.1} d6 {44.0} c3 {45.0} d3 {45.0} c4 {45.0}\n") !=
        std::string::npos);
}
