#include "engine/reversi/endgame.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/reversi/last_move.hpp"
#include "engine/reversi/stability.hpp"

namespace engine::reversi {

namespace {

constexpr int worst = -square_count - 1; ///< below every difference

/// Quadrants of the board, numbered as bits.
constexpr std::array<Squares, 4> quadrants{0x000000000f0f0f0f, 0x00000000f0f0f0f0,
                                           0x0f0f0f0f00000000, 0xf0f0f0f000000000};

constexpr unsigned quadrant_of(int square) {
    return 1U << ((square >> 2 & 1) | (square >> 4 & 2));
}

constexpr unsigned odd_quadrants(Squares empty) {
    unsigned odd = 0;
    for (std::size_t i = 0; i < quadrants.size(); ++i)
        odd |= static_cast<unsigned>(count(empty & quadrants[i]) % 2) << i;
    return odd;
}

constexpr std::array<Squares, 16> unite_quadrants() {
    std::array<Squares, 16> united{};
    for (std::size_t set = 0; set < united.size(); ++set)
        for (std::size_t i = 0; i < quadrants.size(); ++i)
            united[set] |= (set >> i & 1) != 0 ? quadrants[i] : 0;
    return united;
}

/// The squares of each set of quadrants.
constexpr std::array<Squares, 16> united = unite_quadrants();

constexpr std::array<Squares, square_count> all_neighbours() {
    std::array<Squares, square_count> all{};
    for (int square = 0; square < square_count; ++square)
        for (int columns = -1; columns <= 1; ++columns)
            for (int rows = -1; rows <= 1; ++rows)
                if (columns != 0 || rows != 0) {
                    const int column = square % 8 + columns, row = square / 8 + rows;
                    if (column >= 0 && column < 8 && row >= 0 && row < 8)
                        all[static_cast<std::size_t>(square)] |= bit(8 * row + column);
                }
    return all;
}

constexpr std::array<Squares, square_count> neighbours = all_neighbours();

/// What a move turns over; a move without an enemy beside it is seen at once.
Squares quick_flips(Board board, int square) {
    return (neighbours[static_cast<std::size_t>(square)] & board.enemy) != 0 ? flips(board, square)
                                                                             : 0;
}

/// Moves, those into the corners twice.
int mobility(Board board) {
    const Squares all = moves(board);
    return count(all) + count(all & corners);
}

int cost(Board next, int square, unsigned odd) {
    constexpr int move = 4, odd_region = 2, corner = 6;
    if (next.own == 0)
        return -2 * square_count;
    return move * mobility(next) - ((odd & quadrant_of(square)) != 0 ? odd_region : 0) -
           ((corners & bit(square)) != 0 ? corner : 0);
}

OrderedMoves ordered(Board board, Squares squares, int first, unsigned odd) {
    OrderedMoves moves;
    for (; squares != 0; squares &= squares - 1) {
        const int square = lowest(squares);
        const Board next = after(board, square);
        moves.insert({next, square == first ? -square_count : cost(next, square, odd),
                      static_cast<std::uint8_t>(square)});
    }
    return moves;
}

} // namespace

int final_difference(Board board, Empties empties) {
    const int own = count(board.own), enemy = count(board.enemy);
    const int left = empties == Empties::winners ? square_count - own - enemy : 0;
    return own - enemy + (own > enemy ? left : own < enemy ? -left : 0);
}

std::uint64_t Endgame::key(Board board) {
    constexpr std::uint64_t apart = 0x2545f4914f6cdd1d; // from what the midgame knows of a board
    return hash(board) ^ apart;
}

int Endgame::difference(Board board, int alpha, int beta) {
    return deep(board, alpha, beta);
}

int Endgame::deep(Board board, int alpha, int beta) {
    constexpr int few = 7;
    const Squares empty = board.empty();
    if (const int left = count(empty); left <= few)
        return shallow(board, alpha, beta, odd_quadrants(empty), left);
    if (!meter_.spend())
        return 0;
    const Squares squares = reversi::moves(board);
    if (squares == 0) {
        const Board passed = board.turned();
        return reversi::moves(passed) == 0 ? finished(board) : -deep(passed, -beta, -alpha);
    }
    if (const int most = square_count - 2 * count(stable(board.turned())); most <= alpha)
        return most;

    Known known = table_.find(key(board));
    if (known.lower >= beta)
        return known.lower;
    if (known.upper <= alpha || known.lower == known.upper)
        return known.upper;
    known.key = key(board);
    known.depth = static_cast<std::int8_t>(count(empty));
    const OrderedMoves moves = ordered(board, squares, known.best, odd_quadrants(empty));
    int score = 0;
    if (cut_by_children(moves, beta, score))
        return score;
    score = best_of(moves, known, meter_, std::max<int>(alpha, known.lower),
                    std::min<int>(beta, known.upper),
                    [this](Board next, int low, int high) { return deep(next, low, high); });
    if (!meter_.spent())
        table_.store(known);
    return score;
}

/// Whether a move is known to be good enough already.
bool Endgame::cut_by_children(const OrderedMoves& moves, int beta, int& score) const {
    constexpr int worth_it = 10;
    if (count(moves.begin()->board.empty()) < worth_it)
        return false;
    for (const Ordered& move : moves) {
        const Known child = table_.find(key(move.board));
        if (-child.upper >= beta) {
            score = -child.upper;
            return true;
        }
    }
    return false;
}

/// Moves into quadrants with an odd number of empty squares first. Positions with four or fewer
/// empty squares are not counted as nodes.
int Endgame::shallow(Board board, int alpha, int beta, unsigned odd, int left) {
    constexpr int leaf = 4;
    if (left <= 2)
        return last_two(board, alpha, beta);
    if (left > leaf && !meter_.spend())
        return 0;
    const Squares empty = board.empty();
    int best = worst;
    for (const Squares part : {empty & united[odd], empty & ~united[odd]})
        for (Squares squares = part; squares != 0; squares &= squares - 1) {
            const int square = lowest(squares);
            const Squares turned = quick_flips(board, square);
            if (turned == 0)
                continue;
            const Board next = after(board, square, turned);
            const unsigned next_odd = odd ^ quadrant_of(square);
            best =
                std::max(best, -shallow(next, -beta, -std::max(alpha, best), next_odd, left - 1));
            if (best >= beta)
                return best;
        }
    if (best != worst)
        return best;
    const Board passed = board.turned();
    return moves(passed) == 0 ? finished(board) : -shallow(passed, -beta, -alpha, odd, left);
}

/// With at most two empty squares.
int Endgame::last_two(Board board, int alpha, int beta) const {
    const Squares empty = board.empty();
    const int left = count(empty);
    if (left == 0)
        return finished(board);
    if (left == 1)
        return last_one(board, lowest(empty));
    const int one = lowest(empty), other = lowest(empty & (empty - 1));
    if (const int best = better_of(board, beta, one, other); best != worst)
        return best;
    const int best = better_of(board.turned(), -alpha, one, other);
    return best == worst ? finished(board) : -best;
}

/// The better of two moves, or of one if it is good enough; `worst` if there is none.
int Endgame::better_of(Board board, int beta, int one, int other) const {
    int best = worst;
    if (const Squares turned = quick_flips(board, one); turned != 0)
        best = -last_one(after(board, one, turned), other);
    if (best >= beta)
        return best;
    if (const Squares turned = quick_flips(board, other); turned != 0)
        best = std::max(best, -last_one(after(board, other, turned), one));
    return best;
}

/// Whoever can takes the last empty square.
int Endgame::last_one(Board board, int square) const {
    const int difference = 2 * count(board.own) - (square_count - 1);
    if (const int turned = last_flips(board.own, square); turned != 0)
        return difference + 2 * turned + 1;
    if (const int turned = last_flips(board.enemy, square); turned != 0)
        return difference - 2 * turned - 1;
    if (empties_ == Empties::nobodys)
        return difference;
    return difference > 0 ? difference + 1 : difference - 1;
}

} // namespace engine::reversi
