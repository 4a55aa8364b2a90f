#pragma once

#include <array>
#include <cstdint>

#include "engine/game.hpp"

/// Squares and pawns as bits. A square is 4 * row + column, so a set of squares is 16 bits; the
/// four kinds of pawns (Orange recto, Orange verso, Green recto, Green verso) are the four lanes of
/// one 64-bit word, and one shift looks for lines in all of them at once.
namespace engine::worpion {

enum class Face : std::uint8_t { recto, verso };

using Squares = std::uint16_t;
using Pawns = std::uint64_t;

inline constexpr int square_count = 16;
inline constexpr Squares all_squares = 0xffff;

[[nodiscard]] constexpr Squares bit(int square) {
    return static_cast<Squares>(1U << square);
}

[[nodiscard]] constexpr Cell cell(int square) {
    return {static_cast<std::int8_t>(square % 4), static_cast<std::int8_t>(square / 4)};
}

/// Where a lane begins in the word.
[[nodiscard]] constexpr int lane(Side owner, Face face) {
    return 32 * static_cast<int>(owner) + 16 * static_cast<int>(face);
}

/// The two lanes of a player.
[[nodiscard]] constexpr Pawns lanes_of(Side owner) {
    return Pawns{0xffffffff} << (32 * static_cast<int>(owner));
}

[[nodiscard]] constexpr Squares squares(Pawns pawns, Side owner, Face face) {
    return static_cast<Squares>(pawns >> lane(owner, face));
}

[[nodiscard]] constexpr Squares squares(Pawns pawns, Side owner) {
    return static_cast<Squares>(squares(pawns, owner, Face::recto) |
                                squares(pawns, owner, Face::verso));
}

[[nodiscard]] constexpr Squares occupied(Pawns pawns) {
    return static_cast<Squares>(squares(pawns, Side::first) | squares(pawns, Side::second));
}

/// The same set of squares in all four lanes.
[[nodiscard]] constexpr Pawns in_every_lane(Squares set) {
    return set * Pawns{0x0001000100010001};
}

/// The set moved one square left, right, down and up; what leaves the board is gone.
[[nodiscard]] constexpr std::array<Squares, 4> neighbours_each(Squares set) {
    return {static_cast<Squares>((set >> 1) & 0x7777), static_cast<Squares>((set << 1) & 0xeeee),
            static_cast<Squares>(set >> 4), static_cast<Squares>(set << 4)};
}

[[nodiscard]] constexpr Squares neighbours(Squares set) {
    const auto [left, right, down, up] = neighbours_each(set);
    return static_cast<Squares>(left | right | down | up);
}

/// A direction of lines: from each square of `starts`, a line holds it and the squares one and two
/// steps on.
struct Direction {
    int step;
    Squares starts;
};

/// Along ranks, files and both diagonals: 8 + 8 + 4 + 4 = 24 lines.
inline constexpr std::array directions{Direction{1, 0x3333}, Direction{4, 0x00ff},
                                       Direction{5, 0x0033}, Direction{3, 0x00cc}};

/// The first squares of the alignments in one direction, each in the lane of its pawns.
[[nodiscard]] constexpr Pawns alignments(Pawns pawns, Direction direction) {
    return pawns & (pawns >> direction.step) & (pawns >> (2 * direction.step)) &
           in_every_lane(direction.starts);
}

/// Whether the player has an alignment: three pawns in a line, all showing the same side.
[[nodiscard]] constexpr bool has_alignment(Pawns pawns, Side owner) {
    Pawns found = 0;
    for (const Direction direction : directions)
        found |= alignments(pawns, direction);
    return (found & lanes_of(owner)) != 0;
}

} // namespace engine::worpion
