#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/game.hpp"

/// The board as bits, and what is fixed on it. A square is 7 * row + column, so a set of squares
/// is 63 bits; the bit left over, `gone`, is where an animal that was taken stands: no set of
/// squares on the board holds it and nothing leads from it.
namespace engine::jungle {

/// Weakest first; the rank is one more than the number.
enum class Animal : std::uint8_t { rat, cat, dog, wolf, leopard, tiger, lion, elephant };

inline constexpr std::size_t animal_count = 8;

[[nodiscard]] constexpr int rank(Animal animal) {
    return static_cast<int>(animal) + 1;
}

using Squares = std::uint64_t;

inline constexpr int columns = 7, rows = 9;
inline constexpr int square_count = columns * rows;
inline constexpr std::uint8_t gone = square_count;
inline constexpr Squares all_squares = (Squares{1} << square_count) - 1;

[[nodiscard]] constexpr Squares bit(int square) {
    return Squares{1} << square;
}

[[nodiscard]] constexpr int column(int square) {
    return square % columns;
}

[[nodiscard]] constexpr int row(int square) {
    return square / columns;
}

[[nodiscard]] constexpr Cell cell(int square) {
    return {static_cast<std::int8_t>(column(square)), static_cast<std::int8_t>(row(square))};
}

/// The square of a file and a rank, as in `square_at('d', 1)`.
[[nodiscard]] constexpr int square_at(char file, int rank) {
    return columns * (rank - 1) + (file - 'a');
}

/// Both rivers: b4 to c6 and e4 to f6.
inline constexpr Squares water = [] {
    Squares set = 0;
    for (const char file : {'b', 'c', 'e', 'f'})
        for (int rank = 4; rank <= 6; ++rank)
            set |= bit(square_at(file, rank));
    return set;
}();

[[nodiscard]] constexpr bool is_water(int square) {
    return (water & bit(square)) != 0;
}

/// The den that this side defends.
[[nodiscard]] constexpr int den(Side owner) {
    return owner == Side::first ? square_at('d', 1) : square_at('d', 9);
}

/// The traps that this side lays for the other.
[[nodiscard]] constexpr Squares traps(Side owner) {
    if (owner == Side::first)
        return bit(square_at('c', 1)) | bit(square_at('e', 1)) | bit(square_at('d', 2));
    return bit(square_at('c', 9)) | bit(square_at('e', 9)) | bit(square_at('d', 8));
}

/// A leap over a river: the water it crosses and where it lands.
struct Leap {
    Squares path = 0;
    Squares landing = 0; ///< one square
};

/// What leads from a square: single steps whatever the ground, and leaps (two at most, from the
/// middle file; the others are empty).
struct Ways {
    Squares steps = 0;
    std::array<Leap, 2> leaps{};
};

/// By square; nothing leads from `gone`.
inline constexpr std::array<Ways, square_count + 1> ways = [] {
    std::array<Ways, square_count + 1> all{};
    for (int square = 0; square < square_count; ++square) {
        Ways& here = all[static_cast<std::size_t>(square)];
        std::size_t leaps = 0;
        for (const auto& [dx, dy] : {std::array{-1, 0}, {1, 0}, {0, -1}, {0, 1}}) {
            int x = column(square) + dx, y = row(square) + dy;
            if (x < 0 || x >= columns || y < 0 || y >= rows)
                continue;
            here.steps |= bit(columns * y + x);
            if (is_water(square) || !is_water(columns * y + x))
                continue;
            Leap leap;
            for (; is_water(columns * y + x); x += dx, y += dy)
                leap.path |= bit(columns * y + x);
            leap.landing = bit(columns * y + x);
            here.leaps[leaps++] = leap;
        }
    }
    return all;
}();

[[nodiscard]] constexpr const Ways& ways_from(int square) {
    return ways[static_cast<std::size_t>(square)];
}

[[nodiscard]] constexpr bool leaps(Animal animal) {
    return animal == Animal::tiger || animal == Animal::lion;
}

} // namespace engine::jungle
