#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

#include "engine/game.hpp"
#include "engine/search/findings.hpp"
#include "engine/search/meter.hpp"
#include "engine/search/score.hpp"
#include "engine/search/transposition.hpp"

namespace engine {

/// Iterative deepening over alpha-beta (negamax, fail soft) with a transposition table and killer
/// actions, for any game. The side to act may stay the same after an action: the score changes its
/// sign only when the side changes. `evaluate(state)` gives a score for the side to act, within
/// `decided_score`.
template <GameState S, class Evaluate>
class Search {
public:
    using Action = typename S::Action;

    /// Precondition: the game is not over at `root`.
    Search(const S& root, Evaluate evaluate, const Budget& budget, std::stop_token stop)
        : root_(root), evaluate_(std::move(evaluate)), budget_(budget),
          meter_(budget, std::move(stop)), table_(table_size(budget)) {
        for (const Action action : root.actions())
            rated_.push_back({action, 0});
        assert(!rated_.empty());
    }

    /// Searches until the budget is spent, the game is decided or nothing is left beyond the
    /// horizon. The scores of the best action and of those less than `margin` points behind it are
    /// exact; others may be too high, but never within that margin.
    void run(int margin = 0) {
        for (int depth = 1; depth <= std::min(budget_.depth, deepest); ++depth) {
            horizon_ = false;
            if (!deepen(depth, margin))
                return;
            depth_ = depth;
            solved_ = !horizon_ || std::abs(rated_.front().score) >= decided_score;
            if (solved_)
                return;
        }
    }

    /// All actions of the root, best first, from the last depth that was completed; unrated in
    /// their fixed order when none was.
    [[nodiscard]] const std::vector<Rated<Action>>& rated() const { return rated_; }
    [[nodiscard]] int depth() const { return depth_; }
    [[nodiscard]] std::uint64_t nodes() const { return meter_.nodes(); }

    /// All of the above and the line after the best action.
    [[nodiscard]] Findings<Action> findings() const {
        return {rated_, line(rated_.front().action), depth_, nodes(), solved_};
    }

    /// The play expected after `first` at the root, which begins the line; as far as it is
    /// remembered.
    [[nodiscard]] std::vector<Action> line(Action first) const {
        std::vector<Action> line{first};
        S state = root_;
        state.apply(first);
        while (static_cast<int>(line.size()) < depth_) {
            const Memory<Action>* known = table_.find(state.key());
            const auto legal = state.actions();
            if (known == nullptr || known->bound != Bound::exact ||
                std::find(legal.begin(), legal.end(), known->best) == legal.end())
                break;
            line.push_back(known->best);
            state.apply(known->best);
        }
        return line;
    }

private:
    static constexpr int deepest = 100;

    /// Room for the nodes the budget allows, within reason; a shallow search meets few positions.
    static std::size_t table_size(const Budget& budget) {
        constexpr std::uint64_t least = 1U << 10, most = 1U << 20, branching = 32;
        std::uint64_t positions = 1;
        for (int depth = 0; depth < budget.depth && positions < most; ++depth)
            positions *= branching;
        return static_cast<std::size_t>(std::clamp(std::min(positions, budget.nodes), least, most));
    }

    /// Rates the root's actions to `depth`; false, and nothing changed, when the budget did not
    /// suffice.
    bool deepen(int depth, int margin) {
        auto rated = rated_;
        int best = -infinite_score;
        for (Rated<Action>& entry : rated) {
            const int alpha = std::max(best - margin, -infinite_score);
            entry.score = value_after(root_, entry.action, depth, 0, alpha, infinite_score);
            if (meter_.spent())
                return false;
            best = std::max(best, entry.score);
        }
        std::stable_sort(rated.begin(), rated.end(),
                         [](const auto& a, const auto& b) { return a.score > b.score; });
        rated_ = std::move(rated);
        return true;
    }

    int value_after(const S& state, Action action, int depth, int ply, int alpha, int beta) {
        S next = state;
        next.apply(action);
        if (next.to_act() == state.to_act())
            return value(next, depth - 1, ply + 1, alpha, beta);
        return -value(next, depth - 1, ply + 1, -beta, -alpha);
    }

    /// Means nothing once the meter is spent.
    int value(const S& state, int depth, int ply, int alpha, int beta) {
        if (!meter_.spend())
            return 0;
        if (const auto outcome = state.outcome())
            return outcome_score(*outcome, state.to_act(), ply);
        if (depth == 0) {
            horizon_ = true;
            return evaluate_(state);
        }

        const Memory<Action>* known = table_.find(state.key());
        if (known != nullptr)
            if (const auto score = recall(*known, depth, ply, alpha, beta))
                return *score;

        const bool horizon_before = std::exchange(horizon_, false);
        auto actions = state.actions();
        put_first(actions, killers_[static_cast<std::size_t>(ply)]);
        if (known != nullptr)
            put_first(actions, known->best);

        Rated<Action> best{actions[0], -infinite_score};
        for (const Action action : actions) {
            const int floor = std::max(alpha, best.score);
            const int score = value_after(state, action, depth, ply, floor, beta);
            if (meter_.spent())
                return 0;
            if (score > best.score)
                best = {action, score};
            if (best.score >= beta) {
                killers_[static_cast<std::size_t>(ply)] = action;
                break;
            }
        }
        remember(state, best, depth, ply, alpha, beta);
        horizon_ = horizon_ || horizon_before;
        return best.score;
    }

    /// The remembered score, if it was searched deep enough and tells all that this window asks.
    std::optional<int> recall(const Memory<Action>& known, int depth, int ply, int alpha,
                              int beta) {
        const int score = from_memory(known.score, ply);
        const bool tells = known.bound == Bound::exact ||
                           (known.bound == Bound::at_least && score >= beta) ||
                           (known.bound == Bound::at_most && score <= alpha);
        if (!tells || (!known.settled && known.depth < depth))
            return std::nullopt;
        horizon_ = horizon_ || !known.settled;
        return score;
    }

    void remember(const S& state, const Rated<Action>& best, int depth, int ply, int alpha,
                  int beta) {
        Memory<Action> memory;
        memory.key = state.key();
        memory.score = to_memory(best.score, ply);
        memory.depth = static_cast<std::int8_t>(depth);
        memory.bound = best.score >= beta    ? Bound::at_least
                       : best.score <= alpha ? Bound::at_most
                                             : Bound::exact;
        memory.settled = !horizon_;
        memory.best = best.action;
        table_.store(memory);
    }

    static int outcome_score(const Outcome& outcome, Side to_act, int ply) {
        if (!outcome.winner)
            return 0;
        return *outcome.winner == to_act ? win_score - ply : ply - win_score;
    }

    /// By value: `action` may be one of the list.
    template <class Actions>
    static void put_first(Actions& actions, Action action) {
        const auto found = std::find(actions.begin(), actions.end(), action);
        if (found == actions.end())
            return;
        std::copy_backward(actions.begin(), found, found + 1);
        *actions.begin() = action;
    }

    S root_;
    Evaluate evaluate_;
    Budget budget_;
    Meter meter_;
    TranspositionTable<Action> table_;
    std::array<Action, deepest + 1> killers_{}; // the action that last cut off at each ply
    std::vector<Rated<Action>> rated_;
    int depth_ = 0;
    bool solved_ = false;
    bool horizon_ = false; // whether a score below the current node rests on the evaluation
};

} // namespace engine
