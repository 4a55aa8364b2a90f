#include <array>
#include <cmath>
#include <numbers>

#include "game/board/style.hpp"
#include "game/ui/theme.hpp"

namespace game::board {

namespace {

using ui::faded;
using ui::mix;

constexpr Colour white{255, 255, 255, 255};
constexpr Colour deep{0x06, 0x0A, 0x12, 255};

/// Part of the outline, as the light of a window runs along an edge.
void gleam(Painter& painter, float from, float to, float size, float width, Colour colour) {
    std::array<Vec, 12> points;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const float t = static_cast<float>(i) / (points.size() - 1);
        points[i] = painter.along(from + (to - from) * t, size);
    }
    painter.line(points, width, colour);
}

void bubbles(Painter& painter, Colour light) {
    for (const auto& [x, y, size] :
         {std::array{0.5F, -0.34F, 0.05F}, {0.36F, -0.52F, 0.032F}, {-0.5F, 0.36F, 0.04F}}) {
        painter.dot({x, y}, size, faded(light, 0.35F));
        painter.dot({x - size * 0.3F, y - size * 0.35F}, size * 0.4F, faded(white, 0.8F));
    }
}

bool dark(Colour tone) {
    return ui::contrast(tone, white) > 12;
}

/// Black glass is a little blue, white glass like ice.
Colour tinted(const Surface& surface) {
    if (surface.facing != Facing::disc)
        return surface.tone;
    return dark(surface.tone) ? mix(surface.tone, {0x0C, 0x2A, 0x48, 255}, 0.45F)
                              : mix(surface.tone, {0xB4, 0xDA, 0xEA, 255}, 0.42F);
}

} // namespace

FaceInk add_glass(Painter& painter, const Surface& surface) {
    const Colour tone = tinted(surface);
    const Colour light = mix(tone, white, 0.55F);
    painter.rim(mix(tone, deep, 0.42F), mix(surface.back, deep, 0.3F));
    painter.shape(1, mix(tone, deep, 0.1F), mix(tone, white, 0.3F));
    painter.shape(0.95F, mix(tone, deep, 0.3F), mix(tone, deep, 0.06F));
    const bool pale = surface.facing == Facing::verso; // keeps its colour pure
    painter.shape(0.88F, mix(tone, deep, pale ? 0.05F : 0.13F), tone, {0, 0.03F});
    if (!painter.detailed())
        return {surface.line};
    // The light falls in above on the left and gathers below on the right.
    const float gathered = dark(tone) ? 0.3F : pale ? 0.15F : 0.55F;
    painter.spot({0.2F, 0.36F}, 0.66F, 0.5F, faded(light, gathered), faded(light, 0));
    switch (surface.facing) {
    case Facing::recto:
        painter.line_round(0.76F, 0.1F, faded(surface.line, 0.9F));
        painter.line_round(0.67F, 0.02F, faded(deep, 0.25F));
        break;
    case Facing::verso:
        painter.shape(0.62F, mix(surface.back, deep, 0.3F), surface.back);
        painter.shape(0.57F, mix(surface.back, deep, 0.1F), mix(surface.back, tone, 0.28F),
                      {0, 0.03F});
        break;
    case Facing::disc:
        painter.line_round(0.66F, 0.035F, faded(dark(tone) ? light : deep, 0.3F));
        break;
    }
    if (painter.fine())
        bubbles(painter, light);
    gleam(painter, 0.30F, 0.45F, 0.84F, 0.05F, faded(white, 0.55F));
    gleam(painter, 0.76F, 0.92F, 0.82F, 0.085F, faded(white, 0.8F));
    painter.dot(painter.along(0.965F, 0.82F), 0.045F, faded(white, 0.8F));
    painter.gloss(dark(tone) || pale ? 0.2F : 0.42F);
    return {surface.line};
}

void add_glass_frame(Painter& painter) {
    gleam(painter, 0.74F, 0.95F, 0.93F, 0.06F, faded(white, 0.75F));
    gleam(painter, 0.28F, 0.42F, 0.93F, 0.04F, faded(white, 0.4F));
}

} // namespace game::board
