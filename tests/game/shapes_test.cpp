#include "game/ui/shapes.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include <doctest/doctest.h>

using game::Colour;
using game::Rect;
using game::Vec;
using game::Vertex;
using game::ui::Mesh;

namespace {

constexpr Colour black{0, 0, 0, 255};
constexpr float pi = std::numbers::pi_v<float>;

bool all_finite(const Mesh& mesh) {
    return std::all_of(mesh.vertices().begin(), mesh.vertices().end(), [](const Vertex& v) {
        return std::isfinite(v.at.x) && std::isfinite(v.at.y);
    });
}

/// What the mesh covers, each triangle counted with its mean opacity.
float covered(const Mesh& mesh) {
    float area = 0;
    for (std::size_t i = 0; i + 2 < mesh.vertices().size(); i += 3) {
        const Vertex &a = mesh.vertices()[i], &b = mesh.vertices()[i + 1],
                     &c = mesh.vertices()[i + 2];
        const Vec ab = b.at - a.at, ac = c.at - a.at;
        const auto opacity = static_cast<float>(a.colour.a + b.colour.a + c.colour.a) / (3 * 255);
        area += std::abs(ab.x * ac.y - ab.y * ac.x) / 2 * opacity;
    }
    return area;
}

Rect bounds(const Mesh& mesh) {
    Vec low{1e9F, 1e9F}, high{-1e9F, -1e9F};
    for (const Vertex& v : mesh.vertices()) {
        low = {std::min(low.x, v.at.x), std::min(low.y, v.at.y)};
        high = {std::max(high.x, v.at.x), std::max(high.y, v.at.y)};
    }
    return {low.x, low.y, high.x - low.x, high.y - low.y};
}

/// Whether every vertex further out than `edge` from the centre is transparent.
bool clear_outside(const Mesh& mesh, Vec centre, float edge) {
    return std::all_of(mesh.vertices().begin(), mesh.vertices().end(), [&](const Vertex& v) {
        return std::hypot(v.at.x - centre.x, v.at.y - centre.y) <= edge || v.colour.a == 0;
    });
}

void check_shape(const Mesh& mesh, float area, float tolerance) {
    CHECK(!mesh.vertices().empty());
    CHECK(mesh.vertices().size() % 3 == 0);
    CHECK(all_finite(mesh));
    CHECK(covered(mesh) == doctest::Approx(area).epsilon(tolerance));
}

} // namespace

TEST_CASE("shapes: colours mix channel by channel and fade by opacity alone") {
    CHECK(game::ui::mix({0, 100, 200, 0}, {200, 0, 200, 100}, 0.5F) == Colour{100, 50, 200, 50});
    CHECK(game::ui::mix(black, {9, 9, 9}, 7) == Colour{9, 9, 9});
    CHECK(game::ui::faded({1, 2, 3, 200}, 0.5F) == Colour{1, 2, 3, 100});
    CHECK(game::ui::faded({1, 2, 3, 200}, -1) == Colour{1, 2, 3, 0});
}

TEST_CASE("shapes: a rounded rectangle covers its area and fades out within half a pixel") {
    for (const float pixel : {0.5F, 1.0F, 2.0F}) {
        Mesh mesh(pixel);
        mesh.rounded({10, 20, 100, 60}, 12, black);
        check_shape(mesh, 100 * 60 - (4 - pi) * 12 * 12, 0.01F);
        CHECK(bounds(mesh).x == doctest::Approx(10 - pixel / 2));
        CHECK(bounds(mesh).bottom() == doctest::Approx(80 + pixel / 2));
        for (const Vertex& v : mesh.vertices())
            if (!Rect{10, 20, 100, 60}.inset(-0.01F).contains(v.at))
                CHECK(v.colour.a == 0);
    }
}

TEST_CASE("shapes: the gradient of a rounded rectangle runs from top to bottom") {
    Mesh mesh(1);
    mesh.rounded({0, 0, 40, 100}, 8, {0, 0, 0}, {200, 200, 200});
    for (const Vertex& v : mesh.vertices())
        CHECK(std::abs(static_cast<float>(v.colour.r) - std::clamp(v.at.y * 2, 0.0F, 200.0F)) < 1);
}

TEST_CASE("shapes: discs, ellipses and rings cover their areas") {
    Mesh disc(1);
    disc.disc({50, 50}, 30, black);
    check_shape(disc, pi * 900, 0.01F);
    CHECK(clear_outside(disc, {50, 50}, 30));

    Mesh ellipse(1);
    ellipse.ellipse({0, 0}, 40, 10, black, black, {5, 2});
    check_shape(ellipse, pi * 400, 0.02F);

    Mesh ring(1);
    ring.ring({0, 0}, 30, 6, black);
    check_shape(ring, pi * (900 - 576), 0.01F);
    CHECK(clear_outside(ring, {0, 0}, 30));

    Mesh squashed(1);
    squashed.ring({0, 0}, 30, 6, black, 0.5F);
    check_shape(squashed, pi * (900 - 576) / 2, 0.01F);

    Mesh frame(1);
    frame.rounded_ring({0, 0, 100, 100}, 0, 5, black);
    check_shape(frame, 100 * 100 - 90 * 90, 0.02F);
}

TEST_CASE("shapes: the dashes of a ring cover half of it") {
    Mesh mesh(1);
    mesh.dashed_ring({0, 0}, 40, 3, 12, black);
    check_shape(mesh, pi * (1600 - 37 * 37) / 2, 0.15F);
    CHECK(clear_outside(mesh, {0, 0}, 40.1F));
}

TEST_CASE("shapes: a stroke has round ends and joints and never covers a place twice") {
    Mesh line(1);
    line.stroke(std::array{Vec{0, 0}, Vec{100, 0}}, 10, black);
    check_shape(line, 1000 + pi * 25, 0.02F);

    Mesh corner(1);
    corner.stroke(std::array{Vec{0, 0}, Vec{100, 0}, Vec{100, 100}}, 10, black);
    check_shape(corner, 2000 + pi * 25 - 25 + pi * 25 / 4, 0.02F);

    Mesh other_way(1);
    other_way.stroke(std::array{Vec{100, 100}, Vec{100, 0}, Vec{0, 0}}, 10, black);
    CHECK(covered(other_way) == doctest::Approx(covered(corner)).epsilon(0.001));

    Mesh square(1);
    square.stroke(std::array{Vec{0, 0}, Vec{50, 0}, Vec{50, 50}, Vec{0, 50}}, 6, black, true);
    check_shape(square, 4 * 50 * 6 - (4 - pi) * 9, 0.02F);

    Mesh point(1);
    point.stroke(std::array{Vec{5, 5}, Vec{5, 5}}, 8, black);
    check_shape(point, pi * 16, 0.03F);
}

TEST_CASE("shapes: a convex polygon is the same in either direction") {
    Mesh there(1), back(1);
    there.convex(std::array{Vec{0, 0}, Vec{40, 0}, Vec{20, 30}}, black);
    back.convex(std::array{Vec{20, 30}, Vec{40, 0}, Vec{0, 0}}, black);
    check_shape(there, 600, 0.02F);
    CHECK(covered(back) == doctest::Approx(covered(there)));
}

TEST_CASE("shapes: a shadow falls off smoothly to nothing") {
    Mesh mesh(1);
    mesh.shadow_ellipse({0, 0}, 30, 30, 20, black);
    CHECK(all_finite(mesh));
    CHECK(clear_outside(mesh, {0, 0}, 39.99F));
    for (const Vertex& v : mesh.vertices()) {
        const float t = std::clamp((std::hypot(v.at.x, v.at.y) - 20) / 20, 0.0F, 1.0F);
        const auto expected = 255 * (1 - t * t * (3 - 2 * t));
        CHECK(std::abs(static_cast<float>(v.colour.a) - expected) < 2);
    }

    Mesh rect(1);
    rect.shadow({0, 0, 100, 50}, 10, 40, black);
    CHECK(all_finite(rect));
    CHECK(bounds(rect).x == doctest::Approx(-20));
}

TEST_CASE("shapes: a shadow is hollow where it lies under what casts it, and there alone") {
    const Rect thing{0, 0, 180, 48};
    Mesh whole(1), hollow(1);
    whole.shadow(thing, 14, 16, black);
    hollow.shadow(thing, 14, 16, black, 4);
    const Rect hole = thing.inset(4);
    for (const Vertex& v : hollow.vertices())
        CHECK_FALSE(hole.inset(4).contains(v.at)); // its corners are round
    CHECK(bounds(hollow) == bounds(whole));
    CHECK(covered(hollow) + hole.w * hole.h == doctest::Approx(covered(whole)).epsilon(0.04F));
}

TEST_CASE("shapes: what is thinner than a pixel is paler, not gone") {
    Mesh mesh(1);
    mesh.ellipse({0, 0}, 30, 0.1F, black, black);
    CHECK(all_finite(mesh));
    const auto darkest =
        std::max_element(mesh.vertices().begin(), mesh.vertices().end(),
                         [](const Vertex& a, const Vertex& b) { return a.colour.a < b.colour.a; });
    CHECK(darkest->colour.a > 30);
    CHECK(darkest->colour.a < 80);
}

TEST_CASE("shapes: empty shapes draw nothing") {
    Mesh mesh(1);
    mesh.rounded({0, 0, 0, 10}, 4, black);
    mesh.rounded_ring({0, 0, 10, 10}, 4, 0, black);
    mesh.ellipse({}, 0, 10, black, black);
    mesh.ring({}, 10, 0, black);
    mesh.dashed_ring({}, 10, 1, 0, black);
    mesh.stroke({}, 3, black);
    mesh.convex(std::array{Vec{0, 0}, Vec{1, 1}}, black);
    mesh.shadow({0, 0, -4, 10}, 4, 8, black);
    CHECK(mesh.vertices().empty());
}

TEST_CASE("shapes: bigger circles get more corners, small ones stay cheap") {
    Mesh small(1), big(1);
    small.disc({}, 4, black);
    big.disc({}, 400, black);
    CHECK(small.vertices().size() < big.vertices().size());
    CHECK(small.vertices().size() < 250);
    CHECK(big.vertices().size() < 1600);
}
