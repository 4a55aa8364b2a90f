#include "engine/jungle/line.hpp"

#include "engine/base/random.hpp"
#include "tests/engine/jungle/play.hpp"

using namespace engine;
using namespace jungle_test;
using jungle::Line;
using jungle::State;

namespace {

/// The states of a game in which both sides like to go to and fro, the finished one last.
std::vector<State> restless_game(const State& start, Random& random) {
    std::vector<State> states{start};
    while (!states.back().outcome()) {
        State next = states.back();
        const auto actions = next.actions();
        auto action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
        const jungle::Shuttle own = next.now().shuttle(next.to_act());
        const jungle::Action back{own.to, own.from};
        if (random.below(8) != 0 &&
            std::find(actions.begin(), actions.end(), back) != actions.end())
            action = back;
        next.apply(action);
        states.push_back(next);
    }
    return states;
}

bool barred(const State& state) {
    const jungle::Shuttle& own = state.now().shuttle(state.to_act());
    return own.moves == jungle::Shuttle::limit;
}

jungle::Action between(const State& before, const State& after) {
    for (const auto action : before.actions()) {
        State next = before;
        next.apply(action);
        if (next == after)
            return action;
    }
    FAIL("no action leads there");
    return {};
}

} // namespace

TEST_CASE("jungle: a line of play knows what the states of the game know, and takes it back") {
    Random random(3);
    int bars = 0, repetitions = 0, quiet_ends = 0;
    for (int game = 0; game < 60; ++game) {
        const State start = game % 2 == 0 ? State::start() : at("d5c/7/7/7/7/7/7/7/W4C1 b 92");
        const auto states = restless_game(start, random);
        const std::size_t end = states.size() - 1;
        const std::size_t begin = end - std::min<std::size_t>(end, random.below(100));
        Line line(states[begin]);
        for (std::size_t i = begin; i <= end; ++i) {
            REQUIRE(line.now() == states[i].now());
            REQUIRE(line.now().outcome() == states[i].outcome());
            bars += barred(states[i]) ? 1 : 0;
            if (i < end)
                line.play(between(states[i], states[i + 1]));
        }
        const auto reason = states.back().outcome()->reason;
        repetitions += reason == Reason::repetition ? 1 : 0;
        quiet_ends += reason == Reason::no_capture ? 1 : 0;
        for (std::size_t i = end; i > begin; --i) {
            line.back();
            REQUIRE(line.now() == states[i - 1].now());
        }
        CHECK(line.ply() == 0);
    }
    CHECK(bars > 0);
    CHECK(repetitions > 0);
    CHECK(quiet_ends > 0);
}

TEST_CASE("jungle: a position is remembered apart only where its history soon matters") {
    const auto key = [](const State& state) { return Line(state).key(); };
    const State start = State::start();
    CHECK(key(after(start, "a1a2 g9g8 a2a1 g8g9")) == key(start));
    const std::string three = "a1a2 a9a8 a2a1 a8a7 a1a2 a7a6";
    CHECK(key(after("d6/7/7/7/7/7/7/7/W5C b 0", three)) != key(at("7/7/7/d6/7/7/7/W6/6C b 0")));
    CHECK(key(at("d6/7/7/7/7/7/7/7/W5C b 69")) == key(at("d6/7/7/7/7/7/7/7/W5C b 0")));
    CHECK(key(at("d6/7/7/7/7/7/7/7/W5C b 70")) != key(at("d6/7/7/7/7/7/7/7/W5C b 71")));
}

TEST_CASE("jungle: what came before a pass is not repeated after it") {
    Line line(after(State::start(), "a1a2 g9g8"));
    const auto home = *read_action(after(State::start(), "a1a2 g9g8"), "a2a1");
    line.pass();
    CHECK(line.position().to_act() == Side::second);
    line.pass();
    CHECK(line.now().occurrences() == 1);
    line.play(home);
    CHECK(line.now().occurrences() == 1);
}
