#include "game/board/pawn.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

namespace game::board {

namespace {

using engine::Side;
using ui::mix;

constexpr Colour white{255, 255, 255, 255};
constexpr Colour ink{0x1B, 0x17, 0x14, 255};

// In radii of the pawn.
constexpr float square_half = 0.90F; ///< of Green's shape, for about the same area
constexpr float square_corner = 0.38F;
constexpr float resting_edge = 0.17F; ///< of the rim that shows when it lies
constexpr float thickness = 0.30F;    ///< of the rim seen edge on

float cross(Vec o, Vec a, Vec b) {
    return (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
}

/// Andrew's monotone chain.
std::vector<Vec> convex_hull(std::vector<Vec> points) {
    std::sort(points.begin(), points.end(),
              [](Vec a, Vec b) { return a.x != b.x ? a.x < b.x : a.y < b.y; });
    std::vector<Vec> hull;
    const auto add = [&hull](Vec p, std::size_t base) {
        while (hull.size() >= base + 2 && cross(hull[hull.size() - 2], hull.back(), p) <= 0)
            hull.pop_back();
        hull.push_back(p);
    };
    for (const Vec p : points)
        add(p, 0);
    const std::size_t upper = hull.size() - 1;
    for (auto p = points.rbegin() + 1; p != points.rend(); ++p)
        add(*p, upper);
    hull.pop_back();
    return hull;
}

/// Draws the parts of one pawn, in radii about its middle, squeezed as it turns.
class Painter {
public:
    Painter(ui::Mesh& mesh, const Pawn& pawn, float pixel)
        : mesh_(mesh), pawn_(pawn), pixel_(pixel) {
        across_ = pawn.tumbling ? 1 : pawn.width;
        down_ = pawn.tumbling ? pawn.width : 1;
    }

    [[nodiscard]] Vec at(Vec p) const {
        return {middle_.x + p.x * across_ * pawn_.radius, middle_.y + p.y * down_ * pawn_.radius};
    }
    void shift(Vec by) { middle_ = pawn_.centre + by; }

    [[nodiscard]] Colour paint(Colour colour) const {
        return pawn_.ground ? mix(*pawn_.ground, colour, pawn_.opacity)
                            : ui::faded(colour, pawn_.opacity);
    }

    /// The pawn's outline `size` times as large.
    void shape(float size, Colour top, Colour bottom, Vec moved = {}) {
        const float x = size * across_ * pawn_.radius, y = size * down_ * pawn_.radius;
        const Vec c = at(moved);
        if (pawn_.owner == Side::first)
            mesh_.ellipse(c, x, y, paint(top), paint(bottom), {-x * 0.25F, -y * 0.45F});
        else
            mesh_.rounded(box(c, size), corner(size), paint(top), paint(bottom));
    }

    void outline(float size, float width, Colour colour) {
        if (pawn_.owner == Side::first && !pawn_.tumbling)
            mesh_.ring(middle_, size * pawn_.radius, width * pawn_.radius, paint(colour), across_);
        else
            mesh_.stroke(contour(size - width / 2, {}),
                         width * pawn_.radius * std::min(1.0F, 0.3F + across_ * down_),
                         paint(colour), true);
    }

    void line(std::span<const Vec> points, float width, Colour colour) {
        std::vector<Vec> placed;
        for (const Vec p : points)
            placed.push_back(at(p));
        mesh_.stroke(placed, width * pawn_.radius, paint(colour));
    }

    void dot(Vec p, float size, Colour colour) {
        mesh_.ellipse(at(p), size * across_ * pawn_.radius, size * down_ * pawn_.radius,
                      paint(colour), paint(colour));
    }

    /// The side of the pawn between two depths, each moved from the middle.
    void edge(Vec from, Vec to, Colour colour) {
        std::vector<Vec> points = contour(1, from);
        const std::vector<Vec> far = contour(1, to);
        points.insert(points.end(), far.begin(), far.end());
        mesh_.convex(convex_hull(std::move(points)), paint(colour));
    }

    /// Light from above to the left.
    void gloss() {
        const Vec c = at({-0.28F, -0.42F});
        const float x = 0.46F * across_ * pawn_.radius, y = 0.34F * down_ * pawn_.radius;
        const float strength = 0.24F * pawn_.opacity;
        mesh_.ellipse(c, x, y, ui::faded(white, strength), ui::faded(white, 0));
    }

    [[nodiscard]] bool detailed() const { return across_ * down_ > 0.12F; }
    [[nodiscard]] float in_pixels(float size) const { return size * pawn_.radius / pixel_; }

private:
    [[nodiscard]] Rect box(Vec c, float size) const {
        const float x = size * square_half * across_ * pawn_.radius;
        const float y = size * square_half * down_ * pawn_.radius;
        return {c.x - x, c.y - y, 2 * x, 2 * y};
    }

    [[nodiscard]] float corner(float size) const {
        return std::min({size * square_corner, size * square_half * across_,
                         size * square_half * down_}) *
               pawn_.radius;
    }

    /// Points of the outline, moved by logical units.
    [[nodiscard]] std::vector<Vec> contour(float size, Vec moved) const {
        constexpr int steps = 64;
        const bool round = pawn_.owner == Side::first;
        const float r = round ? 0 : corner(size);
        const Rect straight = box({}, size).inset(r);
        std::vector<Vec> points;
        for (int i = 0; i < steps; ++i) {
            const float angle =
                2 * std::numbers::pi_v<float> * (static_cast<float>(i) + 0.5F) / steps;
            const Vec n{std::cos(angle), std::sin(angle)};
            if (round)
                points.push_back(at(n * size) + moved);
            else
                points.push_back(
                    middle_ + moved + n * r +
                    Vec{std::copysign(straight.w / 2, n.x), std::copysign(straight.h / 2, n.y)});
        }
        return points;
    }

    ui::Mesh& mesh_;
    const Pawn& pawn_;
    float pixel_;
    Vec middle_ = pawn_.centre;
    float across_ = 1, down_ = 1;
};

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
    painter.outline(0.74F, 0.085F, inlay);
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

void add_pawn(ui::Mesh& mesh, const Skin& skin, const Pawn& pawn, float pixel) {
    const SideColours tones = colours(skin, pawn.owner);
    const bool front = pawn.face == 0;
    const Colour face = front ? tones.recto : tones.verso;
    const Colour back = front ? tones.verso : tones.recto;

    Painter painter(mesh, pawn, pixel);
    const float turned = std::sqrt(std::max(0.0F, 1 - pawn.width * pawn.width));
    const Vec side = pawn.tumbling ? Vec{0, thickness * turned} : Vec{thickness * turned, 0};
    const Vec top = side * (-pawn.radius / 2);
    const Vec bottom =
        Vec{side.x / 2, side.y / 2 + resting_edge * (1 - turned * 0.5F)} * pawn.radius;
    const Vec seam = top + (bottom - top) * 0.55F;
    painter.edge(seam, bottom, mix(back, ink, 0.18F));
    painter.edge(top, seam, mix(face, ink, 0.32F));

    painter.shift(top);
    const Colour bright = front ? tones.verso : white;
    const Colour light = mix(face, bright, front ? 0.18F : 0.3F);
    painter.shape(1, mix(face, bright, front ? 0.42F : 0.6F), mix(face, ink, 0.08F));
    painter.shape(0.93F, light, face, {0, 0.015F});
    if (!painter.detailed())
        return;
    painter.gloss();
    if (front)
        recto(painter, tones);
    else
        verso(painter, tones);
}

void add_pawn_shadow(ui::Mesh& mesh, const Pawn& pawn, float height, Colour colour) {
    // 4 units wide at rest, 14 when held: wider and paler the higher it is.
    const float narrow = 0.35F + 0.65F * pawn.width;
    const float size = pawn.owner == Side::first ? 1.0F : square_half;
    const float x = pawn.radius * size * (pawn.tumbling ? 1 : narrow);
    const float y = pawn.radius * size * (pawn.tumbling ? narrow : 1);
    const Vec c{pawn.centre.x + height * 0.25F,
                pawn.centre.y + pawn.radius * resting_edge + pawn.radius * 0.06F + height};
    const float blur = pawn.radius * 0.22F + height * 1.3F;
    if (pawn.owner == Side::first)
        mesh.shadow_ellipse(c, x, y, blur, colour);
    else
        mesh.shadow({c.x - x, c.y - y, 2 * x, 2 * y}, square_corner * pawn.radius, blur, colour);
}

} // namespace game::board
