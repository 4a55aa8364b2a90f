#pragma once

#include <chrono>
#include <cstdio>
#include <stop_token>
#include <string>

#include "engine/game.hpp"
#include "engine/search/budget.hpp"
#include "engine/search/perft.hpp"

/// The parts of the benchmarks, each in a file of its own; they print what they measure, a line
/// each.
namespace bench {

void measure_worpion();
void measure_worpion_values();
void measure_reversi();
void measure_jungle();
/// How soon a search that is cancelled ends, and how long automatic moves take.
void measure_patience();
/// Only right where no other part ran before it.
void measure_memory();

/// How long `work` takes.
[[nodiscard]] double seconds_of(const auto& work) {
    const auto begin = std::chrono::steady_clock::now();
    work();
    const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - begin;
    return spent.count();
}

/// Counts the sequences of `depth` actions from the start.
template <engine::GameState S>
void measure_perft(int depth) {
    std::uint64_t leaves = 0;
    const double seconds = seconds_of([&] { leaves = engine::perft(S::start(0), depth); });
    std::printf("%s perft %d: %llu leaves, %.3f s, %.0f million leaves/s\n",
                std::string(S::info.key).c_str(), depth, static_cast<unsigned long long>(leaves),
                seconds, static_cast<double>(leaves) / seconds / 1e6);
}

/// Searches from the start to `depth` by the game's `search(state, budget, margin, stop)`.
template <engine::GameState S>
void measure_search(int depth) {
    std::uint64_t nodes = 0;
    const engine::Budget budget{.depth = depth, .time = std::nullopt};
    const double seconds =
        seconds_of([&] { nodes = search(S::start(0), budget, 0, std::stop_token()).nodes; });
    std::printf("%s search %d: %llu nodes, %.2f s, %.1f million nodes/s\n",
                std::string(S::info.key).c_str(), depth, static_cast<unsigned long long>(nodes),
                seconds, static_cast<double>(nodes) / seconds / 1e6);
}

} // namespace bench
