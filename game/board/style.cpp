#include "game/board/style.hpp"

namespace game::board {

FaceInk add_body(Painter& painter, PieceStyle style, const Surface& surface) {
    switch (style) {
    case PieceStyle::glass:
        return add_glass(painter, surface);
    case PieceStyle::felt:
        return add_felt(painter, surface);
    case PieceStyle::enamel:
        return add_enamel(painter, surface);
    case PieceStyle::wood:
    case PieceStyle::plain:
        break;
    }
    return add_wooden(painter, surface);
}

void add_frame(Painter& painter, PieceStyle style, Colour tone, Colour pale) {
    switch (style) {
    case PieceStyle::wood:
        return add_wooden_frame(painter, tone, pale);
    case PieceStyle::glass:
        return add_glass_frame(painter);
    case PieceStyle::felt:
        return add_felt_frame(painter, tone, pale);
    case PieceStyle::enamel:
        return add_enamel_frame(painter);
    case PieceStyle::plain:
        break;
    }
}

} // namespace game::board
