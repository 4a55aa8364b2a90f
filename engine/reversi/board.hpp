#pragma once

#include <bit>
#include <cstdint>

#include "engine/game.hpp"

/// Squares as bits: 8 * row + column, so a1 is bit 0, h1 bit 7 and h8 bit 63. What a disc encloses
/// is found in all squares at once: runs of enemy discs grow in parallel steps of 1, 2, 4 and 6.
namespace engine::reversi {

using Squares = std::uint64_t;

inline constexpr int square_count = 64;
inline constexpr Squares corners = 0x8100000000000081;
inline constexpr Squares edges = 0xff818181818181ff;
/// d4, e4, d5 and e5, where the open opening's first four discs go.
inline constexpr Squares centre = 0x0000001818000000;

[[nodiscard]] constexpr Squares bit(int square) {
    return Squares{1} << square;
}

[[nodiscard]] constexpr Cell cell(int square) {
    return {static_cast<std::int8_t>(square % 8), static_cast<std::int8_t>(square / 8)};
}

[[nodiscard]] constexpr int count(Squares set) {
    return std::popcount(set);
}

/// Precondition: the set is not empty.
[[nodiscard]] constexpr int lowest(Squares set) {
    return std::countr_zero(set);
}

/// The discs as the player to move sees them.
struct Board {
    Squares own = 0, enemy = 0;

    [[nodiscard]] constexpr Squares occupied() const { return own | enemy; }
    [[nodiscard]] constexpr Squares empty() const { return ~occupied(); }
    [[nodiscard]] constexpr Board turned() const { return {enemy, own}; }

    friend bool operator==(const Board&, const Board&) = default;
};

/// The set moved by `step` squares; what leaves the board up or down is gone, what leaves it
/// sideways is not.
template <int step>
[[nodiscard]] constexpr Squares moved(Squares set) {
    if constexpr (step > 0)
        return set << step;
    else
        return set >> -step;
}

/// The enemy discs that can be enclosed along `step`: no sideways run holds one of the a or h file,
/// which also keeps runs from going on in the next rank.
template <int step>
[[nodiscard]] constexpr Squares enclosable(Squares enemy) {
    return step == 8 || step == -8 ? enemy : enemy & 0x7e7e7e7e7e7e7e7e;
}

/// The unbroken runs of `line` that begin beside `from`, up to the six squares a row can enclose.
template <int step>
[[nodiscard]] constexpr Squares runs(Squares from, Squares line) {
    Squares found = moved<step>(from) & line;
    found |= moved<step>(found) & line;
    const Squares pairs = line & moved<step>(line);
    found |= moved<2 * step>(found) & pairs;
    found |= moved<2 * step>(found) & pairs;
    return found;
}

/// Where runs from own discs end, in both directions of an axis.
template <int step>
[[nodiscard]] constexpr Squares ends(Board board) {
    const Squares line = enclosable<step>(board.enemy);
    return moved<step>(runs<step>(board.own, line)) | moved<-step>(runs<-step>(board.own, line));
}

/// Squares on which a disc of the player to move encloses something.
[[nodiscard]] constexpr Squares moves(Board board) {
    return (ends<1>(board) | ends<7>(board) | ends<8>(board) | ends<9>(board)) & board.empty();
}

/// What a disc encloses in one direction.
template <int step>
[[nodiscard]] constexpr Squares enclosed(Board board, Squares disc) {
    const Squares run = runs<step>(disc, enclosable<step>(board.enemy));
    return (moved<step>(run) & board.own) != 0 ? run : 0;
}

/// The enemy discs that turn over when the player to move puts a disc on `square`, which is empty.
[[nodiscard]] constexpr Squares flips(Board board, int square) {
    const Squares disc = bit(square);
    return enclosed<1>(board, disc) | enclosed<-1>(board, disc) | enclosed<7>(board, disc) |
           enclosed<-7>(board, disc) | enclosed<8>(board, disc) | enclosed<-8>(board, disc) |
           enclosed<9>(board, disc) | enclosed<-9>(board, disc);
}

/// The board for the other player after a move.
[[nodiscard]] constexpr Board after(Board board, int square) {
    const Squares turned = flips(board, square);
    return {board.enemy & ~turned, board.own | turned | bit(square)};
}

} // namespace engine::reversi
