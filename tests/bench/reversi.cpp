#include "engine/reversi/search.hpp"

#include <algorithm>

#include "engine/reversi/solve.hpp"
#include "tests/bench/measure.hpp"
#include "tests/engine/reversi/ffo.hpp"

namespace bench {

namespace {

using namespace engine::reversi;

/// The best actions too, so that the time is that of knowing all of them.
void measure_endgame(const FfoEndgame& endgame) {
    const auto state = State::read(endgame.position);
    engine::Findings<Action> found;
    const double seconds =
        seconds_of([&] { found = solve(*state, Empties::winners, 1, std::stop_token()); });
    const int score = found.rated.front().score;
    std::vector<std::string> best;
    for (const auto& one : found.rated)
        if (one.score == score)
            best.push_back(to_text(*state, one.action));
    std::sort(best.begin(), best.end());
    const bool right = score == endgame.score && best == endgame.best;
    std::printf("reversi FFO %d: %d empty, %+d, %s, %.3f s, %llu nodes, %.1f million nodes/s\n",
                endgame.number, count(state->board().empty()), score, right ? "right" : "WRONG",
                seconds, static_cast<unsigned long long>(found.nodes),
                static_cast<double>(found.nodes) / seconds / 1e6);
}

/// The first moves of a game of two bots, to 22 empty squares.
constexpr std::string_view game =
    "d3c5e6f5f6e3c3f3c4b4b3d6c7d2c6b5c2b6e1d8c8b8a6d7a4f4e2g6f2f1g4g3h3a5g5h5f7e8";

/// How far a search sees within a time, and how well it keeps to it, over the positions of a game.
void measure_depths(int milliseconds) {
    State state = State::start();
    const auto line = read_record(state, game);
    int plies = 0;
    double latest = 0;
    for (const Action action : *line) {
        engine::Findings<Action> found;
        const engine::Budget budget{.time = std::chrono::milliseconds(milliseconds)};
        const double seconds =
            seconds_of([&] { found = search(state, budget, 0, std::stop_token()); });
        plies += found.depth;
        latest = std::max(latest, 1000 * seconds - milliseconds);
        state.apply(action);
    }
    std::printf("reversi %d ms: %.1f plies on average, at most %.1f ms late\n", milliseconds,
                static_cast<double>(plies) / static_cast<double>(line->size()), latest);
}

} // namespace

void measure_reversi() {
    measure_perft<State>(10);
    measure_perft<State>(12);
    measure_search<State>(12);
    measure_depths(50);
    measure_depths(1000);
    for (const FfoEndgame& endgame : ffo_endgames())
        measure_endgame(endgame);
}

} // namespace bench
