#include "engine/reversi/solve.hpp"

#include <map>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "tests/engine/reversi/ffo.hpp"
#include "tests/engine/vectors.hpp"

using namespace engine;
using namespace engine::reversi;
using Texts = std::vector<std::string>;

namespace {

State read(const std::string& position) {
    const auto state = State::read(position);
    REQUIRE_MESSAGE(state.ok(), position);
    return *state;
}

Texts best_of(const State& state, const Findings<Action>& found) {
    Texts best;
    for (const Rated<Action>& one : found.rated)
        if (one.score == found.rated.front().score)
            best.push_back(to_text(state, one.action));
    std::sort(best.begin(), best.end());
    return best;
}

} // namespace

TEST_CASE("reversi: every move of the late positions of the vectors has its score") {
    const auto all = vectors::of("reversi")["late"];
    CHECK(all.size() == 24);
    for (const auto& entry : all) {
        const std::string position = entry["position"];
        CAPTURE(position);
        const State state = read(position);
        const auto found = solve(state, Empties::nobodys, 2 * square_count + 1, {});
        CHECK(found.rated.front().score == entry["score"].get<int>());
        CHECK(best_of(state, found) == entry["best"].get<Texts>());
        std::map<std::string, int> moves;
        for (const Rated<Action>& one : found.rated)
            moves[to_text(state, one.action)] = one.score;
        CHECK(moves == entry["moves"].get<std::map<std::string, int>>());
    }
}

TEST_CASE("reversi: the first endgames of the FFO suite are solved") {
    constexpr int quick = 12;
    int solved = 0;
    for (const FfoEndgame& endgame : ffo_endgames()) {
        if (endgame.number > quick)
            continue;
        CAPTURE(endgame.number);
        const State state = read(endgame.position);
        const auto found = solve(state, Empties::winners, 1, {});
        CHECK(found.rated.front().score == endgame.score);
        CHECK(best_of(state, found) == endgame.best);
        CHECK(found.depth == count(state.board().empty()));
        ++solved;
    }
    CHECK(solved == quick);
}

TEST_CASE("reversi: a stopped solver says so") {
    std::stop_source stop;
    stop.request_stop();
    CHECK(solve(State::start(), Empties::nobodys, 1, stop.get_token()).depth == 0);
}
