#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/reversi/board.hpp"

/// How many discs the last move turns over. With every other square occupied the own discs tell
/// all, so each of the four lines through the square is looked up in a table.
namespace engine::reversi {

/// By place in a line of eight and the own discs in it: enemy discs enclosed by a disc there.
using LineCounts = std::array<std::array<std::uint8_t, 256>, 8>;

[[nodiscard]] constexpr int enclosed_in_line(int place, unsigned own, int step) {
    int passed = 0;
    for (int at = place + step; at >= 0 && at < 8; at += step, ++passed)
        if ((own >> at & 1) != 0)
            return passed;
    return 0;
}

[[nodiscard]] constexpr LineCounts count_lines() {
    LineCounts counts{};
    for (int place = 0; place < 8; ++place)
        for (unsigned own = 0; own < 256; ++own)
            counts[static_cast<std::size_t>(place)][own] = static_cast<std::uint8_t>(
                enclosed_in_line(place, own, 1) + enclosed_in_line(place, own, -1));
    return counts;
}

inline constexpr LineCounts line_counts = count_lines();

/// The diagonals through each square, the square included.
struct Diagonals {
    std::array<Squares, square_count> falling{}, rising{};
};

[[nodiscard]] constexpr Diagonals all_diagonals() {
    Diagonals all{};
    for (std::size_t square = 0; square < square_count; ++square) {
        const Squares itself = bit(static_cast<int>(square));
        all.falling[square] = rays[square].up[3] | rays[square].down[3] | itself;
        all.rising[square] = rays[square].up[1] | rays[square].down[1] | itself;
    }
    return all;
}

inline constexpr Diagonals diagonals = all_diagonals();

/// Enemy discs that an own disc on `square` turns over. Precondition: it is the only empty square.
[[nodiscard]] constexpr int last_flips(Squares own, int square) {
    constexpr Squares file = 0x0101010101010101, file_to_top = 0x0102040810204080;
    const auto at = static_cast<std::size_t>(square);
    const std::size_t column = at % 8, row = at / 8;
    const auto& by_column = line_counts[column];
    return line_counts[row][((own >> column) & file) * file_to_top >> 56] +
           by_column[own >> 8 * row & 0xff] +
           by_column[(own & diagonals.falling[at]) * file >> 56] +
           by_column[(own & diagonals.rising[at]) * file >> 56];
}

} // namespace engine::reversi
