#include "engine/search/search.hpp"

#include <doctest/doctest.h>

#include "engine/worpion/evaluation.hpp"
#include "tests/engine/random_play.hpp"
#include "tests/engine/search/minimax.hpp"

using namespace engine;
using worpion::State;

namespace {

int points(const State& state) {
    return worpion::evaluate(state);
}

Search<State, int (*)(const State&)> searched(const State& state, Budget budget, int margin = 0) {
    Search search(state, &points, budget, {});
    search.run(margin);
    return search;
}

State at(std::string_view position) {
    const auto state = State::read(position);
    REQUIRE(state.ok());
    return *state;
}

std::string best(const State& state, int depth) {
    return to_text(state, searched(state, {.depth = depth, .time = {}}).rated().front().action);
}

} // namespace

TEST_CASE("search: alpha-beta finds what plain minimax finds") {
    Random random(1);
    for (int game = 0; game < 40; ++game)
        for (const State& state : random_game<State>(random)) {
            if (state.outcome())
                continue;
            const int depth = 1 + static_cast<int>(random.below(3));
            const auto scores = plain_scores(state, depth);
            const auto found = searched(state, {.depth = depth, .time = {}});
            CAPTURE(to_text(state));
            CAPTURE(depth);
            const int expected = *std::max_element(scores.begin(), scores.end());
            CHECK(found.rated().front().score == expected);
        }
}

TEST_CASE("search: scores within the margin are exact") {
    constexpr int margin = 17;
    Random random(2);
    for (int game = 0; game < 20; ++game)
        for (const State& state : random_game<State>(random)) {
            if (state.outcome())
                continue;
            const auto scores = plain_scores(state, 2);
            const auto found = searched(state, {.depth = 2, .time = {}}, margin);
            const int top = *std::max_element(scores.begin(), scores.end());
            if (top >= decided_score)
                continue; // decided at depth 1 already
            CAPTURE(to_text(state));
            const auto actions = state.actions();
            for (std::size_t i = 0; i < actions.size(); ++i) {
                const auto rated =
                    std::find_if(found.rated().begin(), found.rated().end(),
                                 [&](const auto& entry) { return entry.action == actions[i]; });
                REQUIRE(rated != found.rated().end());
                if (scores[i] > top - margin)
                    CHECK(rated->score == scores[i]);
                else
                    CHECK(rated->score <= top - margin);
            }
        }
}

TEST_CASE("search: a win in one action is found and is worth the most") {
    const State state = at("gO2/gGg1/1Goo/oOO1 g p");
    const auto found = searched(state, {.depth = 5, .time = {}});
    CHECK(to_text(state, found.rated().front().action) == "a2v");
    CHECK(found.rated().front().score == win_score - 1);
}

TEST_CASE("search: a flip that gives the game away is not chosen") {
    const State state = at("gO2/1goO/4/1gGO o f");
    for (const int depth : {1, 2, 4})
        CHECK(best(state, depth) != "c1-c2");
}

TEST_CASE("search: an alignment is answered by the one flip that does it") {
    CHECK(best(at("gOoo/GoGo/GOG1/G1Og o f"), 4) == "a1-b1");
}

TEST_CASE("search: an ending is searched to its end and no further") {
    const State state = at("Go1O/oGog/GGoO/ooGg g p");
    const auto found = searched(state, {.depth = 60, .nodes = 10'000, .time = {}});
    CHECK(to_text(state, found.rated().front().action) == "c4r");
    CHECK(found.depth() < 4);
}

TEST_CASE("search: its line is legal and begins with the action asked for") {
    const State start = State::start();
    const auto found = searched(start, {.depth = 5, .time = {}});
    for (const auto& rated : {found.rated().front(), found.rated().back()}) {
        const auto line = found.line(rated.action);
        REQUIRE_FALSE(line.empty());
        CHECK(line.front() == rated.action);
        CHECK(line.size() <= 5);
        State now = start;
        for (const auto action : line) {
            const auto legal = now.actions();
            REQUIRE(std::find(legal.begin(), legal.end(), action) != legal.end());
            now.apply(action);
        }
    }
    CHECK(found.line(found.rated().front().action).size() == 5);
}

TEST_CASE("search: it spends no more nodes than allowed and keeps its last full depth") {
    const auto found = searched(State::start(), {.depth = 64, .nodes = 5000, .time = {}});
    CHECK(found.nodes() <= 5000);
    CHECK(found.depth() >= 2);
    const auto same = searched(State::start(), {.depth = found.depth(), .time = {}});
    CHECK(found.rated() == same.rated());
}

TEST_CASE("search: it stops at once when asked and still has an action") {
    std::stop_source source;
    source.request_stop();
    Search search(State::start(), &points, Budget{}, source.get_token());
    search.run();
    CHECK(search.nodes() < 512);
    CHECK(search.depth() >= 1);
    CHECK(search.rated().size() == 32);
}

TEST_CASE("search: a request to stop is seen within 1024 nodes") {
    std::stop_source source;
    Meter meter(Budget{}, source.get_token());
    for (int i = 0; i < 700; ++i)
        REQUIRE(meter.spend());
    source.request_stop();
    while (meter.spend())
        REQUIRE(meter.nodes() < 700 + 1024);
    CHECK(meter.spent());
    CHECK_FALSE(meter.spend());
}

TEST_CASE("search: time that is already over ends it after the first nodes") {
    Meter meter({.time = std::chrono::milliseconds(0)}, {});
    while (meter.spend())
        REQUIRE(meter.nodes() < 512);
    CHECK(meter.nodes() > 100);
}

TEST_CASE("evaluation: what is good for one side is as bad for the other") {
    CHECK(worpion::evaluate(State::start()) == 0);
    // Equal pairs on the a file and the d file, mirrored.
    CHECK(worpion::evaluate(at("4/4/O2G/O2G o f")) == 0);
    CHECK(worpion::evaluate(at("4/g3/2g1/OO2 o f")) > 0);
    CHECK(worpion::evaluate(at("4/o3/2o1/GG2 o f")) < 0);
}

TEST_CASE("evaluation: a pair counts wherever the empty square of its line is") {
    const int pair = worpion::evaluate(at("4/4/1g2/OO1G o f"));
    CHECK(pair > 0);
    CHECK(worpion::evaluate(at("4/4/1g2/G1OO o f")) == pair);
    CHECK(worpion::evaluate(at("4/4/2g1/O1OG o f")) == pair);
    // No line: one square on the other side, mixed faces, or the third square taken.
    CHECK(worpion::evaluate(at("4/4/1g2/Oo1G o f")) == 0);
    CHECK(worpion::evaluate(at("4/4/1g2/OOG1 o f")) == 0);
}
