#pragma once

#include "engine/worpion/board.hpp"

/// The symmetries of the board. Turning all pawns of one player over changes nothing either, so a
/// position is one of up to 8 x 2 x 2 = 32 alike.
namespace engine::worpion {

inline constexpr int symmetry_count = 8;

/// The image of a set of squares: bit 0 of `symmetry` swaps left and right, then bit 1 top and
/// bottom, then bit 2 files and ranks. Symmetry 0 changes nothing.
[[nodiscard]] constexpr Squares transformed(Squares set, int symmetry) {
    unsigned x = set;
    if ((symmetry & 1) != 0) {
        x = ((x & 0x5555) << 1) | ((x >> 1) & 0x5555);
        x = ((x & 0x3333) << 2) | ((x >> 2) & 0x3333);
    }
    if ((symmetry & 2) != 0) {
        x = ((x & 0x0f0f) << 4) | ((x >> 4) & 0x0f0f);
        x = ((x & 0x00ff) << 8) | (x >> 8);
    }
    if ((symmetry & 4) != 0) {
        x = (x & 0xa5a5) | ((x & 0x0a0a) << 3) | ((x >> 3) & 0x0a0a);
        x = (x & 0xcc33) | ((x & 0x00cc) << 6) | ((x >> 6) & 0x00cc);
    }
    return static_cast<Squares>(x);
}

/// The symmetry that does `first`, then `second`.
[[nodiscard]] constexpr int composed(int first, int second) {
    // Left and right after files and ranks have been swapped are top and bottom before.
    const bool swapped = (first & 4) != 0;
    const int mirrors = swapped ? ((second & 1) << 1) | ((second & 2) >> 1) : second & 3;
    return first ^ mirrors ^ (second & 4);
}

} // namespace engine::worpion
