#include "engine/bot/sight.hpp"

#include <doctest/doctest.h>

#include "engine/jungle/evaluation.hpp"
#include "engine/jungle/state.hpp"
#include "engine/reversi/state.hpp"

using namespace engine;
using reversi::Action;
using reversi::State;

namespace {

using Seen = std::vector<Rated<Action>>;

constexpr auto nothing = [](Action) { return 0; };

Action at(int column, int row) {
    return {static_cast<std::uint8_t>(8 * row + column)};
}

Gesture put(Cell to) {
    return {.from = std::nullopt, .to = to};
}

/// What a player sees whose eye rests on c6, where reach is one square.
Seen seen_from_c6(const Seen& rated, const Level& level) {
    Random random(1);
    return seen(State::start(), rated, level, {{2, 5}}, 1, nothing, random);
}

} // namespace

TEST_CASE("sight: a gesture is near when it begins or ends within reach of the focus") {
    const Focus focus{{2, 3}};
    CHECK(is_near(focus, put({3, 4}), 1));
    CHECK_FALSE(is_near(focus, put({4, 3}), 1));
    CHECK(is_near(focus, put({4, 3}), 2));
    CHECK(is_near(focus, {.from = Cell{1, 3}, .to = {0, 3}}, 1));
    CHECK_FALSE(is_near({}, put({0, 0}), 7));
    CHECK(is_near({}, {.from = std::nullopt, .to = {}, .pass = true}, 0));
}

TEST_CASE("sight: who overlooks all that is far sees what is near alone") {
    const Level blind{.budget = {}, .oversight_percent = 100};
    const Seen rated{{at(7, 0), 50}, {at(2, 4), 10}, {at(3, 5), -20}};
    CHECK(seen_from_c6(rated, blind) == Seen{{at(2, 4), 10}, {at(3, 5), -20}});
    CHECK(seen_from_c6(rated, Level{}) == rated);
}

TEST_CASE("sight: a win is never overlooked, nor what alone prevents a loss") {
    const Level blind{.budget = {}, .oversight_percent = 100};
    const Seen win{{at(7, 0), win_score - 1}, {at(2, 4), 10}};
    CHECK(seen_from_c6(win, blind) == win);
    const Seen defence{{at(7, 0), 0}, {at(2, 4), 2 - win_score}};
    CHECK(seen_from_c6(defence, blind) == Seen{{at(7, 0), 0}});
    const Seen far{{at(7, 0), 5}, {at(7, 7), 0}};
    CHECK(seen_from_c6(far, blind) == Seen{{at(7, 0), 5}});
}

TEST_CASE("sight: without a place to look at nothing is overlooked") {
    const Level blind{.budget = {}, .oversight_percent = 100};
    const Seen rated{{at(7, 0), 50}, {at(2, 4), 10}};
    Random random(1);
    CHECK(seen(State::start(), rated, blind, {}, 1, nothing, random) == rated);
}

TEST_CASE("sight: a greedy player prefers what turns more, but for wins and losses") {
    const Level greedy{.budget = {}, .greed = 10};
    const auto turned = [](Action action) { return static_cast<int>(action.square); };
    const Seen rated{
        {at(0, 0), win_score - 9}, {at(1, 0), 20}, {at(5, 0), 10}, {at(7, 0), -win_score}};
    Random random(1);
    CHECK(seen(State::start(), rated, greedy, {}, 1, turned, random) ==
          Seen{{at(0, 0), win_score - 9}, {at(5, 0), 60}, {at(1, 0), 30}, {at(7, 0), -win_score}});
}

TEST_CASE("sight: at a glance a player sees what it can win, and what the opponent could next") {
    const auto points = [](const jungle::State& s) { return jungle::evaluate(s.position()); };
    const auto best = [&](std::string_view position) {
        const auto state = jungle::State::read(position);
        REQUIRE(state.ok());
        const auto found = glance(*state, points).rated.front();
        return std::pair(to_text(*state, found.action), found.score);
    };
    CHECK(best("t6/3D3/2l4/7/7/7/7/7/W6 b 0") == std::pair<std::string, int>("3 d8-d9", 29'999));
    CHECK(best("t6/7/7/7/7/7/W6/3cD2/7 b 0").first == "3 e2xd2");
    // Whatever the wolf does, the cat enters the den.
    CHECK(best("t6/7/7/7/7/7/W6/3c3/7 b 0").second == -29'998);
}

TEST_CASE("sight: at a glance a player does not see that what it takes is guarded") {
    // The lion takes the wolf; the elephant behind it takes the lion.
    const auto state = jungle::State::read("7/7/3e3/3w3/3L3/7/7/7/R6 b 0");
    REQUIRE(state.ok());
    const auto found =
        glance(*state, [](const jungle::State& s) { return jungle::evaluate(s.position()); });
    CHECK(to_text(*state, found.rated.front().action) == "7 d5xd6");
}
