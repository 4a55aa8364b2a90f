#include "engine/reversi/search.hpp"

#include <algorithm>
#include <utility>

#include "engine/reversi/endgame.hpp"
#include "engine/reversi/evaluation.hpp"
#include "engine/reversi/midgame.hpp"
#include "engine/reversi/root.hpp"
#include "engine/search/search.hpp"

namespace engine::reversi {

namespace {

/// About as many nodes as a slow machine visits in the budget's time.
std::uint64_t nodes_within(const Budget& budget) {
    constexpr std::uint64_t nodes_a_millisecond = 3000;
    if (!budget.time)
        return budget.nodes;
    return std::min(budget.nodes,
                    static_cast<std::uint64_t>(budget.time->count()) * nodes_a_millisecond);
}

/// Boards to remember: as many as the budget lets the search meet. Of those met within a time one
/// in eight is enough: to remember all saves hardly a hundredth of the nodes.
std::uint64_t boards_within(const Budget& budget, int empty) {
    constexpr std::uint64_t branching = 4, share = 8;
    const std::uint64_t least = Transpositions::enough(0), most = Transpositions::enough(empty);
    std::uint64_t boards = 1;
    for (int depth = 0; depth < budget.depth && boards < most; ++depth)
        boards *= branching;
    const std::uint64_t met = budget.time ? nodes_within(budget) / share : budget.nodes;
    return std::clamp(std::min(boards, met), least, most);
}

/// Whether the budget suffices to play out a position with so many empty squares, more often than
/// not.
bool affordable(int empty, const Budget& budget) {
    std::uint64_t nodes = 16;
    for (int i = 8; i < empty && nodes < nodes_within(budget); ++i)
        nodes = nodes * 8 / 3;
    return empty <= budget.depth && nodes < nodes_within(budget);
}

class Thinking {
public:
    Thinking(const State& state, const Budget& budget, std::stop_token stop)
        : budget_(budget), root_(state), empty_(count(state.board().empty())),
          meter_(budget, std::move(stop)), table_(boards_within(budget, empty_)),
          midgame_(meter_, table_), endgame_(meter_, table_) {}

    Findings<Action> run(int margin) {
        const int last = std::min(budget_.depth, empty_ - 1);
        const int enough = affordable(empty_, budget_) ? std::min(last, (empty_ - 4) / 2) : last;
        bool going = true;
        for (int depth = 1; going && depth <= std::max(enough, 1); ++depth)
            going = look_ahead(depth, margin);
        if (going && empty_ <= budget_.depth && (margin > 0 || prove()))
            play_out(margin);
        return {root_.rated(), line(), depth_, meter_.nodes(), played_out_};
    }

private:
    bool look_ahead(int depth, int margin) {
        const auto value = [&](Board board, int alpha, int beta) {
            return midgame_.value(board, depth - 1, alpha, beta);
        };
        if (!root_.rate(value, margin, meter_))
            return false;
        depth_ = depth;
        return true;
    }

    /// How to rate a board by its end; `score(difference)` does not tell differences beyond `most`
    /// apart.
    template <class Score>
    auto to_the_end(Score score, int most) {
        return [this, score, most](Board board, int alpha, int beta) {
            int floor = most, ceiling = -most;
            while (floor > -most && score(floor) > alpha)
                --floor;
            while (ceiling < most && score(ceiling) < beta)
                ++ceiling;
            return score(floor < ceiling ? endgame_.difference(board, floor, ceiling) : floor);
        };
    }

    /// Finds out who wins.
    bool prove() {
        const auto score = [](int difference) {
            return difference > 0 ? proven_win : difference < 0 ? -proven_win : 0;
        };
        return root_.rate(to_the_end(score, 1), 0, meter_);
    }

    /// Finds out by how many discs.
    void play_out(int margin) {
        played_out_ = root_.rate(to_the_end(score_of, square_count), margin, meter_);
        if (played_out_)
            depth_ = empty_;
    }

    /// The best action and what is remembered of the play after it.
    [[nodiscard]] std::vector<Action> line() const {
        std::vector<Action> line{root_.rated().front().action};
        Board board = root_.after(line.front());
        while (static_cast<int>(line.size()) < std::max(depth_, 1)) {
            const Squares squares = moves(board);
            const std::uint8_t best = remembered(board);
            if (squares == 0 && moves(board.turned()) != 0) {
                line.push_back({});
                board = board.turned();
            } else if (best != Known::no_move && (squares & bit(best)) != 0) {
                line.push_back({best});
                board = reversi::after(board, best);
            } else {
                break;
            }
        }
        return line;
    }

    [[nodiscard]] std::uint8_t remembered(Board board) const {
        const Known known = played_out_ ? endgame_.known(board) : midgame_.known(board);
        return known.best;
    }

    Budget budget_;
    Root root_;
    int empty_;
    Meter meter_;
    Transpositions table_;
    Midgame midgame_;
    Endgame endgame_;
    int depth_ = 0;
    bool played_out_ = false;
};

/// The four centre squares differ little.
Findings<Action> search_opening(const State& state, Budget budget, int margin,
                                std::stop_token stop) {
    constexpr int enough = 6;
    budget.depth = std::min(budget.depth, enough);
    Search search(
        state, [](const State& now) { return evaluate(now); }, budget, std::move(stop));
    search.run(margin);
    return search.findings();
}

} // namespace

Findings<Action> search(const State& state, const Budget& budget, int margin,
                        std::stop_token stop) {
    if (state.is_opening())
        return search_opening(state, budget, margin, std::move(stop));
    return Thinking(state, budget, std::move(stop)).run(margin);
}

} // namespace engine::reversi
