#include "engine/worpion/endgame.hpp"

#include <doctest/doctest.h>

#include "engine/search/score.hpp"
#include "tests/engine/worpion/positions.hpp"

using namespace engine;
using namespace engine::worpion;

namespace {

/// The exact score by trying everything.
int plain_score(const State& state) {
    if (const auto outcome = state.outcome())
        return !outcome->winner ? 0 : *outcome->winner == state.to_act() ? win_score : -win_score;
    int best = -infinite_score;
    for (const Action action : state.actions()) {
        State next = state;
        next.apply(action);
        const int later = next.to_act() == state.to_act() ? plain_score(next) : -plain_score(next);
        best = std::max(best, later > 0 ? later - 1 : later < 0 ? later + 1 : 0);
    }
    return best;
}

} // namespace

TEST_CASE("worpion: the search to the end finds what trying everything finds") {
    Random random(5);
    for (int round = 0; round < 300; ++round) {
        const int pawns = 13 + round % 3;
        const State state = positions::random_position(random, pawns, round % 2 == 1);
        CAPTURE(to_text(state));
        const int score = plain_score(state);
        Meter meter(Budget{}, {});
        Endgame endgame(meter);
        for (const int bound : {1, 0, score, score + 1, score - 1})
            CHECK(endgame.at_least(state, bound) == (score >= bound));
    }
}

TEST_CASE("worpion: the search to the end stops when it is told to") {
    Random random(1);
    const State state = positions::random_position(random, 4, false);
    std::stop_source source;
    source.request_stop();
    Meter meter(Budget{}, source.get_token());
    Endgame endgame(meter);
    CHECK_FALSE(endgame.at_least(state, 1));
    CHECK(meter.spent());
    CHECK(meter.nodes() < 512);
}
