#pragma once

#include "engine/game.hpp"
#include "game/ui/shapes.hpp"

// The squares of Jungle that belong to somebody. Blue's are round, Red's rounded squares.
namespace game::board {

/// How the light of the theme falls on a colour of the day.
struct Light {
    Colour day, now; ///< a colour by day and under this light

    [[nodiscard]] Colour on(Colour colour) const;
};

/// A pit under crossed sticks, its rim set with teeth of the owner's colour.
void add_trap(ui::Mesh& mesh, const Light& light, Rect square, engine::Side owner);
/// A cave under an arch of stones on the owner's colour, a paw print in its mouth.
void add_den(ui::Mesh& mesh, const Light& light, Rect square, engine::Side owner);

} // namespace game::board
