#pragma once

#include <cstdint>

#include "game/canvas.hpp"

namespace game::board {

/// How a piece feels about what happens on the board; only pawns show it.
enum class Mood : std::uint8_t { calm, worried, glad };

/// What the face of a piece does at a moment.
struct Look {
    Mood mood = Mood::calm;
    /// 0 to 1: how far the eyes are from how they are kept, which is shut where a piece sleeps.
    float blink = 0;
    Vec glance = {}; ///< where open eyes look: to the right and down, at most 1 long
    float gleam = 0; ///< 0 to 1: how far a light has passed over a disc; none at both ends

    friend bool operator==(const Look&, const Look&) = default;
};

} // namespace game::board
