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

TEST_CASE("jungle: a step towards the enemy's den is a gain, most of all for lion and tiger") {
    const auto gain = [](const std::string& animal) {
        return points(at("c6/7/7/7/7/" + animal + "6/7/7/5CD b 0")) -
               points(at("c6/7/7/7/7/7/" + animal + "6/7/5CD b 0"));
    };
    for (const char* animal : {"R", "W", "P", "E"}) {
        CHECK(gain(animal) > 0);
        CHECK(gain("L") > gain(animal));
    }
    CHECK(gain("T") == gain("L"));
}

TEST_CASE("jungle: two near the own den are better than one, and one is better than none") {
    const int none = points(at("c6/7/7/7/7/D6/W6/7/7 b 0"));
    const int one = points(at("c6/7/7/7/7/D6/7/7/4W2 b 0"));
    const int two = points(at("c6/7/7/7/7/7/7/7/2D1W2 b 0"));
    CHECK(none < one);
    CHECK(one < two);
}

TEST_CASE("jungle: two animals attacked at once are worse than one") {
    CHECK(points(at("7/7/7/3W3/7/3t3/3D3/7/7 b 0")) >
          points(at("7/7/7/7/3W3/3t3/3D3/7/7 b 0")) + 50);
}
