#include "game/board/face.hpp"

#include <algorithm>
#include <array>

namespace game::board {

namespace {

// In radii of the pawn.
constexpr float eye = 0.09F, line_width = 0.07F;
constexpr float eyes_move = 0.085F, mouth_moves = 0.04F; ///< with a glance

/// An arc like a smile: `depth` below `centre` in the middle; above it where negative.
std::array<Vec, 9> bow(Vec centre, float half_width, float depth) {
    std::array<Vec, 9> points;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const float t = static_cast<float>(i) / (points.size() - 1) * 2 - 1;
        points[i] = {centre.x + half_width * t, centre.y + depth * (1 - t * t)};
    }
    return points;
}

/// `open`: 1 wide open to 0 shut, then a line.
void add_eye(Painter& painter, Vec at, float open, FaceInk pen) {
    const float height = pen.weight * std::max(eye * open, line_width / 2);
    const float width = pen.weight * (eye + 0.02F * (1 - open));
    painter.spot(at, width, height, pen.colour, pen.colour);
}

void add_laughing_eyes(Painter& painter, Vec at, float apart, FaceInk pen) {
    for (const float side : {-apart, apart})
        painter.line(bow(at + Vec{side, 0.05F}, 0.1F, -0.11F), line_width * pen.weight, pen.colour);
}

/// Brows that rise towards the middle.
void add_worry(Painter& painter, Vec at, float apart, FaceInk pen) {
    for (const float side : {-1.0F, 1.0F}) {
        const std::array brow{at + Vec{side * (apart + 0.1F), -0.16F},
                              at + Vec{side * (apart - 0.08F), -0.25F}};
        painter.line(brow, 0.055F * pen.weight, pen.colour);
    }
}

/// A mouth wide open in a laugh: flat above, round below.
void add_grin(Painter& painter, Vec at, float half_width, float depth, FaceInk pen) {
    const auto below = bow(at, half_width, depth);
    painter.facet(below, pen.colour);
    painter.line(below, 0.6F * line_width * pen.weight, pen.colour);
}

} // namespace

void add_awake_face(Painter& painter, const Look& look, FaceInk pen) {
    constexpr float apart = 0.21F;
    const Vec eyes = Vec{0, -0.11F} + look.glance * eyes_move;
    const Vec mouth = Vec{0, 0.15F} + look.glance * mouth_moves;
    if (look.mood == Mood::glad) {
        add_laughing_eyes(painter, eyes, apart, pen);
        add_grin(painter, mouth + Vec{0, -0.03F}, 0.25F, 0.26F, pen);
        return;
    }
    for (const float side : {-apart, apart})
        add_eye(painter, eyes + Vec{side, 0}, 1 - look.blink, pen);
    if (look.mood == Mood::worried) {
        add_worry(painter, eyes, apart, pen);
        painter.line(bow(mouth + Vec{0, 0.13F}, 0.15F, -0.1F), line_width * pen.weight, pen.colour);
    } else {
        painter.line(bow(mouth, 0.17F, 0.11F), line_width * pen.weight, pen.colour);
    }
}

void add_sleeping_face(Painter& painter, const Look& look, FaceInk pen) {
    constexpr float apart = 0.2F;
    const Vec eyes = Vec{0, -0.05F} + look.glance * (0.6F * eyes_move);
    if (look.mood == Mood::glad) {
        add_laughing_eyes(painter, {0, -0.1F}, apart, pen);
        add_grin(painter, {0, 0.1F}, 0.19F, 0.2F, pen);
    } else if (look.mood == Mood::worried) {
        for (const float side : {-apart, apart})
            add_eye(painter, eyes + Vec{side, 0}, 1 - look.blink, pen);
        add_worry(painter, eyes, apart, pen);
        painter.spot({0, 0.22F}, 0.07F, 0.08F, pen.colour, pen.colour);
    } else {
        const bool peeps = look.blink > 0.25F;
        painter.line(bow({-apart, -0.06F}, 0.11F, 0.09F), line_width * pen.weight, pen.colour);
        if (peeps)
            add_eye(painter, eyes + Vec{apart, 0}, look.blink, pen);
        else
            painter.line(bow({apart, -0.06F}, 0.11F, 0.09F), line_width * pen.weight, pen.colour);
    }
}

} // namespace game::board
