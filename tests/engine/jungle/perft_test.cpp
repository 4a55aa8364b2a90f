#include <doctest/doctest.h>

#include "engine/jungle/state.hpp"
#include "engine/search/perft.hpp"
#include "tests/engine/vectors.hpp"

namespace {

using engine::perft;
using engine::jungle::State;

} // namespace

TEST_CASE("jungle: the sequences of moves are as many as the vectors count") {
    const auto entries = vectors::of("jungle")["perft"];
    CHECK(entries.size() == 9);
    vectors::check_perft<State>(entries);
}

TEST_CASE("jungle: sequences counted in the middle of a game know its history") {
    State state = State::start();
    for (const char* move : {"a1a2", "g9g8", "a2a1", "g8g9", "a1a2", "g9g8"}) {
        const auto action = read_action(state, move);
        REQUIRE(action.ok());
        state.apply(*action);
    }
    for (int depth = 0; depth <= 3; ++depth) {
        CHECK(perft(state, depth) == plain_perft(state, depth));
        CHECK((depth < 3 || perft(state, depth) != perft(*State::read(to_text(state)), depth)));
    }
}
