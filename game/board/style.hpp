#pragma once

#include <cstdint>

#include "game/board/painter.hpp"
#include "game/looks.hpp"

// What pieces may be made of, apart from their own plain look. A style draws the body of a pawn or
// a disc; the faces of pawns come on top.
namespace game::board {

/// A front has an inlaid ring, a back a hollow centre; a disc a shallow dish.
enum class Facing : std::uint8_t { recto, verso, disc };

/// One side of a piece, by its colours.
struct Surface {
    Facing facing{};
    Colour tone; ///< of this side
    Colour back; ///< of the other
    Colour line; ///< of what is drawn on it
};

/// How the face of a pawn is drawn on a body: its colour, and the size of its strokes.
struct FaceInk {
    Colour colour;
    float weight = 1;
};

/// The body of a piece in a style that is not plain, and how a face goes on it.
FaceInk add_body(Painter& painter, PieceStyle style, const Surface& surface);

/// What the style changes of the frame of a token that has another's picture on its face.
void add_frame(Painter& painter, PieceStyle style, Colour tone, Colour pale);

FaceInk add_wooden(Painter& painter, const Surface& surface);
FaceInk add_glass(Painter& painter, const Surface& surface);
FaceInk add_felt(Painter& painter, const Surface& surface);
FaceInk add_enamel(Painter& painter, const Surface& surface);

void add_wooden_frame(Painter& painter, Colour tone, Colour pale);
void add_glass_frame(Painter& painter);
void add_felt_frame(Painter& painter, Colour tone, Colour pale);
void add_enamel_frame(Painter& painter);

} // namespace game::board
