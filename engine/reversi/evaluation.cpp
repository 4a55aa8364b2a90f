#include "engine/reversi/evaluation.hpp"

#include "engine/reversi/endgame.hpp"
#include "engine/reversi/score.hpp"

namespace engine::reversi {

namespace {

constexpr Squares not_a = 0xfefefefefefefefe;
constexpr Squares not_h = 0x7f7f7f7f7f7f7f7f;

/// The set and the squares beside it in its ranks.
constexpr Squares wider(Squares set) {
    return set | ((set << 1) & not_a) | ((set >> 1) & not_h);
}

/// The set and all squares beside it.
constexpr Squares grown(Squares set) {
    const Squares wide = wider(set);
    return wide | (wide << 8) | (wide >> 8);
}

/// Discs that can never be turned over because they stand in unbroken rows along the edge from a
/// corner of the same colour.
constexpr Squares held_by_corners(Squares discs) {
    Squares held = discs & corners;
    for (int step = 0; step < 6; ++step)
        held |= discs & edges & (wider(held) | (held << 8) | (held >> 8));
    return held;
}

/// What a player's discs are worth by where they stand.
int place_points(Squares discs, Squares empty) {
    constexpr int corner = 90, held = 20, edge = 5;
    constexpr int diagonal_to_corner = -45, next_to_corner = -18;
    constexpr Squares diagonal = 0x0042000000004200;

    const Squares giving = grown(corners & empty) & discs;
    return corner * count(discs & corners) + held * count(held_by_corners(discs)) +
           edge * count(discs & edges) + diagonal_to_corner * count(giving & diagonal) +
           next_to_corner * count(giving & ~diagonal);
}

} // namespace

int evaluate(Board board) {
    constexpr int move = 8, move_later = 4, last_move = 10;
    constexpr int counting_begins = 16; // empty squares from which on discs count

    const Squares own_moves = moves(board), enemy_moves = moves(board.turned());
    if ((own_moves | enemy_moves) == 0)
        return score_of(final_difference(board));
    const Squares empty = board.empty();
    const int left = count(empty);
    int score = place_points(board.own, empty) - place_points(board.enemy, empty);
    score += move * (count(own_moves) - count(enemy_moves));
    // Empty squares beside enemy discs may become moves.
    score += move_later * (count(grown(board.enemy) & empty) - count(grown(board.own) & empty));
    score += left % 2 == 1 ? last_move : -last_move;
    if (left < counting_begins)
        score += (counting_begins - left) * (count(board.own) - count(board.enemy));
    return score;
}

int evaluate(const State& state) {
    return state.is_opening() ? 0 : evaluate(state.board());
}

} // namespace engine::reversi
