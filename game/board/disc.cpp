#include "game/board/disc.hpp"

#include <array>
#include <cmath>

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
    float gleam = 0; ///< strength of a light that passes over it
};

constexpr Material dark{.edge = {0x0B, 0x0B, 0x0D, 255},
                        .high = {0x45, 0x47, 0x4E, 255},
                        .low = {0x17, 0x18, 0x1A, 255},
                        .wall = {0x0C, 0x0D, 0x0F, 255},
                        .dish = {0x24, 0x26, 0x2A, 255},
                        .dish_light = {0x33, 0x36, 0x3C, 255},
                        .gloss = 0.10F,
                        .gleam = 0.055F};
constexpr Material light{.edge = {0xBF, 0xB8, 0xA6, 255},
                         .high = {0xFF, 0xFD, 0xF6, 255},
                         .low = {0xDA, 0xD4, 0xC4, 255},
                         .wall = {0xC6, 0xBE, 0xAC, 255},
                         .dish = {0xEE, 0xEB, 0xE1, 255},
                         .dish_light = {0xF9, 0xF7, 0xF0, 255},
                         .gloss = 0.35F,
                         .gleam = 0.28F};

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

/// A soft band of light, `t` (0 to 1) of its way from the upper left to the lower right.
void gleam(Painter& painter, float t, float strength) {
    constexpr float slant = 0.70711F; // of a diagonal
    const float middle = -0.8F + 1.6F * t;
    for (const float width : {0.56F, 0.44F, 0.32F, 0.2F, 0.1F}) {
        const float across = std::abs(middle) + width / 2;
        if (across >= 0.66F)
            continue;
        const float half = std::sqrt(0.66F * 0.66F - across * across);
        const Vec at = Vec{slant, slant} * middle, along = Vec{slant, -slant} * half;
        painter.line(std::array{at - along, at + along}, width,
                     ui::faded({255, 255, 255, 255}, strength));
    }
}

} // namespace

void add_disc(ui::Mesh& mesh, const Skin& skin, const Piece& disc, float pixel) {
    const bool first = disc.owner == Side::first;
    Painter painter(mesh, disc, {.resting_edge = 0.15F, .thickness = 0.26F}, pixel);
    const Material &front = first ? dark : light, &rear = first ? light : dark;
    if (skin.looks.pieces == PieceStyle::plain) {
        add_plain(painter, front, rear);
    } else {
        const SideColours face = colours(skin, disc.owner);
        const SideColours back = colours(skin, first ? Side::second : Side::first);
        add_body(painter, skin.looks.pieces, {Facing::disc, face.recto, back.recto, face.verso});
    }
    if (painter.detailed() && disc.look.gleam > 0 && disc.look.gleam < 1)
        gleam(painter, disc.look.gleam, front.gleam);
}

} // namespace game::board
