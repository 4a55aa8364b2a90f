#pragma once

#include <cstdint>

#include "engine/game.hpp"
#include "game/canvas.hpp"
#include "game/looks.hpp"

namespace game::board {

/// How the board and the pieces of a game look.
struct Skin {
    engine::GameId game{};
    bool colour_blind = false; ///< Worpion's second palette
    Looks looks{};
};

/// The colours of a side: of its front and of its back. Where pieces have no back of their own,
/// `verso` is a tone of the same side that stands out where the first does not.
struct SideColours {
    Colour recto, verso;
};
[[nodiscard]] SideColours colours(const Skin& skin, engine::Side side);

/// The outlines of pieces: a circle, or a rounded square of about the same area.
enum class Outline : std::uint8_t { round, square };
/// Sides differ by more than colour: where pieces cannot change hands the second is square.
[[nodiscard]] Outline outline(const Skin& skin, engine::Side side);
/// In squares.
[[nodiscard]] float piece_radius(const Skin& skin);

} // namespace game::board
