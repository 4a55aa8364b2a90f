#include "engine/reversi/evaluation.hpp"

#include <algorithm>
#include <array>

#include "engine/reversi/endgame.hpp"
#include "engine/reversi/score.hpp"
#include "engine/reversi/stability.hpp"

namespace engine::reversi {

namespace {

constexpr Squares not_a = 0xfefefefefefefefe, not_h = 0x7f7f7f7f7f7f7f7f;

/// The set and the squares beside it in its ranks.
constexpr Squares wider(Squares set) {
    return set | ((set << 1) & not_a) | ((set >> 1) & not_h);
}

/// The set and all squares beside it.
constexpr Squares grown(Squares set) {
    const Squares wide = wider(set);
    return wide | (wide << 8) | (wide >> 8);
}

// Squares named after the one of them that is next to a1.
constexpr Squares like_b1 = 0x4281000000008142, like_c1 = 0x2400810000810024,
                  like_d1 = 0x1800008181000018, like_b2 = 0x0042000000004200,
                  like_c2 = 0x0024420000422400, like_d2 = 0x0018004242001800,
                  like_c3 = 0x0000240000240000, like_d3 = 0x0000182424180000;

/// Weights by stage, a stage being six more discs on the board; in hundredths of a disc. Fitted by
/// least squares to how games of bots and of good players ended.
constexpr std::size_t stages = 10;
using Weights = std::array<int, stages>;

constexpr Weights to_move{-235, -247, -271, -293, -281, -253, -224, -185, -151, -107};
constexpr Weights last_move{6, 12, 17, 5, 4, 26, 33, 34, 31, 84};
constexpr Weights mobility{31, 33, 37, 38, 33, 32, 35, 47, 57, 58};
constexpr Weights stuck{-206, -450, -1512, -1357, -917, -1130, -1129, -1153, -1042, -864};
constexpr Weights later_moves{70, 61, 43, 30, 17, 6, -3, -28, -71, -114};
constexpr Weights open_discs{-111, -125, -143, -149, -155, -139, -120, -95, -81, -80};
constexpr Weights corner{2805, 2270, 1785, 1511, 1263, 1004, 768, 561, 383, 261};
constexpr Weights next_to_corner{-166, -343, -390, -329, -229, -157, -109, -85, -62, -45};
constexpr Weights diagonal_to_corner{-1957, -1614, -1247, -990, -635, -439, -269, -146, -29, 28};
constexpr Weights stable_at_edge{0, 144, 239, 222, 183, 148, 131, 122, 120, 123};
constexpr Weights stable_inside{0, 502, 152, 118, 148, 167, 140, 110, 97, 93};
constexpr Weights c1{21, 111, 140, 104, 51, 10, -21, -46, -57, -68};
constexpr Weights d1{-32, 17, 45, 57, 70, 51, 16, -8, -21, -21};
constexpr Weights c2{-24, -50, -81, -80, -73, -63, -25, 5, 20, 27};
constexpr Weights d2{40, 4, -41, -54, -44, -35, -13, 9, 19, 17};
constexpr Weights c3{85, 83, 89, 89, 83, 66, 35, 14, -1, 5};
constexpr Weights d3{115, 103, 58, 34, 35, 25, 17, 5, 12, 21};
constexpr Weights own_corner_moves{-160, 229, 556, 529, 598, 542, 516, 438, 356, 259};
constexpr Weights enemy_corner_moves{-153, 160, 437, 374, 440, 420, 437, 391, 305, 200};

/// 16 times the square root of a number of moves: the first ones matter most.
constexpr std::array<int, 34> roots{0,  16, 23, 28, 32, 36, 39, 42, 45, 48, 51, 53,
                                    55, 58, 60, 62, 64, 66, 68, 70, 72, 73, 75, 77,
                                    78, 80, 82, 83, 85, 86, 88, 89, 91, 92};

int root_of(Squares moves) {
    return roots[static_cast<std::size_t>(std::min(count(moves), 33))];
}

/// What is counted for the player to move less what is counted for the enemy.
class Lead {
public:
    Lead(Board board, std::size_t stage) : board_(board), stage_(stage) {}

    void add(const Weights& weights, int difference) { sum_ += weights[stage_] * difference; }
    void add(const Weights& weights, Squares own, Squares enemy) {
        add(weights, count(own) - count(enemy));
    }
    void add_discs(const Weights& weights, Squares where) {
        add(weights, board_.own & where, board_.enemy & where);
    }
    [[nodiscard]] int sum() const { return sum_; }

private:
    Board board_;
    std::size_t stage_;
    int sum_ = 0;
};

void add_moves(Lead& lead, Squares own, Squares enemy) {
    lead.add(mobility, root_of(own) - root_of(enemy));
    lead.add(stuck, (enemy == 0 ? 1 : 0) - (own == 0 ? 1 : 0));
    lead.add(own_corner_moves, count(own & corners));
    lead.add(enemy_corner_moves, -count(enemy & corners));
}

void add_places(Lead& lead, Squares beside_open_corners) {
    lead.add_discs(corner, corners);
    lead.add_discs(next_to_corner, like_b1 & beside_open_corners);
    lead.add_discs(diagonal_to_corner, like_b2 & beside_open_corners);
    lead.add_discs(c1, like_c1);
    lead.add_discs(d1, like_d1);
    lead.add_discs(c2, like_c2);
    lead.add_discs(d2, like_d2);
    lead.add_discs(c3, like_c3);
    lead.add_discs(d3, like_d3);
}

/// Without a corner taken few discs are stable.
void add_stable(Lead& lead, Board board) {
    if ((board.occupied() & corners) == 0)
        return;
    const Squares own = stable(board), enemy = stable(board.turned());
    lead.add(stable_at_edge, own & edges & ~corners, enemy & edges & ~corners);
    lead.add(stable_inside, own & ~edges, enemy & ~edges);
}

} // namespace

int evaluate(Board board) {
    constexpr int undecided = 1999, points_each = 10, stage_discs = 6;
    const Squares own_moves = moves(board), enemy_moves = moves(board.turned());
    if ((own_moves | enemy_moves) == 0)
        return score_of(final_difference(board));

    const Squares empty = board.empty();
    const int left = count(empty);
    Lead lead(board, static_cast<std::size_t>(std::clamp((60 - left) / stage_discs, 0, 9)));
    lead.add(to_move, 1);
    lead.add(last_move, left % 2 == 1 ? 1 : -1);
    add_moves(lead, own_moves, enemy_moves);
    const Squares beside_empty = grown(empty);
    lead.add(open_discs, board.own & beside_empty, board.enemy & beside_empty);
    // Empty squares beside enemy discs may become moves.
    lead.add(later_moves, grown(board.enemy) & empty, grown(board.own) & empty);
    add_places(lead, grown(corners & empty));
    add_stable(lead, board);
    return std::clamp(lead.sum() / points_each, -undecided, undecided);
}

int evaluate(const State& state) {
    return state.is_opening() ? 0 : evaluate(state.board());
}

} // namespace engine::reversi
