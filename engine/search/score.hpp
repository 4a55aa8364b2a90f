#pragma once

namespace engine {

/// A win at the root is worth this; one that takes n plies is worth n less. Draws are worth 0.
inline constexpr int win_score = 30'000;
/// Scores beyond this (or below its negative) are decided games; evaluations stay well within.
inline constexpr int decided_score = win_score - 1'000;
/// More than any score.
inline constexpr int infinite_score = 32'000;

/// Wins are counted from the root in a search, from the position itself in what it remembers: the
/// score of a position `ply` plies below the root as it is remembered.
[[nodiscard]] constexpr int to_memory(int score, int ply) {
    return score >= decided_score ? score + ply : score <= -decided_score ? score - ply : score;
}
/// The reverse of `to_memory`.
[[nodiscard]] constexpr int from_memory(int score, int ply) {
    return score >= decided_score ? score - ply : score <= -decided_score ? score + ply : score;
}

} // namespace engine
