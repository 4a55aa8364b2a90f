#include "engine/worpion/perfect.hpp"

#include <doctest/doctest.h>

#include "engine/search/score.hpp"
#include "engine/worpion/solution.hpp"
#include "tests/engine/worpion/positions.hpp"

using namespace engine;
using namespace engine::worpion;

namespace {

constexpr std::uint64_t seed = 1;

Budget nodes(std::uint64_t count) {
    return {.nodes = count, .time = std::nullopt};
}

bool contains(const std::vector<Action>& actions, Action action) {
    return std::find(actions.begin(), actions.end(), action) != actions.end();
}

/// Checks the master's findings against the solver's; its action.
Action checked_action(const State& state, std::uint64_t choice) {
    CAPTURE(to_text(state));
    const auto found = play_perfectly(state, nullptr, Budget{}, choice, {});
    REQUIRE(found.rated.size() == state.actions().size());
    const Rated<Action> best = found.rated.front();
    const Solution solution = solve(state, nullptr);
    CHECK(contains(solution.best, best.action));
    const int distance = solution.value.distance.value_or(0);
    switch (solution.value.ending) {
    case Ending::win:
        CHECK(best.score == win_score - distance);
        break;
    case Ending::draw:
        CHECK(best.score == 0);
        break;
    case Ending::loss:
        CHECK(best.score == distance - win_score);
        break;
    }
    for (const auto& rated : found.rated)
        CHECK((rated.score == best.score) == contains(solution.best, rated.action));
    return best.action;
}

} // namespace

TEST_CASE("worpion: the master never leaves the best value against random play") {
    Random random(3);
    for (int game = 0; game < 50; ++game) {
        State state = positions::random_position(random, 10 + game % 4, game % 2 == 1);
        const Side master = game % 3 == 0 ? other(state.to_act()) : state.to_act();
        while (!state.outcome()) {
            const auto actions = state.actions();
            const auto any = random.below(static_cast<std::uint32_t>(actions.size()));
            state.apply(state.to_act() == master ? checked_action(state, random.next())
                                                 : actions[any]);
        }
    }
}

TEST_CASE("worpion: the master leaves the opponent the fewest good turns in a draw") {
    Random random(8);
    int narrower = 0;
    for (int round = 0; round < 200; ++round) {
        const State state = positions::random_position(random, 13, true);
        const Solution solution = solve(state, nullptr);
        if (solution.value.ending != Ending::draw || solution.best.size() < 2)
            continue;
        // A reply is a whole turn of the opponent, counted here by solving what it leads to.
        const auto good_share = [](State after) {
            double good = 0, all = 0;
            const auto count = [&](const State& placing) {
                for (const Action placement : placing.actions()) {
                    State next = placing;
                    next.apply(placement);
                    ++all;
                    const bool lost = next.outcome()
                                          ? next.outcome()->winner == next.to_act()
                                          : solve(next, nullptr).value.ending == Ending::win;
                    good += lost ? 0 : 1;
                }
            };
            if (after.phase() == Phase::place)
                count(after);
            else
                for (const Action flip : after.actions()) {
                    State placing = after;
                    placing.apply(flip);
                    if (placing.outcome())
                        all += 2.0 * std::popcount(placing.empty());
                    count(placing);
                }
            return all > 0 ? good / all : 1;
        };
        const auto after = [&](Action action) {
            State next = state;
            next.apply(action);
            return next;
        };
        const Action chosen =
            play_perfectly(state, nullptr, Budget{}, seed, {}).rated.front().action;
        const double share = good_share(after(chosen));
        for (const Action action : solution.best) {
            CHECK(share <= good_share(after(action)));
            narrower += share < good_share(after(action)) ? 1 : 0;
        }
    }
    CHECK(narrower > 20);
}

TEST_CASE("worpion: the master's choice between equal actions depends on the seed alone") {
    Random random(4);
    bool differs = false;
    for (int round = 0; round < 20; ++round) {
        const State state = positions::random_position(random, 12, false);
        const auto first = play_perfectly(state, nullptr, Budget{}, 1, {});
        CHECK(play_perfectly(state, nullptr, Budget{}, 1, {}) == first);
        for (std::uint64_t other_seed = 2; other_seed < 6; ++other_seed)
            differs =
                differs ||
                play_perfectly(state, nullptr, Budget{}, other_seed, {}).rated.front().action !=
                    first.rated.front().action;
    }
    CHECK(differs);
}

TEST_CASE("worpion: the master answers at once when it is told to stop") {
    std::stop_source source;
    source.request_stop();
    Random random(6);
    for (int round = 0; round < 50; ++round) {
        const State state = positions::random_position(random, 10 + round % 6, round % 2 == 1);
        const auto found = play_perfectly(state, nullptr, Budget{}, seed, source.get_token());
        CHECK(found.nodes < 512);
        const Budget no_time{.time = std::chrono::milliseconds(0)};
        CHECK(play_perfectly(state, nullptr, no_time, seed, {}) == found);
        REQUIRE(found.rated.size() == state.actions().size());
        // Even so it neither misses a win in one action nor loses by one that it can avoid.
        const Solution solution = solve(state, nullptr);
        if (solution.value.distance == 1)
            CHECK(contains(solution.best, found.rated.front().action));
        State next = state;
        next.apply(found.rated.front().action);
        if (const auto outcome = next.outcome(); outcome && outcome->winner != state.to_act())
            CHECK(solution.value.distance.value_or(1) == 1);
    }
}

TEST_CASE("worpion: the master keeps within its nodes, and without a book searches") {
    const auto found = play_perfectly(State::start(), nullptr, nodes(5'000), seed, {});
    CHECK(found.nodes == 5'000);
    CHECK(found.rated.size() == 32);
    CHECK(found.depth > 0);
    Random random(6);
    const State state = positions::random_position(random, 10, false);
    CHECK(play_perfectly(state, nullptr, nodes(7), seed, {}).nodes <= 7);
}
