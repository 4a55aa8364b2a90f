#include <array>
#include <cmath>

#include "game/board/style.hpp"

namespace game::board {

namespace {

using ui::faded;
using ui::mix;

constexpr Colour white{255, 255, 255, 255};
constexpr Colour dusk{0x2A, 0x16, 0x08, 255};

/// The veins of a board that was cut along the trunk: nearly straight at the edges, bent about a
/// heart a little beside the middle.
void grain(Painter& painter, float size, Colour colour) {
    struct Vein {
        float y, width;
    };
    constexpr std::array veins{Vein{-0.80F, 0.05F}, Vein{-0.64F, 0.03F}, Vein{-0.50F, 0.07F},
                               Vein{-0.34F, 0.03F}, Vein{-0.2F, 0.05F},  Vein{0.16F, 0.03F},
                               Vein{0.31F, 0.07F},  Vein{0.48F, 0.03F},  Vein{0.62F, 0.06F},
                               Vein{0.78F, 0.04F}};
    for (std::size_t vein = 0; vein < veins.size(); vein += painter.fine() ? 1 : 2) {
        const auto [y, width] = veins[vein];
        const float bend = (y < 0.0F ? -1.0F : 1.0F) * 0.13F * (1 - std::abs(y));
        std::array<Vec, 7> points;
        for (std::size_t i = 0; i < points.size(); ++i) {
            const float x = static_cast<float>(i) / (points.size() - 1) * 2 - 1;
            const float knot = std::exp(-7 * (x - 0.2F) * (x - 0.2F));
            const float wave = 0.015F * std::sin(5 * x + static_cast<float>(vein) * 1.7F);
            const float at = y + bend * knot + wave;
            points[i] = {x * (painter.reach(at, size) - width / 2), at};
        }
        painter.line(points, width, colour);
    }
}

/// A band of paler wood let into the face.
void inlay(Painter& painter, float size, Colour band, Colour shade) {
    painter.line_round(size + 0.02F, 0.145F, shade);
    painter.line_round(size, 0.105F, band);
    painter.line_round(size, 0.03F, mix(band, white, 0.3F));
}

/// Turned out on the lathe: the walls of a bowl in steps.
void bowl(Painter& painter, float size, Colour tone, Colour light) {
    painter.shape(size, mix(tone, dusk, 0.42F), mix(tone, dusk, 0.18F));
    painter.shape(size - 0.05F, mix(tone, dusk, 0.2F), mix(tone, light, 0.22F), {0, 0.025F});
    painter.shape(size - 0.14F, mix(tone, dusk, 0.3F), mix(tone, dusk, 0.1F), {0, 0.01F});
    painter.shape(size - 0.18F, mix(tone, dusk, 0.08F), mix(tone, light, 0.1F), {0, 0.03F});
}

/// Dark and light woods for what is no colour of its own: ebony and maple.
Colour stained(const Surface& surface) {
    if (surface.facing != Facing::disc)
        return surface.tone;
    const bool dark = surface.tone.r < 128;
    return dark ? mix(surface.tone, {0x52, 0x2B, 0x17, 255}, 0.38F)
                : mix(surface.tone, {0xE6, 0xC1, 0x84, 255}, 0.4F);
}

} // namespace

FaceInk add_wooden(Painter& painter, const Surface& surface) {
    const Colour tone = stained(surface);
    painter.rim(mix(tone, dusk, 0.4F), mix(surface.back, dusk, 0.3F));
    painter.shape(1, mix(tone, white, 0.34F), mix(tone, dusk, 0.3F));
    const bool pale = surface.facing == Facing::verso; // keeps its colour pure
    painter.shape(0.94F, mix(tone, white, pale ? 0.04F : 0.13F), mix(tone, dusk, pale ? 0 : 0.07F),
                  {0, 0.015F});
    if (!painter.detailed())
        return {surface.line};
    const bool dark = surface.facing == Facing::disc && surface.tone.r < 128;
    const float strength = pale ? 0.1F : 0.16F;
    grain(painter, 0.92F,
          dark ? faded(mix(tone, white, 0.5F), 0.1F) : faded(mix(tone, dusk, 0.8F), strength));
    const Colour shade = faded(dusk, 0.42F), light = faded(white, 0.22F);
    switch (surface.facing) {
    case Facing::recto:
        inlay(painter, 0.77F, mix(tone, surface.line, 0.88F), shade);
        break;
    case Facing::verso:
        painter.groove(0.86F, 0.03F, faded(dusk, 0.3F), light);
        bowl(painter, 0.66F, surface.back, surface.tone);
        break;
    case Facing::disc:
        painter.groove(0.84F, 0.045F, shade, light);
        painter.groove(0.70F, 0.035F, shade, light);
        painter.groove(0.22F, 0.035F, shade, light);
        break;
    }
    painter.gloss(pale ? 0.06F : 0.15F);
    return {surface.line};
}

void add_wooden_frame(Painter& painter, Colour tone, Colour pale) {
    painter.line_round(0.945F, 0.05F, faded(dusk, 0.45F));
    painter.line_round(0.935F, 0.03F, mix(tone, pale, 0.8F));
}

} // namespace game::board
