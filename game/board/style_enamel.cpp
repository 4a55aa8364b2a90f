#include <array>
#include <cmath>
#include <numbers>

#include "game/board/style.hpp"

namespace game::board {

namespace {

using ui::faded;
using ui::mix;

constexpr Colour white{255, 255, 255, 255};
constexpr Colour dusk{0x1B, 0x10, 0x06, 255};
constexpr Colour gold{0xD9, 0xA5, 0x3A, 255}, gold_light{0xFF, 0xEC, 0xB0, 255},
    gold_dark{0x8A, 0x5E, 0x14, 255};

/// A gold wire soldered on: dark below, bright above.
void wire(Painter& painter, float size, float width) {
    if (painter.fine())
        painter.line_round(size + 0.012F, width + 0.024F, faded(dusk, 0.45F));
    painter.line_round(size, width, gold);
    painter.line_round(size - width * 0.2F, width * 0.4F, gold_light);
}

/// Cells between two wires, every second one filled with a paler enamel.
void cells(Painter& painter, float inner, float outer, Colour pale) {
    constexpr int count = 16;
    for (int i = 0; i < count; ++i) {
        const float share = (static_cast<float>(i) + 0.5F) / count;
        const Vec at = painter.along(share, (inner + outer) / 2);
        painter.dot(at, (outer - inner) * 0.30F, i % 2 == 0 ? pale : gold);
    }
}

void beads(Painter& painter, float size, int count) {
    for (int i = 0; i < count; ++i)
        painter.dot(painter.along(static_cast<float>(i) / static_cast<float>(count), size), 0.035F,
                    gold);
}

/// Eight petals of gold.
void star(Painter& painter, float size) {
    constexpr float pi = std::numbers::pi_v<float>;
    for (int i = 0; i < 8; ++i) {
        const float turn = pi / 4 * static_cast<float>(i), far = i % 2 == 0 ? size : size * 0.62F;
        const Vec out{std::sin(turn), -std::cos(turn)}, aside{-out.y, out.x};
        painter.facet(std::array{out * far, (out + aside * 0.3F) * (size * 0.32F), Vec{},
                                 (out - aside * 0.3F) * (size * 0.32F)},
                      i % 2 == 0 ? gold : mix(gold, gold_light, 0.4F));
    }
}

} // namespace

FaceInk add_enamel(Painter& painter, const Surface& surface) {
    const Colour tone = surface.tone;
    painter.rim(gold_dark, mix(gold_dark, dusk, 0.25F));
    painter.shape(1, gold_light, gold_dark);
    painter.shape(0.955F, gold, mix(gold, gold_dark, 0.4F), {0, 0.01F});
    painter.shape(0.9F, mix(tone, dusk, 0.5F), mix(tone, dusk, 0.3F));
    const bool pale = surface.facing == Facing::verso; // keeps its colour pure
    painter.shape(0.87F, mix(tone, white, pale ? 0.02F : 0.1F), mix(tone, dusk, pale ? 0 : 0.03F),
                  {0, 0.015F});
    if (!painter.detailed())
        return {surface.line};
    switch (surface.facing) {
    case Facing::recto:
        wire(painter, 0.68F, 0.07F);
        cells(painter, 0.66F, 0.88F, surface.line);
        break;
    case Facing::verso:
        painter.shape(0.64F, gold_dark, gold_light);
        painter.shape(0.59F, mix(surface.back, dusk, 0.35F), mix(surface.back, dusk, 0.1F));
        painter.shape(0.55F, surface.back, mix(surface.back, tone, 0.25F), {0, 0.03F});
        break;
    case Facing::disc:
        wire(painter, 0.66F, 0.055F);
        beads(painter, 0.765F, 12);
        star(painter, 0.3F);
        break;
    }
    painter.gloss(pale ? 0.15F : 0.4F);
    return {surface.line};
}

void add_enamel_frame(Painter& painter) {
    painter.line_round(1, 0.035F, gold_light);
    painter.line_round(0.97F, 0.035F, gold);
    painter.line_round(0.865F, 0.04F, gold);
}

} // namespace game::board
