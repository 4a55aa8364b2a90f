#include "game/board/pawn.hpp"

#include <array>

namespace game::board {

namespace {

using ui::mix;

constexpr Colour white{255, 255, 255, 255};
constexpr Colour ink{0x1B, 0x17, 0x14, 255};

/// An arc like a smile: half an ellipse below `centre`.
std::array<Vec, 7> bow(Vec centre, float half_width, float depth) {
    std::array<Vec, 7> points;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const float t = static_cast<float>(i) / (points.size() - 1) * 2 - 1;
        points[i] = {centre.x + half_width * t, centre.y + depth * (1 - t * t)};
    }
    return points;
}

/// Solid, with an inlaid ring; awake.
void recto(Painter& painter, SideColours tones) {
    const Colour inlay = mix(tones.recto, tones.verso, 0.85F);
    painter.line_round(0.74F, 0.085F, inlay);
    if (painter.in_pixels(1) < 16)
        return;
    painter.dot({-0.2F, -0.1F}, 0.085F, inlay);
    painter.dot({0.2F, -0.1F}, 0.085F, inlay);
    painter.line(bow({0, 0.15F}, 0.17F, 0.11F), 0.07F, inlay);
}

/// A hollow centre; asleep.
void verso(Painter& painter, SideColours tones) {
    const Colour wall = mix(tones.recto, ink, 0.15F);
    const Colour floor = mix(tones.recto, tones.verso, 0.1F);
    painter.shape(0.60F, wall, wall);
    painter.shape(0.56F, floor, mix(floor, tones.verso, 0.25F), {0, 0.03F});
    if (painter.in_pixels(1) < 16)
        return;
    for (const float x : {-0.21F, 0.21F})
        painter.line(bow({x, -0.06F}, 0.11F, 0.09F), 0.065F, tones.verso);
}

} // namespace

void add_pawn(ui::Mesh& mesh, const Skin& skin, const Piece& pawn, float pixel) {
    const SideColours tones = colours(skin, pawn.owner);
    const bool front = pawn.face == 0;
    const Colour face = front ? tones.recto : tones.verso;
    const Colour back = front ? tones.verso : tones.recto;

    Painter painter(mesh, pawn, {outline(skin, pawn.owner)}, pixel);
    painter.rim(mix(face, ink, 0.32F), mix(back, ink, 0.18F));
    const Colour bright = front ? tones.verso : white;
    const Colour light = mix(face, bright, front ? 0.18F : 0.3F);
    painter.shape(1, mix(face, bright, front ? 0.42F : 0.6F), mix(face, ink, 0.08F));
    painter.shape(0.93F, light, face, {0, 0.015F});
    if (!painter.detailed())
        return;
    painter.gloss(0.24F);
    if (front)
        recto(painter, tones);
    else
        verso(painter, tones);
}

} // namespace game::board
