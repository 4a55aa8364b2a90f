#pragma once

namespace engine {

/// A win at the root is worth this; one that takes n plies is worth n less. Draws are worth 0.
inline constexpr int win_score = 30'000;
/// Scores beyond this (or below its negative) are decided games; evaluations stay well within.
inline constexpr int decided_score = win_score - 1'000;
/// More than any score.
inline constexpr int infinite_score = 32'000;

} // namespace engine
