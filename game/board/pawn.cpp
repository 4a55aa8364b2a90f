#include "game/board/pawn.hpp"

#include "game/board/face.hpp"
#include "game/board/style.hpp"

namespace game::board {

namespace {

using ui::mix;

constexpr Colour white{255, 255, 255, 255};
constexpr Colour ink{0x1B, 0x17, 0x14, 255};

/// Solid, with an inlaid ring.
FaceInk recto(Painter& painter, SideColours tones) {
    const Colour inlay = mix(tones.recto, tones.verso, 0.85F);
    painter.line_round(0.74F, 0.085F, inlay);
    return {inlay};
}

/// A hollow centre.
FaceInk verso(Painter& painter, SideColours tones) {
    const Colour wall = mix(tones.recto, ink, 0.15F);
    const Colour floor = mix(tones.recto, tones.verso, 0.1F);
    painter.shape(0.60F, wall, wall);
    painter.shape(0.56F, floor, mix(floor, tones.verso, 0.25F), {0, 0.03F});
    return {tones.verso};
}

FaceInk plain(Painter& painter, SideColours tones, bool front) {
    const Colour face = front ? tones.recto : tones.verso;
    const Colour back = front ? tones.verso : tones.recto;
    painter.rim(mix(face, ink, 0.32F), mix(back, ink, 0.18F));
    const Colour bright = front ? tones.verso : white;
    const Colour light = mix(face, bright, front ? 0.18F : 0.3F);
    painter.shape(1, mix(face, bright, front ? 0.42F : 0.6F), mix(face, ink, 0.08F));
    painter.shape(0.93F, light, face, {0, 0.015F});
    if (!painter.detailed())
        return {};
    painter.gloss(0.24F);
    return front ? recto(painter, tones) : verso(painter, tones);
}

FaceInk body(Painter& painter, const Skin& skin, SideColours tones, bool front) {
    if (skin.looks.pieces == PieceStyle::plain)
        return plain(painter, tones, front);
    const Surface surface = front ? Surface{Facing::recto, tones.recto, tones.verso, tones.verso}
                                  : Surface{Facing::verso, tones.verso, tones.recto, tones.verso};
    return add_body(painter, skin.looks.pieces, surface);
}

} // namespace

void add_pawn(ui::Mesh& mesh, const Skin& skin, const Piece& pawn, float pixel) {
    const bool front = pawn.face == 0;
    Painter painter(mesh, pawn, {outline(skin, pawn.owner)}, pixel);
    const FaceInk pen = body(painter, skin, colours(skin, pawn.owner), front);
    if (!painter.detailed() || painter.in_pixels(1) < smallest_face)
        return;
    if (front)
        add_awake_face(painter, pawn.look, pen);
    else
        add_sleeping_face(painter, pawn.look, pen);
}

} // namespace game::board
