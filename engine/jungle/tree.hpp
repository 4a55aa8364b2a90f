#pragma once

#include <array>
#include <optional>
#include <stop_token>
#include <vector>

#include "engine/jungle/memory.hpp"
#include "engine/jungle/ordering.hpp"
#include "engine/search/budget.hpp"
#include "engine/search/meter.hpp"

namespace engine::jungle {

/// The search below the root: alpha-beta by principal variation (fail soft), with a table of what
/// was met before, reduced late moves, and quiescence.
///
/// History inside the tree: a position that has occurred before, in the game or on the line, is a
/// draw; so is the hundredth quiet move; barred moves are left out. What the table remembers is
/// kept apart where the bar or the hundredth move is near (`Line::key`); scores of a draw are not
/// taken from it, and none is on the principal variation, for they may rest on another history.
class Tree {
public:
    Tree(const State& root, const Budget& budget, std::stop_token stop);

    /// The score, for the side to act at the root, of `action` there, searched `depth` plies in
    /// all, at least 1. Means nothing once `spent`.
    [[nodiscard]] int value_of(Action action, int depth, int alpha, int beta);
    [[nodiscard]] bool spent() const { return meter_.spent(); }
    [[nodiscard]] std::uint64_t nodes() const { return meter_.nodes(); }
    /// The play expected after the move that was valued last, itself first.
    [[nodiscard]] std::vector<Action> line() const;

private:
    [[nodiscard]] int value(int depth, int alpha, int beta);
    [[nodiscard]] int try_all(int depth, int alpha, int beta, std::optional<Action> first);
    [[nodiscard]] int settled(int alpha, int beta);
    [[nodiscard]] int value_after(const Candidate& candidate, std::size_t number, int depth,
                                  int alpha, int beta);
    [[nodiscard]] std::optional<int> decided();
    [[nodiscard]] bool must_defend() const;
    [[nodiscard]] bool refutes_passing(int depth, int beta);
    [[nodiscard]] int lost_undefended() const;
    [[nodiscard]] int lost_in(int plies) const;
    [[nodiscard]] Squares worth_settling() const;
    void expect(Action action);
    void remember(Action best, int score, int depth, int alpha, int beta);

    Line line_;
    Meter meter_;
    Memories memories_;
    Experience experience_;
    bool passed_ = false; ///< whether the last move of the line was a pass
    /// By ply: the line of play expected from there, which ends where an action goes nowhere.
    std::array<std::array<Action, Line::longest + 1>, Line::longest + 1> expected_{};
};

} // namespace engine::jungle
