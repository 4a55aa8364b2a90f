#include "game/board/painter.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace game::board {

namespace {

using ui::mix;

constexpr Colour white{255, 255, 255, 255};

// Of the square outline, in radii.
constexpr float square_half = 0.90F;
constexpr float square_corner = 0.38F;

/// Corners that stay within a tenth of a pixel of a circle; a multiple of 4.
int corners(float radius) {
    const float step = 2 * std::acos(1 - 0.1F / std::max(radius, 1.0F));
    const float quarter = std::numbers::pi_v<float> / 2 / step;
    return 4 * std::clamp(static_cast<int>(std::ceil(quarter)), 4, 32);
}

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

} // namespace

Painter::Painter(ui::Mesh& mesh, const Piece& piece, Body body, float pixel)
    : mesh_(mesh), piece_(piece), body_(body), pixel_(pixel), middle_(piece.centre),
      across_(piece.tumbling ? 1 : piece.width), down_(piece.tumbling ? piece.width : 1) {}

void Painter::rim(Colour face, Colour back) {
    const float turned = std::sqrt(std::max(0.0F, 1 - piece_.width * piece_.width));
    const float depth = body_.thickness * turned;
    const Vec side = piece_.tumbling ? Vec{0, depth} : Vec{depth, 0};
    const Vec top = side * (-piece_.radius / 2);
    const Vec bottom =
        Vec{side.x / 2, side.y / 2 + body_.resting_edge * (1 - turned * 0.5F)} * piece_.radius;
    const Vec seam = top + (bottom - top) * 0.55F;
    edge(seam, bottom, back);
    edge(top, seam, face);
    middle_ = piece_.centre + top;
}

void Painter::shape(float size, Colour top, Colour bottom, Vec moved) {
    const float x = size * across_ * piece_.radius, y = size * down_ * piece_.radius;
    const Vec c = at(moved);
    if (body_.outline == Outline::round)
        mesh_.ellipse(c, x, y, paint(top), paint(bottom), {-x * 0.25F, -y * 0.45F});
    else
        mesh_.rounded(box(c, size), corner(size), paint(top), paint(bottom));
}

void Painter::line_round(float size, float width, Colour colour) {
    if (body_.outline == Outline::round && !piece_.tumbling)
        mesh_.ring(middle_, size * piece_.radius, width * piece_.radius, paint(colour), across_);
    else
        mesh_.stroke(contour(size - width / 2, {}),
                     width * piece_.radius * std::min(1.0F, 0.3F + across_ * down_), paint(colour),
                     true);
}

void Painter::line(std::span<const Vec> points, float width, Colour colour) {
    std::vector<Vec> placed;
    for (const Vec p : points)
        placed.push_back(at(p));
    mesh_.stroke(placed, width * piece_.radius, paint(colour));
}

void Painter::dot(Vec p, float size, Colour colour) {
    mesh_.ellipse(at(p), size * across_ * piece_.radius, size * down_ * piece_.radius,
                  paint(colour), paint(colour));
}

void Painter::spot(Vec p, float across, float down, Colour inner, Colour outer) {
    mesh_.ellipse(at(p), across * across_ * piece_.radius, down * down_ * piece_.radius,
                  paint(inner), paint(outer));
}

void Painter::facet(std::span<const Vec> points, Colour colour) {
    std::vector<Vec> placed;
    for (const Vec p : points)
        placed.push_back(at(p));
    mesh_.convex(placed, paint(colour));
}

void Painter::groove(float size, float width, Colour shade, Colour light) {
    line_round(size, width, shade);
    if (fine())
        line_round(size - width, width * 0.6F, light);
}

void Painter::stitches(float size, int count, float width, Colour colour, Vec moved) {
    constexpr float dash = 0.6F; ///< of a stitch and the gap after it
    for (int i = 0; i < count; ++i) {
        const Vec from = along(static_cast<float>(i) / static_cast<float>(count), size);
        const Vec to = along((static_cast<float>(i) + dash) / static_cast<float>(count), size);
        const Vec way = to - from, middle = (from + to) * 0.5F + moved;
        const Vec half = way * 0.5F, end = way * 0.36F;
        const Vec aside = Vec{-way.y, way.x} * (width / 2 / std::hypot(way.x, way.y));
        // Eight corners are round enough at this size, and cheap.
        const Vec low = aside * 0.55F;
        std::array corners{half + low,      end + aside,      aside - end, low - half,
                           half * -1 - low, end * -1 - aside, end - aside, half - low};
        for (Vec& corner : corners)
            corner = corner + middle;
        facet(corners, colour);
    }
}

void Painter::gloss(float strength) {
    const float x = 0.46F * across_ * piece_.radius, y = 0.34F * down_ * piece_.radius;
    mesh_.ellipse(at({-0.28F, -0.42F}), x, y, ui::faded(white, strength * piece_.opacity),
                  ui::faded(white, 0));
}

Vec Painter::along(float share, float size) const {
    constexpr float pi = std::numbers::pi_v<float>;
    share -= std::floor(share);
    if (body_.outline == Outline::round) {
        const float angle = 2 * pi * share;
        return {size * std::sin(angle), -size * std::cos(angle)};
    }
    // Quarters from the middle of each side: half a side, a corner, half the next side.
    const float half = size * square_half, r = size * square_corner, straight = half - r;
    const float quarter = 2 * straight + pi / 2 * r;
    const auto turns = static_cast<int>(share * 4);
    const float way = (share * 4 - static_cast<float>(turns)) * quarter;
    Vec p{way, -half};
    if (way > straight + pi / 2 * r) {
        p = {half, way - straight - pi / 2 * r - straight};
    } else if (way > straight) {
        const float angle = (way - straight) / r;
        p = {straight + r * std::sin(angle), -straight - r * std::cos(angle)};
    }
    for (int i = 0; i < turns; ++i)
        p = {-p.y, p.x};
    return p;
}

float Painter::reach(float y, float size) const {
    y = std::abs(y);
    if (body_.outline == Outline::round)
        return y < size ? std::sqrt(size * size - y * y) : 0;
    const float half = size * square_half, r = size * square_corner;
    if (y <= half - r)
        return half;
    const float up = y - (half - r);
    return up < r ? half - r + std::sqrt(r * r - up * up) : 0;
}

Vec Painter::at(Vec p) const {
    return {middle_.x + p.x * across_ * piece_.radius, middle_.y + p.y * down_ * piece_.radius};
}

Colour Painter::paint(Colour colour) const {
    const bool covers = piece_.ground && colour.a == 255;
    return covers ? mix(*piece_.ground, colour, piece_.opacity) : ui::faded(colour, piece_.opacity);
}

Rect Painter::box(Vec c, float size) const {
    const float x = size * square_half * across_ * piece_.radius;
    const float y = size * square_half * down_ * piece_.radius;
    return {c.x - x, c.y - y, 2 * x, 2 * y};
}

float Painter::corner(float size) const {
    return std::min(
               {size * square_corner, size * square_half * across_, size * square_half * down_}) *
           piece_.radius;
}

/// Points of the outline, moved by logical units.
std::vector<Vec> Painter::contour(float size, Vec moved) const {
    const int steps = corners(piece_.radius / pixel_);
    const bool round = body_.outline == Outline::round;
    const float r = round ? 0 : corner(size);
    const Rect straight = box({}, size).inset(r);
    std::vector<Vec> points;
    for (int i = 0; i < steps; ++i) {
        const float angle = 2 * std::numbers::pi_v<float> * (static_cast<float>(i) + 0.5F) /
                            static_cast<float>(steps);
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

/// The side of the piece between two depths, each moved from the middle.
void Painter::edge(Vec from, Vec to, Colour colour) {
    std::vector<Vec> points = contour(1, from);
    const std::vector<Vec> far = contour(1, to);
    points.insert(points.end(), far.begin(), far.end());
    mesh_.convex(convex_hull(std::move(points)), paint(colour));
}

void add_shadow(ui::Mesh& mesh, const Piece& piece, Painter::Body body, float height,
                Colour colour) {
    const bool round = body.outline == Outline::round;
    const float narrow = 0.35F + 0.65F * piece.width;
    const float size = round ? 1.0F : square_half;
    const float x = piece.radius * size * (piece.tumbling ? 1 : narrow);
    const float y = piece.radius * size * (piece.tumbling ? narrow : 1);
    const Vec c{piece.centre.x + height * 0.25F,
                piece.centre.y + piece.radius * (body.resting_edge + 0.06F) + height};
    const float blur = piece.radius * 0.22F + height * 1.3F;
    if (round)
        mesh.shadow_ellipse(c, x, y, blur, colour);
    else
        mesh.shadow({c.x - x, c.y - y, 2 * x, 2 * y}, square_corner * piece.radius, blur, colour);
}

} // namespace game::board
