#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/search/meter.hpp"
#include "engine/worpion/state.hpp"

namespace engine::worpion {

/// Exact values by search to the end of the game, without tables: each question is whether a
/// position is worth at least so much, which is quick to refute. Remembers what it found out for
/// later questions.
class Endgame {
public:
    /// Scores are those of `score.hpp`: `win_score` less the actions to the end, its negative for a
    /// loss, 0 for a draw. Counts its nodes on the meter, which must outlive it.
    explicit Endgame(Meter& meter);

    /// Whether the position is worth `bound` or more for the side to act. Means nothing once the
    /// meter is spent. Preconditions: the game is not over, and the side to act has no alignment
    /// (in play it never has one).
    [[nodiscard]] bool at_least(const State& state, int bound);

private:
    /// What is open after a placement: the other player's turn.
    struct Child {
        Pawns pawns;
        int replies; ///< safe flips there
    };
    struct Bounds {
        Pawns key = 0; ///< no pawns: nothing is remembered here
        std::int16_t least = 0, most = 0;
    };
    struct Options;

    bool turn_at_least(Pawns pawns, int bound);
    bool search_turn(Pawns pawns, int bound);
    bool placing_at_least(Pawns pawns, int bound);
    void add_placements(Pawns pawns, Options& options);
    bool any_at_least(const Options& options, int bound);

    Meter& meter_;
    std::vector<Bounds> table_;
    std::vector<Child> children_; // a stack: those of each turn on the path, one above the other
};

} // namespace engine::worpion
