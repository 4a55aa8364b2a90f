#include <doctest/doctest.h>

#include "engine/search/perft.hpp"
#include "engine/worpion/state.hpp"
#include "tests/engine/vectors.hpp"

namespace {

using engine::perft;
using engine::worpion::State;

} // namespace

TEST_CASE("worpion: the sequences of actions are as many as the vectors count") {
    const auto entries = vectors::of("worpion")["perft"];
    CHECK(entries.size() == 7);
    vectors::check_perft<State>(entries);
}

TEST_CASE("perft: no action is one sequence of length 0") {
    CHECK(perft(State::start(), 0) == 1);
}
