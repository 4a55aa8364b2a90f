#pragma once

#include <cstdint>

#include "engine/game.hpp"

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool sanitized = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
inline constexpr bool sanitized = true;
#else
inline constexpr bool sanitized = false;
#endif
#else
inline constexpr bool sanitized = false;
#endif

/// Counts beyond this are left to the benchmark.
inline constexpr std::uint64_t most_leaves = sanitized ? 200'000 : 3'000'000;

/// Counting with nothing but lists of actions. A finished game has no sequence that goes on, or
/// counts once as published tables of Reversi have it.
template <engine::GameState S>
std::uint64_t plain_perft(const S& state, int depth, bool count_finished = false) {
    if (depth == 0)
        return 1;
    std::uint64_t total = count_finished && state.outcome() ? 1 : 0;
    for (const auto action : state.actions()) {
        S next = state;
        next.apply(action);
        total += plain_perft(next, depth - 1, count_finished);
    }
    return total;
}
