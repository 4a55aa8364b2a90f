#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.hpp"
#include "game/canvas.hpp"
#include "game/looks.hpp"
#include "game/ui/shapes.hpp"

// A piece of Jungle: a thick token with the animal's head on a light face and its rank at the top
// right. Blue is round, Red a rounded square. A picture cannot stand in a mesh, so a piece is drawn
// in three goes, each for all pieces at rest and then again for those that move: shadows, tokens
// (meshes), faces.
namespace game::board {

struct AnimalPiece {
    Vec centre;
    float radius = 0; ///< logical units
    engine::Side owner{};
    std::uint8_t rank = 1;        ///< 1 (rat) to 8 (elephant): the face of its `engine::Token`
    float opacity = 1;            ///< against `ground` where there is one
    std::optional<Colour> ground; ///< as in `Piece`
    PieceStyle style{};
    float shut = 0; ///< 0 to 1: the eyes
};

/// The colour of a side's frames: Blue or Red.
[[nodiscard]] Colour animal_colour(engine::Side owner);

/// The name by which the canvas knows the picture of the animal of this rank, 1 to 8.
[[nodiscard]] std::string_view animal_picture(std::uint8_t rank);
/// All of them.
[[nodiscard]] std::vector<std::string> animal_pictures();

/// Its soft shadow on the board: `height` is how far the piece is over it, in logical units.
void add_animal_shadow(ui::Mesh& mesh, const AnimalPiece& piece, float height, Colour colour);
/// The token without animal and rank.
void add_animal_token(ui::Mesh& mesh, const AnimalPiece& piece, float pixel);
/// Animals and ranks, over what was drawn of the mesh with their tokens.
void draw_animal_faces(Canvas& canvas, std::span<const AnimalPiece> pieces);

} // namespace game::board
