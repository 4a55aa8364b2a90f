#pragma once

#include <cstdint>
#include <optional>

#include "engine/worpion/solution.hpp"

namespace engine::worpion {

/// How many of a player's turns keep the value of a position for them.
struct Chances {
    int good = 0, all = 0;

    /// Whether a random turn is less often a good one than with `other`.
    [[nodiscard]] bool worse_than(const Chances& other) const {
        return good * other.all < other.good * all;
    }
};

/// Where the opponent can go wrong in a position that is drawn or lost for oneself.
class Pitfalls {
public:
    /// `score` is what the position is worth, at most 0. Both references must outlive this; the
    /// meter may count about `nodes` more.
    Pitfalls(Solver& solver, Meter& meter, int score, std::uint64_t nodes)
        : solver_(solver), meter_(meter), score_(score), end_(meter.nodes() + nodes) {}

    /// The opponent's chances after this action, and, where it is a flip, the best placement for
    /// it. Empty where there was no time to tell. Precondition: the action is worth the score.
    [[nodiscard]] std::optional<Chances> after(const State& state, Action action);

private:
    [[nodiscard]] std::optional<Chances> of_turn(const State& state);
    bool add_placements(const State& state, Chances& chances);

    Solver& solver_;
    Meter& meter_;
    int score_;
    std::uint64_t end_; // the meter's nodes
};

} // namespace engine::worpion
