#include <doctest/doctest.h>

#include "engine/worpion/state.hpp"

using namespace engine;
using worpion::State;

namespace {

State at(std::string_view position) {
    const auto state = State::read(position);
    REQUIRE(state.ok());
    return *state;
}

State after(State state, std::string_view action) {
    const auto read = read_action(state, action);
    REQUIRE(read.ok());
    state.apply(*read);
    return state;
}

} // namespace

TEST_CASE("worpion: a flip turns the pawn over and the same player places") {
    const State state = after(at("4/1O2/4/4 g f"), "b3-b4");
    CHECK(to_text(state) == "1o2/4/4/4 g p");
    CHECK(to_text(after(state, "b3v")) == "1o2/1g2/4/4 o f");
}

TEST_CASE("worpion: the reason tells a gift from an alignment and a full board") {
    CHECK(after(at("gO2/1goO/4/1gGO o f"), "c1-c2").outcome() ==
          Outcome{Side::second, Reason::gift});
    CHECK(after(at("gO2/gGg1/1Goo/oOO1 g p"), "a2v").outcome() ==
          Outcome{Side::second, Reason::alignment});
    CHECK(at("oooO/GOOg/goG1/1gG1 g p").outcome() == Outcome{Side::first, Reason::alignment});
    CHECK(at("oOog/Gggo/OgOG/GOGo o p").outcome() == Outcome{Side::second, Reason::alignment});
    CHECK(at("OGoo/gogG/GGOg/OogO o p").outcome() == Outcome{std::nullopt, Reason::full});
}

TEST_CASE("worpion: there are 24 lines") {
    int lines = 0;
    for (const worpion::Direction direction : worpion::directions)
        for (int square = 0; square < worpion::square_count; ++square)
            lines += (direction.starts & worpion::bit(square)) != 0 ? 1 : 0;
    CHECK(lines == 24);
}

TEST_CASE("worpion: the picture shows pawns, hands and alignments") {
    const Picture picture = draw(at("3g/1G2/O3/OO2 g f"));
    CHECK(picture.columns == 4);
    CHECK(picture.rows == 4);
    CHECK(picture.tokens == std::vector<Token>{{{0, 0}, Side::first, 0},
                                               {{1, 0}, Side::first, 0},
                                               {{0, 1}, Side::first, 0},
                                               {{1, 2}, Side::second, 0},
                                               {{3, 3}, Side::second, 1}});
    CHECK(picture.in_hand == std::array{5, 6});
    CHECK(picture.lines.empty());

    const Picture aligned = draw(at("4/2go/1g1o/g2o o f"));
    REQUIRE(aligned.lines.size() == 2);
    CHECK(aligned.lines[0] == Row{Side::first, {{3, 0}, {3, 1}, {3, 2}}});
    CHECK(aligned.lines[1] == Row{Side::second, {{0, 0}, {1, 1}, {2, 2}}});
    CHECK(aligned.tokens[0].face == 1);
}

TEST_CASE("worpion: a gesture tells where from, where to and the face that shows") {
    const State state = at("4/1O2/4/4 g f");
    CHECK(gesture(state, *read_action(state, "b3-c3")) == Gesture{Cell{1, 2}, {2, 2}, 1});
    const State start = State::start();
    CHECK(gesture(start, *read_action(start, "d4v")) == Gesture{std::nullopt, {3, 3}, 1});
    CHECK(gesture(start, *read_action(start, "d4r")) == Gesture{std::nullopt, {3, 3}, 0});
}
