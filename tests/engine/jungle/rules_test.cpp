// The clauses of the rules, one a test.
#include "tests/engine/jungle/play.hpp"

using namespace engine;
using namespace jungle_test;
using jungle::State;

TEST_CASE("jungle: the set-up has eight animals a side, Red's Blue's turned by half a turn") {
    const jungle::Position position = State::start().position();
    CHECK(to_text(State::start()) == "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L b 0");
    for (std::size_t i = 0; i < jungle::animal_count; ++i) {
        const auto animal = static_cast<jungle::Animal>(i);
        CHECK(position.square(Side::first, animal) + position.square(Side::second, animal) ==
              jungle::square_count - 1);
    }
    CHECK(State::start().to_act() == Side::first);
}

TEST_CASE("jungle: the water is b4 to c6 and e4 to f6") {
    CHECK(std::popcount(jungle::water) == 12);
    for (const auto& [file, rank] : {std::pair{'b', 4}, {'c', 6}, {'e', 4}, {'f', 6}})
        CHECK(jungle::is_water(jungle::square_at(file, rank)));
    for (const auto& [file, rank] : {std::pair{'a', 4}, {'d', 5}, {'g', 6}, {'b', 3}, {'f', 7}})
        CHECK_FALSE(jungle::is_water(jungle::square_at(file, rank)));
}

TEST_CASE("jungle: an animal moves one square up, down, left or right") {
    CHECK(moves_from("t6/7/7/7/7/7/3W3/7/7 b 0", "d3") == "d3-c3 d3-d2 d3-d4 d3-e3");
    CHECK(moves_from("t6/7/7/7/7/7/7/7/W6 b 0", "a1") == "a1-a2 a1-b1");
}

TEST_CASE("jungle: an animal does not move onto one of its own side") {
    CHECK(moves_from("t6/7/7/7/7/7/1D5/1C5/7 b 0", "b2") == "b2-a2 b2-b1 b2-c2");
}

TEST_CASE("jungle: nobody enters their own den") {
    CHECK(moves_from("t6/7/7/7/7/7/7/3D3/7 b 0", "d2") == "d2-c2 d2-d3 d2-e2");
    CHECK(moves_from("7/2r4/7/7/7/7/7/7/D6 r 0", "c8") == "c8-b8 c8-c7 c8-c9 c8-d8");
    CHECK(moves_from("2r4/7/7/7/7/7/7/7/D6 r 0", "c9") == "c9-b9 c9-c8");
}

TEST_CASE("jungle: only the rat enters water") {
    CHECK(moves_from("t6/7/7/7/7/7/1W5/7/7 b 0", "b3") == "b3-a3 b3-b2 b3-c3");
    CHECK(moves_from("t6/7/7/7/7/7/1R5/7/7 b 0", "b3") == "b3-a3 b3-b2 b3-b4 b3-c3");
    CHECK(moves_from("t6/7/7/7/1R5/7/7/7/7 b 0", "b5") == "b5-a5 b5-b4 b5-b6 b5-c5");
}

TEST_CASE("jungle: lion and tiger leap over the whole river in a straight line") {
    CHECK(moves_from("r6/7/7/7/3L3/7/7/7/7 b 0", "d5") == "d5-a5 d5-d4 d5-d6 d5-g5");
    CHECK(moves_from("r6/7/7/7/7/7/1T5/7/7 b 0", "b3") == "b3-a3 b3-b2 b3-b7 b3-c3");
    CHECK(moves_from("r6/7/5T1/7/7/7/7/7/7 b 0", "f7") == "f7-e7 f7-f3 f7-f8 f7-g7");
}

TEST_CASE("jungle: no other animal leaps") {
    for (const char* animal : {"E", "P", "W", "D", "C"})
        CHECK(moves_from("r6/7/7/7/" + std::string(animal) + "6/7/7/7/7 b 0", "a5") ==
              "a5-a4 a5-a6");
}

TEST_CASE("jungle: there is no leap from a square that is not beside a river") {
    CHECK(moves_from("6r/7/L6/7/7/7/7/7/7 b 0", "a7") == "a7-a6 a7-a8 a7-b7");
}

TEST_CASE("jungle: a rat of either side in the water on the path stops a leap") {
    CHECK(moves_from("t6/7/7/7/7/LR5/7/7/7 b 0", "a4") == "a4-a3 a4-a5");
    CHECK(moves_from("t6/7/7/7/7/L1r4/7/7/7 b 0", "a4") == "a4-a3 a4-a5");
    CHECK(moves_from("t6/7/7/7/1r5/7/1T5/7/7 b 0", "b3") == "b3-a3 b3-b2 b3-c3");
}

TEST_CASE("jungle: a rat beside the path or on land does not stop a leap") {
    CHECK(moves_from("t6/7/7/2r4/1R5/L6/7/7/7 b 0", "a4") == "a4-a3 a4-a5 a4-d4");
}

TEST_CASE("jungle: a leap may capture where it lands, by the usual ranks") {
    CHECK(moves_from("7/7/7/7/L2r3/7/7/7/7 b 0", "a5") == "a5-a4 a5-a6 a5xd5");
    CHECK(moves_from("7/7/7/7/T2l3/7/7/7/7 b 0", "a5") == "a5-a4 a5-a6");
    CHECK(moves_from("7/7/7/7/L2D3/7/7/7/6r b 0", "a5") == "a5-a4 a5-a6");
}

TEST_CASE("jungle: an animal takes an enemy of the same or a lower rank") {
    CHECK(moves_from("7/7/7/7/7/7/d6/Cc5/7 b 0", "a2") == "a2-a1 a2xb2");
    CHECK(moves_from("7/7/7/7/7/7/w6/C6/7 r 0", "a3") == "a3-a4 a3-b3 a3xa2");
    CHECK(moves_from("7/7/7/7/7/7/E6/e6/7 b 0", "a3") == "a3-a4 a3-b3 a3xa2");
}

TEST_CASE("jungle: the rat takes the elephant, the elephant never takes the rat") {
    CHECK(moves_from("6t/7/7/7/7/e6/R6/7/7 b 0", "a3") == "a3-a2 a3-b3 a3xa4");
    CHECK(moves_from("6t/7/7/7/7/r6/E6/7/7 b 0", "a3") == "a3-a2 a3-b3");
    CHECK(moves_from("6t/7/7/7/7/l6/R6/7/7 b 0", "a3") == "a3-a2 a3-b3");
}

TEST_CASE("jungle: a rat in water takes nothing on land") {
    CHECK(moves_from("6t/7/7/7/7/1R5/1e5/7/7 b 0", "b4") == "b4-a4 b4-b5 b4-c4");
    CHECK(moves_from("6t/7/7/7/rR5/7/7/7/7 b 0", "b5") == "b5-b4 b5-b6 b5-c5");
}

TEST_CASE("jungle: nothing on land takes a rat in water") {
    CHECK(moves_from("6t/7/7/7/Rr5/7/7/7/7 b 0", "a5") == "a5-a4 a5-a6");
    CHECK(moves_from("6t/7/7/7/Lr5/7/7/7/7 b 0", "a5") == "a5-a4 a5-a6");
}

TEST_CASE("jungle: a rat in water takes a rat in water") {
    CHECK(moves_from("6t/7/7/7/1r5/1R5/7/7/7 b 0", "b4") == "b4-a4 b4-b3 b4-c4 b4xb5");
}

TEST_CASE("jungle: an enemy in my trap is taken by any of my animals") {
    CHECK(moves_from("6t/7/7/7/7/7/7/7/1Ce4 b 0", "b1") == "b1-a1 b1-b2 b1xc1");
    CHECK(moves_from("6t/7/7/7/7/7/3E3/3r3/7 b 0", "d3") == "d3-c3 d3-d4 d3-e3 d3xd2");
    CHECK(moves_from("7/3L3/3c3/7/7/7/7/7/6R r 0", "d7") == "d7-c7 d7-d6 d7-e7 d7xd8");
}

TEST_CASE("jungle: an animal in the enemy's trap keeps its own rank when it takes") {
    CHECK(moves_from("t6/7/7/7/7/7/3T3/3lE2/7 r 0", "d2") == "d2-c2 d2-d1 d2xd3");
    CHECK(moves_from("t6/7/7/7/7/7/7/7/1Re4 r 0", "c1") == "c1-c2 c1-d1");
}

TEST_CASE("jungle: one's own traps do nothing to one's own animals") {
    CHECK(moves_from("t6/7/7/7/7/7/3c3/3Wp2/7 r 0", "d3") == "d3-c3 d3-d4 d3-e3");
    CHECK(moves_from("4r1t/4E2/7/7/7/7/7/7/7 b 0", "e8") == "e8-d8 e8-e7 e8-f8");
}

namespace {

constexpr const char* wolf_and_cat = "d6/7/7/7/7/7/7/7/W5C b 0";
constexpr const char* three_trips = "a1a2 a9b9 a2a1 b9b8 a1a2 b8c8 a2a1 c8c7 a1a2 c7b7 a2a1 b7a7";

} // namespace

TEST_CASE("jungle: after three round trips the same move is barred, and any other is free") {
    const State state = after(wolf_and_cat, three_trips);
    CHECK(moves_from(state, "a1") == "a1-b1");
    CHECK(moves_from(state, "g1") == "g1-f1 g1-g2");
    CHECK(refusal(state, "a1a2") == Error{"jungle.shuttling", {"a1", "a2"}});
}

TEST_CASE("jungle: before the third round trip is complete nothing is barred") {
    const State state = after(wolf_and_cat, "a1a2 a9b9 a2a1 b9b8 a1a2 b8c8 a2a1 c8c7 a1a2 c7b7");
    CHECK(moves_from(state, "a2") == "a2-a1 a2-a3 a2-b2");
}

TEST_CASE("jungle: any other move clears shuttling") {
    const State state = after(after(wolf_and_cat, three_trips), "g1g2 a7a6");
    CHECK(moves_from(state, "a1") == "a1-a2 a1-b1");
    const State onward = after(after(wolf_and_cat, three_trips), "a1b1 a7a6 b1a1 a6a5");
    CHECK(moves_from(onward, "a1") == "a1-a2 a1-b1");
}

TEST_CASE("jungle: a capture counts as a move of shuttling and does not clear it") {
    const State state = after("d6/7/7/7/7/7/7/c6/W6 b 0", three_trips);
    CHECK(state.now().quiet() == 11);
    CHECK(moves_from(state, "a1") == "a1-b1");
}

TEST_CASE("jungle: the barred move is barred also when it would take something") {
    const State state = after("d6/7/7/7/7/c6/7/7/W5C b 0",
                              "a1a2 a9b9 a2a1 b9b8 a1a2 b8c8 a2a1 c8c7 a1a2 a4a3 a2a1 a3a2");
    CHECK(moves_from(state, "a1") == "a1-b1");
    CHECK(refusal(state, "a1xa2").code == "jungle.shuttling");
}

TEST_CASE("jungle: shuttling by leaps is barred like any other") {
    const State state = after("6d/7/7/7/7/7/1T5/7/6C b 0",
                              "b3b7 g9f9 b7b3 f9f8 b3b7 f8e8 b7b3 e8e7 b3b7 e7f7 b7b3 f7g7");
    CHECK(moves_from(state, "b3") == "b3-a3 b3-b2 b3-c3");
}

TEST_CASE("jungle: entering the opponent's den wins at once") {
    CHECK(result(after("t6/3D3/2l4/7/7/7/7/7/W6 b 0", "d8d9")) == "first den");
    CHECK(result(after("t6/7/7/7/7/7/7/3r3/W6 r 0", "d2d1")) == "second den");
}

TEST_CASE("jungle: taking the last enemy animal wins") {
    CHECK(result(after("7/7/7/7/c6/D6/7/7/7 b 0", "a4a5")) == "first captured");
}

TEST_CASE("jungle: a side without a legal move loses") {
    CHECK(result(after("c6/DW5/7/7/7/7/7/7/7 b 0", "b8b9")) == "first no-move");
}

TEST_CASE("jungle: a side whose only move is barred by shuttling loses") {
    CHECK(result(after("d6/7/7/7/7/7/7/7/Cp5 b 0", three_trips)) == "second no-move");
}

TEST_CASE("jungle: the third occurrence of a position is a draw, the start counting as one") {
    const State twice = after(State::start(), "a1a2 g9g8 a2a1 g8g9 a1a2 g9g8 a2a1");
    CHECK(result(twice) == "ongoing");
    CHECK(twice.now().occurrences() == 2);
    const State third = after(twice, "g8g9");
    CHECK(third.now().occurrences() == 3);
    CHECK(result(third) == "draw repetition");
    CHECK(refusal(third, "a1a2") == Error{"game.over"});
}

TEST_CASE("jungle: the occurrences of a position need not follow one another") {
    CHECK(result(after("c6/7/7/7/7/7/7/7/W6 b 0",
                       "a1a2 a9a8 a2a1 a8a9 a1b1 a9b9 b1b2 b9b8 b2b1 b8b9 b1a1 b9a9")) ==
          "draw repetition");
}

TEST_CASE("jungle: at a given position history starts empty") {
    const State played = after(State::start(), "a1a2 g9g8 a2a1 g8g9 a1a2 g9g8 a2a1");
    const State given = at(to_text(played));
    CHECK(given != played);
    CHECK(given.now().occurrences() == 1);
    CHECK(result(after(given, "g8g9")) == "ongoing");
    const State barred = after(wolf_and_cat, three_trips);
    CHECK(moves_from(at(to_text(barred)), "a1") == "a1-a2 a1-b1");
}

TEST_CASE("jungle: 100 moves in a row without a capture are a draw") {
    CHECK(result(after("t6/7/7/7/7/7/3W3/7/7 b 98", "d3d4")) == "ongoing");
    CHECK(result(after("t6/7/7/7/7/7/3W3/7/7 b 99", "d3d4")) == "draw no-capture");
    CHECK(result(at("t6/7/7/7/7/7/3W3/7/7 b 100")) == "draw no-capture");
}

TEST_CASE("jungle: a capture sets the count to 0 and forgets earlier positions") {
    const State before = after("t6/7/7/7/7/3c3/3W3/7/7 b 97", "d3c3 d4d3");
    CHECK(before.now().quiet() == 99);
    CHECK(before.earlier().size() == 2);
    const State state = after(before, "c3d3");
    CHECK(state.now().quiet() == 0);
    CHECK(state.earlier().empty());
    CHECK(result(state) == "ongoing");
}

TEST_CASE("jungle: endings are judged in the order of the rules") {
    CHECK(result(after("t6/3D3/2l4/7/7/7/7/7/W6 b 99", "d8d9")) == "first den");
    CHECK(result(after("c6/DW5/7/7/7/7/7/7/7 b 99", "b8b9")) == "first no-move");
    CHECK(result(after("l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L b 92",
                       "a1a2 g9g8 a2a1 g8g9 a1a2 g9g8 a2a1 g8g9")) == "draw repetition");
    CHECK(result(after("d6/7/7/7/7/7/7/7/Cp5 b 0",
                       "a1a2 a9b9 a2a1 b9b8 a1a2 b8c8 a2a1 c8b8 a1a2 b8c8 a2a1 c8b8")) ==
          "second no-move");
}

TEST_CASE("jungle: a given position is judged as if its last move had just been made") {
    CHECK(result(at("3W3/7/7/t6/7/7/7/7/7 r 4")) == "first den");
    CHECK(result(at("3W3/7/7/t6/7/7/7/7/7 b 4")) == "first den");
    CHECK(result(at("W6/7/7/7/7/7/7/7/7 r 0")) == "first captured");
    CHECK(result(at("W6/7/7/7/7/7/7/7/7 b 0")) == "first captured");
    CHECK(result(at("cW5/D6/7/7/7/7/7/7/7 r 0")) == "first no-move");
    // What no game reaches is still judged, the side that would have moved last first.
    CHECK(result(at("3W3/7/7/7/7/7/7/7/3w3 r 0")) == "first den");
    CHECK(result(at("3W3/7/7/7/7/7/7/7/3w3 b 0")) == "second den");
    CHECK(result(at("7/7/7/7/7/7/7/7/7 b 0")) == "second captured");
}
