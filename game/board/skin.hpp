#pragma once

#include "engine/game.hpp"
#include "game/canvas.hpp"

namespace game::board {

/// How the board and the pieces of a game look.
struct Skin {
    engine::GameId game{};
    bool colour_blind = false; ///< Worpion's second palette
};

/// The colours of a side: of its front and of its back. Where pieces have no back of their own,
/// `verso` is a tone of the same side that stands out where the first does not.
struct SideColours {
    Colour recto, verso;
};
[[nodiscard]] SideColours colours(const Skin& skin, engine::Side side);

} // namespace game::board
