#include "engine/base/english.hpp"
#include "tests/engine/jungle/play.hpp"

using namespace engine;
using namespace jungle_test;
using jungle::State;

namespace {

Error position_fault(std::string_view position) {
    const auto state = State::read(position);
    REQUIRE_FALSE(state.ok());
    return state.error();
}

Error record_fault(std::string_view record) {
    const auto actions = read_record(State::start(), record);
    REQUIRE_FALSE(actions.ok());
    return actions.error();
}

bool has_sentence(const Error& error) {
    const std::string text = english(error);
    return text != error.code && text.find('{') == std::string::npos;
}

} // namespace

TEST_CASE("jungle: a refused move says why") {
    const State start = State::start();
    CHECK(refusal(start, "d5d6") == Error{"jungle.nothing_there", {"d5"}});
    CHECK(refusal(start, "g7g6") == Error{"jungle.not_yours", {"g7"}});
    CHECK(refusal(start, "7 a3-a4") == Error{"jungle.other_rank", {"a3", "8", "7"}});
    CHECK(refusal(start, "a3a5") == Error{"jungle.too_far", {"a3", "a5"}});
    CHECK(refusal(start, "a3a3") == Error{"jungle.too_far", {"a3", "a3"}});
    CHECK(refusal(start, "a1c1") == Error{"jungle.no_leap", {"a1", "c1"}});
    CHECK(refusal(start, "c3c4") == Error{"jungle.only_rat_swims", {"c4"}});
    CHECK(refusal("t6/7/7/7/7/7/1D5/1C5/7 b 0", "b3b2") == Error{"jungle.own_animal", {"b2"}});
    CHECK(refusal("t6/7/7/7/7/7/7/3D3/7 b 0", "d2d1") == Error{"jungle.own_den", {"d1"}});
    CHECK(refusal("t6/7/7/7/7/LR5/7/7/7 b 0", "a4d4") ==
          Error{"jungle.leap_blocked", {"a4", "d4"}});
    CHECK(refusal("6t/7/7/7/7/1R5/1e5/7/7 b 0", "b4b3") == Error{"jungle.out_of_water", {"b3"}});
    CHECK(refusal("6t/7/7/7/Rr5/7/7/7/7 b 0", "a5b5") == Error{"jungle.into_water", {"b5"}});
    CHECK(refusal("6t/7/7/7/7/r6/E6/7/7 b 0", "a3a4") == Error{"jungle.elephant_and_rat", {"a4"}});
    CHECK(refusal("6t/7/7/7/7/w6/C6/7/7 b 0", "a3a4") ==
          Error{"jungle.too_strong", {"a4", "4", "2"}});
    CHECK(refusal("7/7/7/7/T2l3/7/7/7/7 b 0", "a5d5") ==
          Error{"jungle.too_strong", {"d5", "7", "6"}});
}

TEST_CASE("jungle: every refusal of a move has an English sentence") {
    const State start = State::start();
    for (const char* move : {"d5d6", "g7g6", "7 a3-a4", "a3a5", "a1c1", "c3c4", "nonsense"})
        CHECK(has_sentence(refusal(start, move)));
    CHECK(has_sentence(refusal("t6/7/7/7/7/7/1D5/1C5/7 b 0", "b3b2")));
    CHECK(has_sentence(refusal("t6/7/7/7/7/7/7/3D3/7 b 0", "d2d1")));
    CHECK(has_sentence(refusal("t6/7/7/7/7/LR5/7/7/7 b 0", "a4d4")));
    CHECK(has_sentence(refusal("6t/7/7/7/7/1R5/1e5/7/7 b 0", "b4b3")));
    CHECK(has_sentence(refusal("6t/7/7/7/Rr5/7/7/7/7 b 0", "a5b5")));
    CHECK(has_sentence(refusal("6t/7/7/7/7/r6/E6/7/7 b 0", "a3a4")));
    CHECK(has_sentence(refusal("6t/7/7/7/7/w6/C6/7/7 b 0", "a3a4")));
    CHECK(english({"jungle.shuttling", {"a1", "a2"}}) ==
          "after three round trips this animal may not go from a1 to a2 again now");
}

TEST_CASE("jungle: rank, space and sign may be missing, and - and x are not checked") {
    const State state = at("7/7/7/7/7/L2t3/3E3/3r3/7 b 0");
    for (const char* text : {"7 a4xd4", "7a4xd4", "a4xd4", "a4d4", "a4-d4", "7 a4-d4", "7 a4d4"}) {
        const auto action = read_action(state, text);
        REQUIRE_MESSAGE(action.ok(), text);
        CHECK(to_text(state, *action) == "7 a4xd4");
    }
    CHECK(to_text(state, *read_action(state, "d3xc3")) == "8 d3-c3");
}

TEST_CASE("jungle: what is no move is refused as unreadable") {
    for (const std::string_view text :
         {"",       "a",       "a3",      "8",        "8 a3",     "a3a0",  "a3h3",
          "A3A4",   "9 a3-a4", "0 a3-a4", "8  a3-a4", " a3a4",    "a3a4 ", "8-a3-a4",
          "a3--a4", "a3xxa4",  "a3-xa4",  "a3 a4",    "a3-a4-a5", "8 8 a3"})
        CHECK_MESSAGE(refusal(State::start(), text).code == "jungle.unreadable", text);
}

TEST_CASE("jungle: a bad position says what is wrong and where") {
    CHECK(position_fault("t6/7/7/7/7/7/7/7/L4LW b 0") ==
          Error{"jungle.position_twice", {"L", "a1", "f1"}, 19});
    CHECK(position_fault("7/7/7/2e4/7/7/7/7/T6 b 0") ==
          Error{"jungle.position_water", {"c6", "e"}, 7});
    CHECK(position_fault("t6/7/7/7/7/7/7/7/3W3 b 0") ==
          Error{"jungle.position_den", {"d1", "W"}, 18});
    CHECK(position_fault("3w3/7/7/7/7/7/7/7/W6 b 0") ==
          Error{"jungle.position_den", {"d9", "w"}, 1});
    CHECK(position_fault("7/7/7/7/7/7/7/7 b 0") == Error{"jungle.position_ranks", {"8"}, 0});
    CHECK(position_fault("t6/1W6/7/7/7/7/7/7/T6 b 0") ==
          Error{"jungle.position_rank_long", {"8"}, 3});
    CHECK(position_fault("t6/7/7/7/7/32/7/7/T6 b 0") ==
          Error{"jungle.position_rank_short", {"4", "5"}, 11});
    CHECK(position_fault("t6//7/7/7/7/7/7/T6 b 0") ==
          Error{"jungle.position_rank_short", {"8", "0"}, 3});
    CHECK(position_fault("t6/8/7/7/7/7/7/7/T6 b 0") ==
          Error{"jungle.position_character", {"8", "8"}, 3});
    CHECK(position_fault("t6/70/7/7/7/7/7/7/T6 b 0") ==
          Error{"jungle.position_character", {"8", "0"}, 4});
    CHECK(position_fault("t6/7/7/7/7/7/7/7/T6 B 0") == Error{"jungle.position_side", {"B"}, 20});
    for (const char* count : {"101", "-1", "+1", "1.0", "0x1", "", " 0", "0 ", "99999999999999"})
        CHECK(position_fault("t6/7/7/7/7/7/7/7/T6 b " + std::string(count)) ==
              Error{"jungle.position_count", {count}, 22});
    CHECK(position_fault("t6/7/7/7/7/7/7/7/T6 b") == Error{"jungle.position_parts", {"2"}, 21});
    CHECK(position_fault("t6/7/7/7/7/7/7/7/T6") == Error{"jungle.position_parts", {"1"}, 19});
    CHECK(position_fault("") == Error{"jungle.position_parts", {"0"}, 0});
}

TEST_CASE("jungle: every refusal of a position has an English sentence") {
    for (const char* position :
         {"t6/7/7/7/7/7/7/7/L4LW b 0", "7/7/7/2e4/7/7/7/7/T6 b 0", "t6/7/7/7/7/7/7/7/3W3 b 0",
          "7 b 0", "8/7/7/7/7/7/7/7/7 b 0", "71/7/7/7/7/7/7/7/7 b 0", "6/7/7/7/7/7/7/7/7 b 0",
          "7/7/7/7/7/7/7/7/7 w 0", "7/7/7/7/7/7/7/7/7 b x", ""})
        CHECK(has_sentence(position_fault(position)));
}

TEST_CASE("jungle: a position is written one way, however it was read") {
    CHECK(to_text(at("34/t6/1111111/7/7/7/7/7/T6 r 007")) == "7/t6/7/7/7/7/7/7/T6 r 7");
    CHECK(to_text(at("t6/7/7/7/7/7/7/7/T6 b 00000000000000000000100")) ==
          "t6/7/7/7/7/7/7/7/T6 b 100");
}

TEST_CASE("jungle: a record's moves may hold a space or not") {
    const std::string_view full = "8 a3-a4 8 g7-g6 6 a1-a2";
    for (const std::string_view record :
         {full, std::string_view("8a3-a4 8g7-g6 6a1-a2"), std::string_view("a3a4 g7g6\ta1a2"),
          std::string_view(" 8 a3a4\n8\n g7-g6   6  a1-a2\n")}) {
        const auto actions = read_record(State::start(), record);
        REQUIRE_MESSAGE(actions.ok(), record);
        CHECK(record_text(State::start(), *actions) == full);
    }
    CHECK(read_record(State::start(), " ")->empty());
}

TEST_CASE("jungle: a bad record names the move, its place and the reason") {
    CHECK(record_fault("8 a3-a4 8 g7-g5 6 a1-a2") ==
          Error{"record.move", {"2", "8 g7-g5", "jungle.too_far", "g7", "g5"}, 8});
    CHECK(record_fault("a3a4 8") == Error{"record.move", {"2", "8", "jungle.unreadable", "8"}, 5});
    CHECK(record_fault("8 8 a3-a4") ==
          Error{"record.move", {"1", "8 8", "jungle.unreadable", "8 8"}, 0});
    CHECK(english(record_fault("8 a3-a4 d5d6")) == "move 2 \"d5d6\": there is no animal on d5");
}
