#include <doctest/doctest.h>

#include "game/contest/pace.hpp"

using namespace game;
using engine::Budget;
using engine::Clock;
using engine::GameId;
using engine::Time;
using std::chrono::seconds;

namespace {

Clock clock(std::string_view name) {
    return *engine::clock_named(name);
}

constexpr Budget a_second{.time = Time{1000}};

/// How little is left on a bot's clock in the course of a long game, when every action takes all of
/// its budget or its appearances, and a tenth of a second more.
Time least_left(const Clock& clock, int actions_a_turn) {
    Time left = clock.start, least = left;
    for (int turn = 0; turn < 300; ++turn) {
        for (int action = 0; action < actions_a_turn; ++action) {
            const Time thought = *within_clock(a_second, clock, left).time;
            const Time shown = std::min(Time{700} + look_time, longest_wait(clock, left));
            left -= std::max(thought, shown) + Time{100};
            least = std::min(least, left);
        }
        left += clock.increment;
    }
    return least;
}

} // namespace

TEST_CASE("pace: a bot takes 350 to 700 ms at least, the least where it has no choice") {
    const auto start = engine::Table::start(GameId::reversi);
    CHECK(least_time(start, 0) == Time{350});
    CHECK(least_time(start, 350) == Time{700});
    CHECK(least_time(start, 351) == Time{350});
    const auto forced =
        engine::Table::from_position(GameId::reversi, "XXX--OXX" + std::string(56, '-') + " X");
    REQUIRE(forced);
    CHECK(least_time(*forced, 350) == Time{350});
}

TEST_CASE("pace: a budget of time is cut as the clock runs low, others never") {
    CHECK(within_clock(a_second, clock("none"), Time{0}) == a_second);
    CHECK(within_clock(a_second, clock("45s"), seconds{45}) == a_second);
    CHECK(within_clock(a_second, clock("5+3"), seconds{300}) == a_second);
    CHECK(within_clock(a_second, clock("3+2"), seconds{6}).time == Time{800});
    CHECK(within_clock(a_second, clock("3+2"), Time{600}).time == Time{200});
    const Budget nodes{.nodes = 1000, .time = std::nullopt};
    CHECK(within_clock(nodes, clock("3+2"), Time{600}) == nodes);
}

TEST_CASE("pace: whoever thinks by the clock never loses by it") {
    for (const std::string_view name : {"3+2", "5+3", "10+5", "15+10"})
        for (const int actions_a_turn : {1, 2}) {
            CAPTURE(name);
            CHECK(least_left(clock(name), actions_a_turn) > Time{0});
        }
}
