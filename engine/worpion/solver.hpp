#pragma once

#include "engine/worpion/book.hpp"
#include "engine/worpion/endgame.hpp"

namespace engine::worpion {

/// Exact values of any position: from the book as far as it goes, by search from there.
class Solver {
public:
    /// Whether a position can be solved at once without the book: the turn after it begins with 10
    /// pawns or more.
    [[nodiscard]] static bool needs_no_book(const State& state);

    /// `book` (null: none, then positions that need one take minutes and more) and `meter`, which
    /// counts what is searched, must outlive this.
    Solver(const Book* book, Meter& meter) : book_(book), endgame_(meter) {}

    /// Whether the position is worth `bound` or more for the side to act; scores are those of
    /// `Endgame`. The game may be over. Means nothing once the meter is spent.
    [[nodiscard]] bool at_least(const State& state, int bound);
    /// The same of what an action leads to, for the side that takes it.
    [[nodiscard]] bool at_least(const State& state, Action action, int bound);
    /// Actions to the end of a win or loss where the book knows it.
    [[nodiscard]] std::optional<int> distance(const State& state) const;

private:
    [[nodiscard]] std::optional<Value> known(const State& state) const;

    const Book* book_;
    Endgame endgame_;
};

} // namespace engine::worpion
