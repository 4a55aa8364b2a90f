#include "engine/jungle/evaluation.hpp"

#include "tests/engine/jungle/play.hpp"

using namespace engine;
using namespace jungle_test;
using jungle::State;

namespace {

int points(const State& state) {
    return jungle::evaluate(state.position());
}

} // namespace

TEST_CASE("jungle: what is good for one side is as bad for the other") {
    CHECK(points(State::start()) == 0);
    CHECK(points(at("l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T6 b 0")) ==
          -points(at("6t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L b 0")));
    CHECK(points(at("c6/7/7/7/7/7/7/7/W6 b 0")) == -points(at("c6/7/7/7/7/7/7/7/W6 r 0")));
}

TEST_CASE("jungle: a step towards the enemy's den is worth ten points") {
    CHECK(points(at("c6/7/7/7/7/7/7/W6/7 b 0")) == points(at("c6/7/7/7/7/7/7/7/W6 b 0")) + 10);
    CHECK(points(at("c6/7/7/7/7/7/7/7/1W5 b 0")) == points(at("c6/7/7/7/7/7/7/7/W6 b 0")) + 10);
}
