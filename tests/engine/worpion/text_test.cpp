#include <doctest/doctest.h>

#include "engine/base/english.hpp"
#include "engine/worpion/state.hpp"

using namespace engine;
using worpion::State;

namespace {

State at(std::string_view position) {
    const auto state = State::read(position);
    REQUIRE(state.ok());
    return *state;
}

Error action_fault(std::string_view position, std::string_view action) {
    const auto read = read_action(at(position), action);
    REQUIRE_FALSE(read.ok());
    return read.error();
}

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

bool has_sentence(std::string_view code) {
    for (const Sentence& sentence : english_sentences())
        if (sentence.code == code)
            return true;
    return false;
}

} // namespace

TEST_CASE("worpion: a refused action says why") {
    const std::string_view flip = "4/1O2/1GO1/3G o f";
    CHECK(action_fault(flip, "a1r") == Error{"worpion.flip_first"});
    CHECK(action_fault(flip, "a1-a2") == Error{"worpion.nothing_there", {"a1"}});
    CHECK(action_fault(flip, "c2-d2") == Error{"worpion.not_yours_to_flip", {"c2"}});
    CHECK(action_fault(flip, "b2-a1") == Error{"worpion.not_adjacent", {"b2", "a1"}});
    CHECK(action_fault(flip, "b2-b2") == Error{"worpion.not_adjacent", {"b2", "b2"}});
    CHECK(action_fault(flip, "d1-a2") == Error{"worpion.not_adjacent", {"d1", "a2"}});
    CHECK(action_fault(flip, "b2-c2") == Error{"worpion.occupied", {"c2"}});

    const std::string_view place = "4/4/4/1o2 g p";
    CHECK(action_fault(place, "b1-b2") == Error{"worpion.place_now"});
    CHECK(action_fault(place, "b1r") == Error{"worpion.occupied", {"b1"}});

    CHECK(action_fault("gOoo/GoGo/GOG1/G1Og o f", "a3-a4") == Error{"worpion.occupied", {"a4"}});
    CHECK(action_fault("Oo1G/2og/2Oo/gg2 g f", "b4-b3") == Error{"worpion.must_answer", {"b4-b3"}});
    CHECK(action_fault("oOog/Gggo/OgOG/GOGo o p", "a1r") == Error{"game.over"});
}

TEST_CASE("worpion: what is no action is refused as unreadable") {
    for (const std::string_view text :
         {"",     "a",    "a1",  "a1x",  "e1r",   "a5v",    "a0v",       "A1r",   "a1R", "a1rr",
          " a1r", "a1r ", "a1-", "a1-b", "a1-b9", "a1-a2r", "a1-a2/b1r", "a1_a2", "r",   "b2r/c2v"})
        CHECK(action_fault("4/4/4/4 o p", text).code == "worpion.unreadable");
}

TEST_CASE("worpion: a bad position says what is wrong and where") {
    CHECK(position_fault("OOOO/OOOO/O3/GGGG g f") ==
          Error{"worpion.position_counts", {"9", "4"}, 0});
    CHECK(position_fault("4/4/4/G3 o f") == Error{"worpion.position_counts", {"0", "1"}, 0});
    CHECK(position_fault("4/4/4/O3 o f") == Error{"worpion.position_turn", {"1", "0", "g"}, 9});
    CHECK(position_fault("4/4/4/4 o f") == Error{"worpion.position_no_flip", {}, 10});
    CHECK(position_fault("4/4/O3 g f") == Error{"worpion.position_ranks", {"3"}, 6});
    CHECK(position_fault("4/4/4/4/4 o p") == Error{"worpion.position_ranks", {"5"}, 7});
    CHECK(position_fault("4/4/4/O4 g f") == Error{"worpion.position_rank", {"1", "5"}, 6});
    CHECK(position_fault("4/4/4/X3 g f") == Error{"worpion.position_character", {"1", "X"}, 6});
    CHECK(position_fault("4/4/4/O21 g f") == Error{"worpion.position_digits", {"1"}, 8});
    CHECK(position_fault("4/4/4/O3 r f") == Error{"worpion.position_player", {"r"}, 9});
    CHECK(position_fault("4/4/4/O3 g f ") == Error{"worpion.position_phase", {"f "}, 11});
    CHECK(position_fault("4/4/4/O3") == Error{"worpion.position_space", {"player"}, 8});
    CHECK(position_fault("4/4/4/O3 g") == Error{"worpion.position_space", {"phase"}, 10});
    CHECK(position_fault("") == Error{"worpion.position_rank", {"4", "0"}, 0});
}

TEST_CASE("worpion: every refusal has an English sentence") {
    for (const std::string_view position :
         {"OOOO/OOOO/O3/GGGG g f", "4/4/4/O3 o f", "4/4/4/4 o f", "4/4", "5/", "4/4/4/O21 g f",
          "4/4/4/O3 r f", "4/4/4/4 o x", ""})
        CHECK(has_sentence(position_fault(position).code));
    for (const std::string_view action : {"a1r", "a1-a2", "c2-d2", "b2-a1", "b2-c2", "b2"})
        CHECK(has_sentence(action_fault("4/1O2/1GO1/3G o f", action).code));
}

TEST_CASE("worpion: a record that breaks off after a flip is read and written") {
    const auto actions = read_record(State::start(), " b2r\n b2-b3/c2v\tc2-d2 ");
    REQUIRE(actions.ok());
    CHECK(actions->size() == 4);
    CHECK(record_text(State::start(), *actions) == "b2r b2-b3/c2v c2-d2");
    CHECK(read_record(State::start(), "")->empty());
}

TEST_CASE("worpion: a record may start between a flip and its placement") {
    const State state = at("4/4/4/1o2 g p");
    const auto actions = read_record(state, "a1r a1-a2/d4v");
    REQUIRE(actions.ok());
    CHECK(record_text(state, *actions) == "a1r a1-a2/d4v");
}

TEST_CASE("worpion: a bad record names the move, its place and the reason") {
    CHECK(record_fault("b2r b2-b3/b3v") ==
          Error{"record.move", {"2", "b2-b3/b3v", "worpion.occupied", "b3"}, 4});
    CHECK(record_fault("b2r b2-b3 c2v") ==
          Error{"record.move", {"3", "c2v", "worpion.flip_alone", "b2-b3"}, 10});
    CHECK(record_fault("b2r/c2v") ==
          Error{"record.move", {"1", "b2r/c2v", "worpion.turn_over", "c2v"}, 0});
    CHECK(record_fault("b2r b2-b3/").arguments.at(2) == "worpion.unreadable");
    CHECK(record_fault("b2r b2-b3/c2v/d1r").arguments.at(2) == "worpion.unreadable");
    CHECK(record_fault("/").arguments.at(2) == "worpion.unreadable");
}

TEST_CASE("worpion: a flip that ends the game stands alone and nothing follows") {
    const State state = at("gO2/1goO/4/1gGO o f");
    const auto actions = read_record(state, "c1-c2");
    REQUIRE(actions.ok());
    CHECK(record_text(state, *actions) == "c1-c2");
    const auto more = read_record(state, "c1-c2/a1r");
    REQUIRE_FALSE(more.ok());
    CHECK(more.error().arguments.at(2) == "worpion.turn_over");
    const auto next = read_record(state, "c1-c2 a1r");
    REQUIRE_FALSE(next.ok());
    CHECK(next.error().arguments.at(2) == "game.over");
}
