#pragma once

#include <array>
#include <bit>

#include "engine/worpion/board.hpp"

/// Whole turns on bare pawns, for searches. The word is turned so that the pawns of the player
/// whose turn it is, `mine`, stand in the lanes of `Side::first`, `yours` in those of
/// `Side::second`. Whose colour is whose then follows from the count of pawns.
namespace engine::worpion::turns {

inline constexpr Side mine = Side::first;
inline constexpr Side yours = Side::second;

/// The same board for the other player.
[[nodiscard]] constexpr Pawns turned(Pawns pawns) {
    return std::rotl(pawns, 32);
}

/// The same lanes with every pawn turned over.
[[nodiscard]] constexpr Pawns faces_swapped(Pawns pawns) {
    constexpr Pawns rectos = 0x0000ffff0000ffff;
    return ((pawns >> 16) & rectos) | ((pawns & rectos) << 16);
}

/// In each lane the squares on which one more pawn completes a line, empty or not.
[[nodiscard]] constexpr Pawns completing(Pawns pawns) {
    Pawns found = 0;
    for (const auto [step, starts] : directions) {
        const Pawns begin = in_every_lane(starts);
        const Pawns second = pawns >> step, third = pawns >> (2 * step);
        found |= second & third & begin;
        found |= (pawns & third & begin) << step;
        found |= (pawns & second & begin) << (2 * step);
    }
    return found;
}

/// Your pawns of which each stands in every alignment of yours; all of them where there is none.
[[nodiscard]] constexpr Pawns common_to_alignments(Pawns pawns) {
    Pawns common = pawns & lanes_of(yours);
    for (const Direction direction : directions) {
        Pawns found = alignments(pawns, direction) & lanes_of(yours);
        for (; found != 0; found &= found - 1) {
            const Pawns start = found & -found;
            common &= start | start << direction.step | start << (2 * direction.step);
        }
    }
    return common;
}

/// Flips by direction (left, right, down, up): where the pawns come from, in their lanes.
using Flips = std::array<Pawns, 4>;

/// My flips that leave you without an alignment: the legal ones if you have one, else those that
/// do not lose.
[[nodiscard]] constexpr Flips safe_flips(Pawns pawns) {
    const Pawns movable = common_to_alignments(pawns);
    const Pawns targets = in_every_lane(static_cast<Squares>(all_squares & ~occupied(pawns))) &
                          ~faces_swapped(completing(pawns));
    return {movable & ((targets & in_every_lane(0x7777)) << 1),
            movable & ((targets >> 1) & in_every_lane(0x7777)),
            movable & ((targets & in_every_lane(0x0fff)) << 4),
            movable & ((targets >> 4) & in_every_lane(0x0fff))};
}

[[nodiscard]] constexpr int count(const Flips& flips) {
    int total = 0;
    for (const Pawns from : flips)
        total += std::popcount(from);
    return total;
}

/// Whether any pawn of yours has an empty neighbour.
[[nodiscard]] constexpr bool flips_exist(Pawns pawns) {
    return (neighbours(squares(pawns, yours)) & ~occupied(pawns)) != 0;
}

/// Calls `visit(pawns)` for the board after each flip of `flips`, until it returns true; whether it
/// did.
template <class Visitor>
constexpr bool any_flip(Pawns pawns, const Flips& flips, Visitor&& visit) {
    constexpr std::array steps{-1, 1, -4, 4};
    for (std::size_t i = 0; i < steps.size(); ++i)
        for (Pawns left = flips[i]; left != 0; left &= left - 1) {
            const Pawns from = left & -left;
            const Pawns to = faces_swapped(steps[i] > 0 ? from << steps[i] : from >> -steps[i]);
            if (visit(pawns ^ from ^ to))
                return true;
        }
    return false;
}

} // namespace engine::worpion::turns
