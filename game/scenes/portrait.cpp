#include "game/scenes/portrait.hpp"

#include <array>
#include <cmath>
#include <numbers>
#include <vector>

#include "game/ui/shapes.hpp"

namespace game {

namespace {

constexpr Colour ink{0x2B, 0x22, 0x1C, 255}, white{0xFF, 0xFD, 0xF8, 255};
constexpr Colour shade{0x14, 0x10, 0x0C, 70}, gold{0xFF, 0xC2, 0x33, 255};

/// Shapes in a face's own measure: 0, 0 is its middle, 1 its radius, y runs downwards.
class Pen {
public:
    Pen(Canvas& canvas, Vec centre, float radius)
        : canvas_(canvas), mesh_(1 / canvas.scale()), centre_(centre), radius_(radius) {}
    Pen(const Pen&) = delete;
    Pen& operator=(const Pen&) = delete;
    ~Pen() { mesh_.draw(canvas_); }

    void dot(float x, float y, float r, Colour fill) { mesh_.disc(at(x, y), r * radius_, fill); }
    void ring(float x, float y, float r, float width, Colour colour) {
        mesh_.ring(at(x, y), r * radius_, width * radius_, colour);
    }
    /// A round head, lit from above.
    void head(float x, float y, float r, Colour rim, Colour light, Colour dark) {
        mesh_.shadow_ellipse(at(x, y + 0.1F), r * radius_, r * radius_, 0.3F * radius_, shade);
        mesh_.disc(at(x, y), r * radius_, rim);
        lit(x, y, r - 0.09F, light, dark);
    }
    void lit(float x, float y, float r, Colour light, Colour dark) {
        const float wide = r * radius_;
        mesh_.ellipse(at(x, y), wide, wide, light, dark, {-0.25F * wide, -0.35F * wide});
    }
    void box(float x, float y, float half_w, float half_h, float corner, Colour top,
             Colour bottom) {
        const Vec a = at(x - half_w, y - half_h);
        mesh_.rounded({a.x, a.y, 2 * half_w * radius_, 2 * half_h * radius_}, corner * radius_, top,
                      bottom);
    }
    void box_shadow(float x, float y, float half_w, float half_h, float corner) {
        const Vec a = at(x - half_w, y - half_h + 0.1F);
        mesh_.shadow({a.x, a.y, 2 * half_w * radius_, 2 * half_h * radius_}, corner * radius_,
                     0.3F * radius_, shade);
    }
    /// Part of an ellipse from one angle to another, in degrees clockwise from the right.
    void arc(float x, float y, float rx, float ry, float from, float to, float width,
             Colour colour) {
        constexpr int parts = 12;
        std::array<Vec, parts + 1> points;
        for (int i = 0; i <= parts; ++i) {
            const float degrees = from + (to - from) * static_cast<float>(i) / parts;
            const float angle = degrees * std::numbers::pi_v<float> / 180;
            points[static_cast<std::size_t>(i)] =
                at(x + rx * std::cos(angle), y + ry * std::sin(angle));
        }
        mesh_.stroke(points, width * radius_, colour);
    }
    void line(Vec from, Vec to, float width, Colour colour) {
        const std::array points{at(from.x, from.y), at(to.x, to.y)};
        mesh_.stroke(points, width * radius_, colour);
    }
    void shape(const std::vector<Vec>& points, Colour fill) {
        std::vector<Vec> placed;
        for (const Vec& point : points)
            placed.push_back(at(point.x, point.y));
        mesh_.convex(placed, fill);
    }

private:
    [[nodiscard]] Vec at(float x, float y) const {
        return {centre_.x + x * radius_, centre_.y + y * radius_};
    }

    Canvas& canvas_;
    ui::Mesh mesh_;
    Vec centre_;
    float radius_;
};

/// All eyes, an open mouth, and a tuft of hair that nothing keeps down.
void draw_minim(Pen& pen) {
    constexpr Colour rim{0xB4, 0x48, 0x00, 255}, light{0xFF, 0xDC, 0x9C, 255},
        dark{0xFF, 0xB4, 0x52, 255}, cheek{0xF0, 0x78, 0x3C, 150};
    pen.arc(0.22F, -0.62F, 0.3F, 0.34F, 185, 290, 0.12F, rim);
    pen.arc(-0.2F, -0.62F, 0.26F, 0.26F, 355, 260, 0.12F, rim);
    pen.head(0, 0.16F, 0.82F, rim, light, dark);
    pen.dot(-0.5F, 0.4F, 0.15F, cheek);
    pen.dot(0.5F, 0.4F, 0.15F, cheek);
    for (const float x : {-0.29F, 0.29F}) {
        pen.dot(x, 0.05F, 0.25F, ink);
        pen.dot(x, 0.05F, 0.21F, white);
        pen.dot(x + 0.06F, -0.01F, 0.12F, ink);
    }
    pen.dot(0.02F, 0.55F, 0.15F, ink);
    pen.dot(0.02F, 0.6F, 0.08F, {0xE0, 0x5A, 0x4A, 255});
}

/// Hair cut straight, a wink and a smile to one side.
void draw_ava(Pen& pen) {
    constexpr Colour hair{0x0D, 0x4A, 0x42, 255}, light{0x9C, 0xEB, 0xDB, 255},
        dark{0x55, 0xC4, 0xB0, 255}, cheek{0x1F, 0x9A, 0x84, 110};
    pen.box_shadow(0, 0, 0.92F, 0.9F, 0.6F);
    pen.box(0, 0, 0.94F, 0.92F, 0.6F, hair, hair);
    pen.box(0, 0.22F, 0.7F, 0.66F, 0.42F, light, dark);
    // the fringe
    pen.shape({{-0.78F, -0.34F}, {-0.6F, -0.6F}, {0.6F, -0.6F}, {0.78F, -0.34F}, {0.2F, -0.1F}},
              hair);
    pen.dot(-0.44F, 0.44F, 0.13F, cheek);
    pen.dot(0.46F, 0.42F, 0.13F, cheek);
    pen.dot(-0.27F, 0.14F, 0.13F, ink);
    pen.dot(-0.23F, 0.1F, 0.04F, white);
    pen.arc(0.32F, 0.2F, 0.16F, 0.13F, 190, 350, 0.09F, ink);
    pen.arc(0.06F, 0.36F, 0.3F, 0.26F, 15, 150, 0.1F, ink);
}

/// Spectacles and a moustache, both well kept.
void draw_otto(Pen& pen) {
    constexpr Colour rim{0x12, 0x3E, 0x6B, 255}, light{0xC4, 0xE2, 0xFA, 255},
        dark{0x84, 0xB6, 0xE2, 255};
    pen.head(0, 0, 0.94F, rim, light, dark);
    // what is left of the hair
    pen.arc(0, 0, 0.86F, 0.86F, 185, 222, 0.2F, rim);
    pen.arc(0, 0, 0.86F, 0.86F, 318, 355, 0.2F, rim);
    for (const float x : {-0.33F, 0.33F}) {
        pen.dot(x, -0.1F, 0.27F, {0xFF, 0xFF, 0xFF, 110});
        pen.ring(x, -0.1F, 0.29F, 0.08F, ink);
        pen.dot(x, -0.08F, 0.1F, ink);
    }
    pen.arc(0, -0.1F, 0.07F, 0.07F, 200, 340, 0.07F, ink);
    pen.line({-0.5F, -0.5F}, {-0.2F, -0.54F}, 0.09F, rim);
    pen.line({0.2F, -0.54F}, {0.5F, -0.5F}, 0.09F, rim);
    pen.shape({{0, 0.28F},
               {0.22F, 0.26F},
               {0.46F, 0.38F},
               {0.62F, 0.3F},
               {0.52F, 0.52F},
               {0.24F, 0.56F},
               {0, 0.46F}},
              ink);
    pen.shape({{0, 0.28F},
               {-0.22F, 0.26F},
               {-0.46F, 0.38F},
               {-0.62F, 0.3F},
               {-0.52F, 0.52F},
               {-0.24F, 0.56F},
               {0, 0.46F}},
              ink);
    pen.arc(0, 0.6F, 0.12F, 0.08F, 20, 160, 0.06F, rim);
}

/// Eyes half closed, hair put up, gold at the ears: in no hurry at all.
void draw_aziza(Pen& pen) {
    constexpr Colour hair{0x5E, 0x30, 0x7E, 255}, light{0xE6, 0xCC, 0xF5, 255},
        dark{0xB7, 0x8C, 0xD6, 255};
    pen.dot(0, -0.72F, 0.3F, hair);
    pen.head(0, 0.08F, 0.86F, hair, {0x7E, 0x4A, 0xA0, 255}, hair);
    pen.lit(0, 0.22F, 0.68F, light, dark);
    // parted in the middle
    pen.shape({{-0.56F, -0.36F}, {0, -0.64F}, {0, -0.3F}, {-0.3F, -0.2F}, {-0.6F, 0.06F}}, hair);
    pen.shape({{0.56F, -0.36F}, {0, -0.64F}, {0, -0.3F}, {0.3F, -0.2F}, {0.6F, 0.06F}}, hair);
    pen.line({-0.34F, -0.92F}, {0.34F, -0.6F}, 0.09F, gold);
    for (const float x : {-0.29F, 0.29F}) {
        pen.arc(x, 0.12F, 0.18F, 0.16F, 10, 170, 0.1F, ink);
        pen.line({x - 0.18F, 0.14F}, {x + 0.18F, 0.14F}, 0.05F, ink);
    }
    pen.arc(0, 0.46F, 0.26F, 0.16F, 20, 160, 0.09F, ink);
    for (const float x : {-0.84F, 0.84F}) {
        pen.dot(x, 0.46F, 0.2F, hair);
        pen.ring(x, 0.46F, 0.16F, 0.08F, gold);
    }
    pen.dot(0, -0.14F, 0.06F, gold);
}

/// Two of us, a round face and a square one, looking at one another.
void draw_friends(Pen& pen) {
    constexpr Colour rim{0xB4, 0x48, 0x00, 255}, light{0xFF, 0xDC, 0x9C, 255},
        dark{0xFF, 0xB4, 0x52, 255}, green{0x0F, 0x51, 0x47, 255}, mint{0x9C, 0xEB, 0xDB, 255},
        teal{0x55, 0xC4, 0xB0, 255};
    const auto face = [&](float x, float y, float towards) {
        pen.dot(x - 0.2F + towards, y - 0.08F, 0.09F, ink);
        pen.dot(x + 0.2F + towards, y - 0.08F, 0.09F, ink);
        pen.arc(x + towards, y + 0.1F, 0.2F, 0.18F, 20, 160, 0.08F, ink);
    };
    pen.box_shadow(0.62F, -0.1F, 0.6F, 0.6F, 0.3F);
    pen.box(0.62F, -0.1F, 0.62F, 0.62F, 0.32F, green, green);
    pen.box(0.62F, -0.1F, 0.53F, 0.53F, 0.25F, mint, teal);
    face(0.68F, -0.1F, -0.06F);
    pen.head(-0.56F, 0.16F, 0.68F, rim, light, dark);
    face(-0.56F, 0.16F, 0.1F);
}

} // namespace

void draw_portrait(Canvas& canvas, std::optional<engine::LevelName> level, Vec centre,
                   float radius) {
    Pen pen(canvas, centre, radius);
    if (!level)
        return draw_friends(pen);
    switch (*level) {
    case engine::LevelName::beginner:
        return draw_minim(pen);
    case engine::LevelName::amateur:
        return draw_ava(pen);
    case engine::LevelName::professional:
        return draw_otto(pen);
    case engine::LevelName::master:
        return draw_aziza(pen);
    }
}

} // namespace game
