#include "game/board/disc.hpp"

#include "game/board/style.hpp"

namespace game::board {

namespace {

using engine::Side;
using ui::mix;

/// What one side of a disc is made of, lit from above to the left.
struct Material {
    Colour edge;             ///< of the rim that shows below
    Colour high, low;        ///< the bevel, towards the light and away from it
    Colour wall;             ///< the dish's wall in its own shade
    Colour dish, dish_light; ///< the dish's floor
    float gloss = 0;
};

constexpr Material dark{.edge = {0x0B, 0x0B, 0x0D, 255},
                        .high = {0x45, 0x47, 0x4E, 255},
                        .low = {0x17, 0x18, 0x1A, 255},
                        .wall = {0x0C, 0x0D, 0x0F, 255},
                        .dish = {0x24, 0x26, 0x2A, 255},
                        .dish_light = {0x33, 0x36, 0x3C, 255},
                        .gloss = 0.10F};
constexpr Material light{.edge = {0xBF, 0xB8, 0xA6, 255},
                         .high = {0xFF, 0xFD, 0xF6, 255},
                         .low = {0xDA, 0xD4, 0xC4, 255},
                         .wall = {0xC6, 0xBE, 0xAC, 255},
                         .dish = {0xEE, 0xEB, 0xE1, 255},
                         .dish_light = {0xF9, 0xF7, 0xF0, 255},
                         .gloss = 0.35F};

void add_plain(Painter& painter, const Material& face, const Material& back) {
    painter.rim(face.edge, mix(back.edge, back.low, 0.5F));
    painter.shape(1, face.high, face.low);
    painter.shape(0.95F, mix(face.high, face.low, 0.45F), face.low, {0, 0.012F});
    if (!painter.detailed())
        return;
    painter.shape(0.70F, face.wall, face.wall);
    painter.shape(0.68F, face.dish, face.dish_light, {0, 0.025F});
    painter.gloss(face.gloss);
}

} // namespace

void add_disc(ui::Mesh& mesh, const Skin& skin, const Piece& disc, float pixel) {
    const bool first = disc.owner == Side::first;
    Painter painter(mesh, disc, {.resting_edge = 0.15F, .thickness = 0.26F}, pixel);
    if (skin.looks.pieces == PieceStyle::plain) {
        add_plain(painter, first ? dark : light, first ? light : dark);
        return;
    }
    const SideColours face = colours(skin, disc.owner);
    const SideColours back = colours(skin, first ? Side::second : Side::first);
    add_body(painter, skin.looks.pieces, {Facing::disc, face.recto, back.recto, face.verso});
}

} // namespace game::board
