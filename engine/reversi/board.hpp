#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/game.hpp"

/// Squares as bits: 8 * row + column, so a1 is bit 0, h1 bit 7 and h8 bit 63. Where a player can
/// move is found in all squares at once: runs of enemy discs grow in parallel steps of 1, 2, 4, 6.
namespace engine::reversi {

using Squares = std::uint64_t;

inline constexpr int square_count = 64;
/// No board has more moves: four squares at least hold discs. In play there are fewer (33 is the
/// most known), but any board may be given.
inline constexpr std::size_t most_moves = square_count - 4;
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

/// Counts by adding halves in parallel where the processor's own instruction cannot be relied on.
[[nodiscard]] constexpr int count(Squares set) {
#ifdef __POPCNT__
    return std::popcount(set);
#else
    set -= (set >> 1) & 0x5555555555555555;
    set = (set & 0x3333333333333333) + ((set >> 2) & 0x3333333333333333);
    set = (set + (set >> 4)) & 0x0f0f0f0f0f0f0f0f;
    return static_cast<int>((set * 0x0101010101010101) >> 56);
#endif
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

/// The squares from each one on outwards to the border, in the four directions that go up in bits
/// (right, and the three down the board) and in their opposites.
struct Rays {
    std::array<Squares, 4> up{}, down{};
};

[[nodiscard]] constexpr Squares ray(int square, int columns, int rows) {
    Squares set = 0;
    int column = square % 8 + columns;
    int row = square / 8 + rows;
    for (; column >= 0 && column < 8 && row >= 0 && row < 8; column += columns, row += rows)
        set |= bit(8 * row + column);
    return set;
}

[[nodiscard]] constexpr std::array<Rays, square_count> all_rays() {
    constexpr std::array<std::array<int, 2>, 4> directions{{{1, 0}, {-1, 1}, {0, 1}, {1, 1}}};
    std::array<Rays, square_count> all{};
    for (std::size_t square = 0; square < all.size(); ++square)
        for (std::size_t i = 0; i < directions.size(); ++i) {
            const int columns = directions[i][0], rows = directions[i][1];
            all[square].up[i] = ray(static_cast<int>(square), columns, rows);
            all[square].down[i] = ray(static_cast<int>(square), -columns, -rows);
        }
    return all;
}

inline constexpr std::array<Rays, square_count> rays = all_rays();

/// The enemy discs that turn over when the player to move puts a disc on `square`, which is empty.
/// Each ray is searched by arithmetic for its first square without an enemy disc: going up, a carry
/// runs through the enemy discs; going down, that square is the highest one.
[[nodiscard]] constexpr Squares flips(Board board, int square) {
    const Rays& from = rays[static_cast<std::size_t>(square)];
    Squares turned = 0;
    for (const Squares up : from.up) {
        const Squares end = ((board.enemy | ~up) + 1) & up & board.own;
        turned |= (end - (end != 0 ? 1 : 0)) & up;
    }
    for (const Squares down : from.down) {
        const Squares open = (down & ~board.enemy) | 1;
        const Squares end = bit(63 - std::countl_zero(open)) & down & board.own;
        turned |= (~end + 1) * 2 & down;
    }
    return turned;
}

/// The board for the other player after a disc on `square` has turned over `turned`.
[[nodiscard]] constexpr Board after(Board board, int square, Squares turned) {
    return {board.enemy ^ turned, board.own | turned | bit(square)};
}

/// The board for the other player after a move.
[[nodiscard]] constexpr Board after(Board board, int square) {
    return after(board, square, flips(board, square));
}

} // namespace engine::reversi
