#pragma once

#include <cstdint>
#include <optional>

#include "engine/worpion/state.hpp"

namespace engine::worpion {

/// How a game ends, for the side to act, when both play perfectly.
enum class Ending : std::int8_t { loss = -1, draw = 0, win = 1 };

/// The exact value of a position for the side to act: the winner hurries, the loser delays.
struct Value {
    Ending ending{};
    std::optional<int> distance; ///< actions to the end of a win or loss, where it is known

    friend bool operator==(const Value&, const Value&) = default;
};

} // namespace engine::worpion
