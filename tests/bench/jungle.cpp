#include <array>
#include <cstdlib>
#include <string_view>

#include "engine/jungle/search.hpp"
#include "engine/jungle/state.hpp"
#include "tests/bench/measure.hpp"

namespace bench {

namespace {

using engine::jungle::State;

/// The start, the middle of games, and an ending.
constexpr std::array positions{
    "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L b 0",
    "l6/1d2ct1/2p1w2/e6/1r5/6R/E1W1P2/1C1D2L/T6 b 6",
    "7/1l2c2/1d2w1t/3pR2/7/C1r4/1WP4/1T4D/6L b 16",
    "7/3d1l1/2e4/7/3T3/7/1P4r/2C1E2/7 r 4",
    "7/7/2l4/7/6e/1R5/7/2T4/4C2 b 0",
};

void measure_second(std::string_view position) {
    const auto state = State::read(position);
    if (!state)
        std::abort();
    using namespace std::chrono_literals;
    engine::Findings<engine::jungle::Action> found;
    const double seconds =
        seconds_of([&] { found = search(*state, {.time = 1000ms}, 0, std::stop_token()); });
    std::printf("jungle %s: depth %d, %.1f million nodes/s, score %d, %.3f s\n",
                std::string(position).c_str(), found.depth,
                static_cast<double>(found.nodes) / seconds / 1e6, found.rated.front().score,
                seconds);
}

} // namespace

void measure_jungle() {
    measure_perft<State>(7);
    measure_search<State>(10);
    for (const std::string_view position : positions)
        measure_second(position);
}

} // namespace bench
