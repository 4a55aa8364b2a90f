#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/worpion/solver.hpp"

namespace engine::worpion {

/// What is known of an action's score (as in `Endgame`) for the side that takes it.
struct Worth {
    Action action{};
    int least = 0, most = 0;
};

/// Works out what each action of a position is worth, the most important first, and can be broken
/// off between any two questions.
class Analysis {
public:
    /// Precondition: the game is not over. `solver` and the meter it counts on must outlive this.
    Analysis(const State& state, Solver& solver, const Meter& meter);

    /// Which actions keep the value of the position; false once the meter is spent.
    bool settle_ending();
    /// Which of those win fastest or resist longest; false once the meter is spent. Precondition:
    /// the ending is settled.
    bool settle_distance();

    /// The actions in their fixed order.
    [[nodiscard]] std::span<const Worth> worths() const { return worths_; }
    /// Those that are worth most, by what is known. When all is settled they are the best ones.
    [[nodiscard]] std::vector<Worth> best() const;
    /// Those that keep the value. Precondition: the ending is settled.
    [[nodiscard]] std::vector<Worth> keeping() const;

private:
    bool any_reaches(int bound);

    State state_;
    Solver& solver_;
    const Meter& meter_;
    std::vector<Worth> worths_;
};

/// The exact value of a position and what to do there.
struct Solution {
    Value value;
    std::vector<Action> best; ///< the fastest wins, else what keeps the draw, else resists longest
    std::vector<Action> keep; ///< all that keep the ending

    friend bool operator==(const Solution&, const Solution&) = default;
};

/// The distance is always given. Preconditions: the game is not over; without a `book` the position
/// needs none.
[[nodiscard]] Solution solve(const State& state, const Book* book);

} // namespace engine::worpion
