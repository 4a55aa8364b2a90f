#pragma once

#include "engine/game.hpp"
#include "game/canvas.hpp"

namespace game::board {

/// Whether the screen can show a game: menus offer it, options and hosts may name it.
[[nodiscard]] bool has_skin(engine::GameId game);

/// How the pieces of a game look.
struct Skin {
    bool colour_blind = false;
};

/// The colours of a side: of its front and of its back.
struct SideColours {
    Colour recto, verso;
};
[[nodiscard]] SideColours colours(const Skin& skin, engine::Side side);

} // namespace game::board
