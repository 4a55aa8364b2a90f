#pragma once

#include <cstdint>
#include <optional>

#include "engine/game.hpp"
#include "game/board/skin.hpp"
#include "game/ui/shapes.hpp"

// A pawn of Worpion: a thick token seen from slightly in front. Orange is round, Green a rounded
// square; the front is solid with an inlaid ring and wide awake, the back has a hollow centre and
// sleeps.
namespace game::board {

struct Pawn {
    Vec centre;
    float radius = 0; ///< logical units
    engine::Side owner{};
    std::uint8_t face = 0;
    float width = 1;       ///< as in `Pose`
    bool tumbling = false; ///< as in `Pose`
    float opacity = 1;     ///< against `ground` where there is one
    std::optional<Colour>
        ground; ///< what lies below: blending with it keeps the parts from adding up
};

void add_pawn(ui::Mesh& mesh, const Skin& skin, const Pawn& pawn, float pixel);

/// Its soft shadow on the board: `height` is how far the pawn is over it, in logical units.
void add_pawn_shadow(ui::Mesh& mesh, const Pawn& pawn, float height, Colour colour);

} // namespace game::board
