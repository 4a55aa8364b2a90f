#pragma once

#include "engine/jungle/position.hpp"

namespace engine::jungle {

/// What an animal is worth in points while all others are on the board. The rat is worth what it
/// takes from the elephant.
inline constexpr std::array<int, animal_count> worth{500, 200, 300, 400, 500, 800, 900, 1000};

[[nodiscard]] constexpr int worth_of(Animal animal) {
    return worth[static_cast<std::size_t>(animal)];
}

/// Where the animals stand that could take `prey` on `square` if it were their turn; `square` may
/// also be one that it would move to. History rules apart.
[[nodiscard]] Squares takers(const Position& position, Piece prey, int square);

/// Where the animals of `owner` stand that the other side could take if it were its turn.
[[nodiscard]] Squares attacked(const Position& position, Side owner);

/// Where the animals of `side` stand that can enter the den with their next move: whatever stands
/// in one of the other side's traps, for only these are beside the den.
[[nodiscard]] inline Squares at_den(const Position& position, Side side) {
    return position.squares(side) & traps(other(side));
}

} // namespace engine::jungle
