#pragma once

#include <cstdint>

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

/// The largest counts of the vectors that tests repeat; the benchmark goes deeper.
inline constexpr std::uint64_t most_leaves = sanitized ? 200'000 : 3'000'000;

/// `perft` with nothing but lists of actions.
template <class S>
std::uint64_t plain_perft(const S& state, int depth) {
    if (depth == 0)
        return 1;
    std::uint64_t total = 0;
    for (const auto action : state.actions()) {
        S next = state;
        next.apply(action);
        total += plain_perft(next, depth - 1);
    }
    return total;
}
