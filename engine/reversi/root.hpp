#pragma once

#include <algorithm>
#include <vector>

#include "engine/reversi/state.hpp"
#include "engine/search/findings.hpp"
#include "engine/search/meter.hpp"
#include "engine/search/score.hpp"

namespace engine::reversi {

/// The actions of the position a search starts from, and what they have been found to be worth.
class Root {
public:
    /// Precondition: the game is not over and its opening is.
    explicit Root(const State& state) : board_(state.board()) {
        for (const Action action : state.actions())
            rated_.push_back({action, 0});
    }

    /// Rates all actions again, by `value(board, alpha, beta)` of the board after each, as the
    /// enemy sees it: a score, or a bound at or outside of that window. `margin` is that of
    /// `Findings`. False when the meter was spent before the end; then the scores are the old ones,
    /// but without a margin a better action found so far comes first.
    template <class Value>
    bool rate(Value value, int margin, const Meter& meter) {
        const std::vector<Rated<Action>> before = rated_;
        int best = -infinite_score;
        std::size_t best_at = 0;
        for (std::size_t i = 0; i < rated_.size(); ++i) {
            const int score =
                rate(value, after(rated_[i].action), std::max(best - margin, -infinite_score));
            if (meter.spent()) {
                const Rated<Action> found = rated_[best_at];
                rated_ = before;
                if (margin == 0 && best_at > 0)
                    put_first(found);
                return false;
            }
            rated_[i].score = score;
            if (score > best) {
                best = score;
                best_at = i;
            }
        }
        std::stable_sort(rated_.begin(), rated_.end(),
                         [](const auto& a, const auto& b) { return a.score > b.score; });
        return true;
    }

    [[nodiscard]] Board board() const { return board_; }
    [[nodiscard]] Board after(Action action) const {
        return action.is_pass() ? board_.turned() : reversi::after(board_, action.square);
    }
    /// All actions, the best first.
    [[nodiscard]] const std::vector<Rated<Action>>& rated() const { return rated_; }

private:
    /// Above `alpha` the score is exact.
    template <class Value>
    static int rate(Value value, Board board, int alpha) {
        if (alpha > -infinite_score)
            if (const int score = -value(board, -alpha - 1, -alpha); score <= alpha)
                return score;
        return -value(board, -infinite_score, -alpha);
    }

    /// None of the others is known to be better.
    void put_first(Rated<Action> best) {
        const auto at = std::find_if(rated_.begin(), rated_.end(), [&](const Rated<Action>& one) {
            return one.action == best.action;
        });
        rated_.erase(at);
        for (Rated<Action>& other : rated_)
            other.score = std::min(other.score, best.score);
        rated_.insert(rated_.begin(), best);
    }

    Board board_;
    std::vector<Rated<Action>> rated_;
};

} // namespace engine::reversi
