#pragma once

#include <optional>

#include "engine/reversi/board.hpp"
#include "engine/search/score.hpp"

/// Scores of Reversi count tenths of a disc: an undecided position's is about ten times the lead in
/// discs that it promises. A game played out is a draw at 0, or else decided: its score is beyond
/// `decided_score` and the higher the more discs the winner is ahead by.
namespace engine::reversi {

inline constexpr int points_per_disc = 10;
/// A win by no disc at all, if there was one.
inline constexpr int narrow_win = win_score - points_per_disc * square_count;
/// Known to be won, by how many discs is not known.
inline constexpr int proven_win = narrow_win - points_per_disc;
static_assert(proven_win > decided_score);

/// The score of a game that ends with this difference in discs, for the same player.
[[nodiscard]] constexpr int score_of(int difference) {
    return difference > 0   ? narrow_win + points_per_disc * difference
           : difference < 0 ? points_per_disc * difference - narrow_win
                            : 0;
}

/// How far ahead (below 0: behind) the player is at the end, where a score tells it. A score of 0
/// does not: it is a draw's, or an even position's.
[[nodiscard]] constexpr std::optional<int> final_discs(int score) {
    if (score > narrow_win)
        return (score - narrow_win) / points_per_disc;
    if (score < -narrow_win)
        return (score + narrow_win) / points_per_disc;
    return std::nullopt;
}

} // namespace engine::reversi
