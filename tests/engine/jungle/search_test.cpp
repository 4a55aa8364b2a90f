#include "engine/search/search.hpp"

#include "engine/jungle/evaluation.hpp"
#include "tests/engine/jungle/play.hpp"
#include "tests/engine/random_play.hpp"
#include "tests/engine/search/minimax.hpp"

using namespace engine;
using namespace jungle_test;
using jungle::State;

namespace {

auto searched(const State& state, int depth) {
    Search search(state, [](const State& s) { return evaluate(s); },
                  Budget{.depth = depth, .time = {}}, {});
    search.run();
    return search;
}

std::string best(const State& state, int depth) {
    return to_text(state, searched(state, depth).rated().front().action);
}

void check_against_minimax(const State& state, int depth) {
    const auto scores = plain_scores(state, depth);
    const int expected = *std::max_element(scores.begin(), scores.end());
    const std::string position = to_text(state);
    CAPTURE(position);
    CHECK(searched(state, depth).rated().front().score == expected);
}

} // namespace

TEST_CASE("jungle: the search finds what plain minimax finds, history and all") {
    Random random(5);
    for (int game = 0; game < 4; ++game)
        for (const State& state : random_game<State>(random))
            if (!state.outcome() && random.below(8) == 0)
                check_against_minimax(state, 1 + static_cast<int>(random.below(2)));
    // Few animals and a history: draws and barred moves lie within the horizon.
    const State shuttled =
        after("d6/7/7/7/7/7/7/7/W5C b 0", "a1a2 a9b9 a2a1 b9b8 a1a2 b8c8 a2a1 c8c7 a1a2 c7b7");
    const State repeated = after("c6/7/7/7/7/7/7/7/W6 b 0", "a1a2 a9a8 a2a1 a8a9 a1a2");
    for (const State& state : {shuttled, repeated, at("c6/7/7/7/7/7/7/7/W6 b 94")})
        for (int depth = 3; depth <= 7; ++depth)
            check_against_minimax(state, depth);
}

TEST_CASE("jungle: the search enters the den and keeps the enemy out of its own") {
    CHECK(best(at("t6/3D3/2l4/7/7/7/7/7/W6 b 0"), 3) == "3 d8-d9");
    // Only the dog can take what stands before the den.
    CHECK(best(at("t6/7/7/7/7/7/W6/3cD2/7 b 0"), 2) == "3 e2xd2");
}

TEST_CASE("jungle: a side that is ahead does not repeat the position a third time") {
    const State state = after("7/6c/7/7/7/7/7/7/E4L1 b 0", "a1a2 g8g9 a2a1 g9g8 a1a2 g8g9 a2a1 "
                                                           "g9f9");
    CHECK(searched(state, 3).rated().front().score > 0);
    const State twice = after("7/6c/7/7/7/7/7/7/E4L1 b 0", "a1a2 g8g9 a2a1 g9g8 a1a2 g8g9");
    CHECK(best(twice, 4) != "8 a2-a1");
}
