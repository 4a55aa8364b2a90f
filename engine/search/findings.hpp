#pragma once

#include <cstdint>
#include <vector>

namespace engine {

/// An action at the root and its score for the side to act there.
template <class Action>
struct Rated {
    Action action{};
    int score = 0;

    friend bool operator==(const Rated&, const Rated&) = default;
};

/// What a search found out. All actions of the root, best first; the scores of the best one and of
/// those less than the asked margin behind it are exact, others may be too high, but never within
/// that margin. Where not even one ply was completed they are unrated, in their fixed order.
template <class Action>
struct Findings {
    std::vector<Rated<Action>> rated;
    std::vector<Action> line; ///< principal variation, the best action first
    int depth = 0;            ///< plies completed
    std::uint64_t nodes = 0;
    /// Whether the best score is the game's own, by best play to its end: a 0 is a draw then, and
    /// not merely as good a position for either side.
    bool solved = false;

    friend bool operator==(const Findings&, const Findings&) = default;
};

} // namespace engine
