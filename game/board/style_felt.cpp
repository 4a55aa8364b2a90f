#include <array>
#include <cmath>
#include <numbers>

#include "game/board/style.hpp"

namespace game::board {

namespace {

using ui::faded;
using ui::mix;

constexpr Colour white{255, 255, 255, 255};
constexpr Colour dusk{0x20, 0x14, 0x10, 255};

/// The scalloped edge of a cut with pinking shears, and fibres that lie every way.
void fluff(Painter& painter, Colour tone, Colour light, Colour shade) {
    const int round = painter.fine() ? 28 : 20, count = painter.fine() ? 18 : 0;
    for (int i = 0; i < round; ++i)
        painter.dot(painter.along(static_cast<float>(i) / static_cast<float>(round), 0.93F),
                    painter.fine() ? 0.088F : 0.1F, tone);
    for (int i = 0; i < count; ++i) {
        // By the golden angle they cover the face evenly.
        const float n = static_cast<float>(i) + 0.5F;
        const float turn = n * 2.39996F, far = 0.9F * std::sqrt(n / static_cast<float>(count));
        const Vec at{far * std::cos(turn), far * std::sin(turn)};
        const Vec way{0.075F * std::cos(n * 1.7F), 0.075F * std::sin(n * 1.7F)};
        const Vec aside{-way.y * 0.22F, way.x * 0.22F};
        painter.facet(std::array{at - way, at + aside, at + way, at - aside},
                      i % 2 == 0 ? light : shade);
    }
}

/// A seam: the thread dips into the cloth, which is drawn in along it.
void seam(Painter& painter, float size, int count, Colour thread) {
    painter.line_round(size + 0.055F, 0.11F, faded(dusk, 0.08F));
    if (painter.fine())
        painter.stitches(size, count, 0.1F, faded(dusk, 0.22F), {0, 0.02F});
    painter.stitches(size, count, 0.085F, thread);
}

/// A second cloth on the first, a little raised.
void patch(Painter& painter, float size, Colour tone) {
    painter.shape(size + 0.015F, faded(dusk, 0.3F), faded(dusk, 0.3F), {0.01F, 0.035F});
    painter.shape(size, mix(tone, white, 0.16F), mix(tone, dusk, 0.1F));
    painter.shape(size - 0.035F, mix(tone, white, 0.05F), tone, {0, 0.008F});
}

/// A hole, through which the cloth below is seen.
void hole(Painter& painter, float size, Colour above, Colour below) {
    painter.shape(size, mix(above, dusk, 0.4F), mix(above, white, 0.25F));
    painter.shape(size - 0.04F, mix(below, dusk, 0.22F), mix(below, dusk, 0.02F), {0, 0.015F});
}

} // namespace

FaceInk add_felt(Painter& painter, const Surface& surface) {
    const Colour tone = surface.tone;
    painter.rim(mix(tone, dusk, 0.35F), mix(surface.back, dusk, 0.2F));
    painter.shape(0.99F, mix(tone, white, 0.06F), tone);
    if (!painter.detailed())
        return {surface.line};
    fluff(painter, tone, faded(white, 0.2F), faded(dusk, 0.16F));
    switch (surface.facing) {
    case Facing::recto:
        seam(painter, 0.76F, 16, mix(tone, surface.line, 0.92F));
        break;
    case Facing::verso:
        hole(painter, 0.64F, tone, surface.back);
        seam(painter, 0.79F, 16, mix(tone, white, 0.45F));
        break;
    case Facing::disc:
        patch(painter, 0.74F, mix(tone, surface.line, 0.12F));
        seam(painter, 0.6F, 12, surface.line);
        break;
    }
    return {surface.line, 1.15F};
}

void add_felt_frame(Painter& painter, Colour tone, Colour pale) {
    painter.stitches(0.93F, 22, 0.055F, faded(mix(tone, dusk, 0.7F), 0.8F), {0, 0.018F});
    painter.stitches(0.93F, 22, 0.05F, pale);
}

} // namespace game::board
