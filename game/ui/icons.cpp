#include "game/ui/icons.hpp"

#include <array>
#include <cmath>
#include <numbers>
#include <vector>

namespace game::ui {

namespace {

/// Draws in a square from -1 to 1, y downwards.
class Pen {
public:
    Pen(Mesh& mesh, Vec centre, float size, Colour colour)
        : mesh_(mesh), centre_(centre), half_(size / 2), colour_(colour) {}

    template <std::size_t N>
    void line(const std::array<Vec, N>& points, bool closed = false) {
        std::vector<Vec> placed;
        placed.reserve(N);
        for (const Vec p : points)
            placed.push_back(centre_ + p * half_);
        mesh_.stroke(placed, width * half_, colour_, closed);
    }
    /// A filled triangle with round corners.
    void wedge(const std::array<Vec, 3>& points) {
        std::array<Vec, 3> placed;
        for (std::size_t i = 0; i < placed.size(); ++i)
            placed[i] = centre_ + points[i] * half_;
        mesh_.convex(placed, colour_);
        line(points, true);
    }
    void ring(Vec at, float radius) {
        mesh_.ring(centre_ + at * half_, radius * half_, width * half_, colour_);
    }
    void disc(Vec at, float radius) { mesh_.disc(centre_ + at * half_, radius * half_, colour_); }
    /// The upper half of an ellipse, open below.
    void shoulders(Vec at, float rx, float ry) {
        std::array<Vec, 13> arc;
        for (std::size_t i = 0; i < arc.size(); ++i) {
            const float a = std::numbers::pi_v<float> * (1 + static_cast<float>(i) / 12);
            arc[i] = {at.x + rx * std::cos(a), at.y + ry * std::sin(a)};
        }
        line(arc);
    }
    void star() {
        std::array<Vec, 10> points;
        for (std::size_t i = 0; i < points.size(); ++i) {
            const float a = std::numbers::pi_v<float> * (static_cast<float>(i) / 5 - 0.5F);
            const float r = i % 2 == 0 ? 0.92F : 0.42F;
            points[i] = {r * std::cos(a), r * std::sin(a) + 0.06F};
        }
        line(points, true);
    }
    void chip() {
        ring({0, 0}, 0.85F);
        ring({0, 0}, 0.42F);
        for (int i = 0; i < 6; ++i) {
            const float a = std::numbers::pi_v<float> * (static_cast<float>(i) / 3 + 0.5F);
            const Vec way{std::cos(a), std::sin(a)};
            line(std::array{way * 0.5F, way * 0.8F});
        }
    }
    void gear() {
        constexpr float tooth = 0.34F;
        ring({0, 0}, 0.72F);
        ring({0, 0}, 0.34F);
        for (int i = 0; i < 8; ++i) {
            const float a = std::numbers::pi_v<float> * (static_cast<float>(i) / 4 + 0.125F);
            const Vec way{std::cos(a), std::sin(a)};
            const std::array ends{centre_ + way * (0.72F * half_), centre_ + way * (0.8F * half_)};
            mesh_.stroke(ends, tooth * half_, colour_);
        }
    }

private:
    static constexpr float width = 0.2F;

    Mesh& mesh_;
    Vec centre_;
    float half_;
    Colour colour_;
};

} // namespace

void add_icon(Mesh& mesh, Icon icon, Vec centre, float size, Colour colour) {
    Pen pen(mesh, centre, size, colour);
    switch (icon) {
    case Icon::none:
        break;
    case Icon::back:
        pen.line(std::array{Vec{0.3F, -0.75F}, Vec{-0.45F, 0}, Vec{0.3F, 0.75F}});
        break;
    case Icon::next:
        pen.line(std::array{Vec{-0.3F, -0.75F}, Vec{0.45F, 0}, Vec{-0.3F, 0.75F}});
        break;
    case Icon::first:
        pen.line(std::array{Vec{0.65F, -0.75F}, Vec{-0.1F, 0}, Vec{0.65F, 0.75F}});
        pen.line(std::array{Vec{-0.6F, -0.75F}, Vec{-0.6F, 0.75F}});
        break;
    case Icon::last:
        pen.line(std::array{Vec{-0.65F, -0.75F}, Vec{0.1F, 0}, Vec{-0.65F, 0.75F}});
        pen.line(std::array{Vec{0.6F, -0.75F}, Vec{0.6F, 0.75F}});
        break;
    case Icon::play:
        pen.wedge(std::array{Vec{-0.5F, -0.75F}, Vec{0.75F, 0}, Vec{-0.5F, 0.75F}});
        break;
    case Icon::pause:
        pen.line(std::array{Vec{-0.4F, -0.65F}, Vec{-0.4F, 0.65F}});
        pen.line(std::array{Vec{0.4F, -0.65F}, Vec{0.4F, 0.65F}});
        break;
    case Icon::check:
        pen.line(std::array{Vec{-0.75F, 0.05F}, Vec{-0.2F, 0.6F}, Vec{0.8F, -0.6F}});
        break;
    case Icon::cross:
        pen.line(std::array{Vec{-0.6F, -0.6F}, Vec{0.6F, 0.6F}});
        pen.line(std::array{Vec{0.6F, -0.6F}, Vec{-0.6F, 0.6F}});
        break;
    case Icon::gear:
        pen.gear();
        break;
    case Icon::folder:
        pen.line(std::array{Vec{-0.85F, -0.6F}, Vec{-0.25F, -0.6F}, Vec{0, -0.35F},
                            Vec{0.85F, -0.35F}, Vec{0.85F, 0.65F}, Vec{-0.85F, 0.65F}},
                 true);
        break;
    case Icon::page:
        pen.line(std::array{Vec{-0.6F, -0.85F}, Vec{0.2F, -0.85F}, Vec{0.6F, -0.45F},
                            Vec{0.6F, 0.85F}, Vec{-0.6F, 0.85F}},
                 true);
        pen.line(std::array{Vec{-0.25F, -0.1F}, Vec{0.25F, -0.1F}});
        pen.line(std::array{Vec{-0.25F, 0.35F}, Vec{0.25F, 0.35F}});
        break;
    case Icon::paste:
        pen.line(std::array{Vec{-0.35F, -0.65F}, Vec{-0.7F, -0.65F}, Vec{-0.7F, 0.85F},
                            Vec{0.7F, 0.85F}, Vec{0.7F, -0.65F}, Vec{0.35F, -0.65F}});
        pen.line(std::array{Vec{-0.3F, -0.85F}, Vec{0.3F, -0.85F}, Vec{0.3F, -0.45F},
                            Vec{-0.3F, -0.45F}},
                 true);
        break;
    case Icon::coin:
        pen.ring({0, 0}, 0.9F);
        pen.ring({0, 0}, 0.55F);
        break;
    case Icon::star:
        pen.star();
        break;
    case Icon::person:
        pen.ring({0, -0.42F}, 0.42F);
        pen.shoulders({0, 0.85F}, 0.72F, 0.72F);
        break;
    case Icon::people:
        pen.ring({-0.42F, -0.4F}, 0.36F);
        pen.shoulders({-0.42F, 0.8F}, 0.5F, 0.62F);
        pen.ring({0.52F, -0.3F}, 0.3F);
        pen.shoulders({0.52F, 0.8F}, 0.4F, 0.56F);
        break;
    case Icon::link:
        pen.ring({-0.62F, 0}, 0.3F);
        pen.ring({0.62F, 0}, 0.3F);
        pen.line(std::array{Vec{-0.36F, 0}, Vec{0.36F, 0}});
        break;
    case Icon::chips:
        pen.chip();
        break;
    case Icon::book:
        pen.line(std::array{Vec{0, -0.55F}, Vec{-0.4F, -0.75F}, Vec{-0.9F, -0.7F}, Vec{-0.9F, 0.6F},
                            Vec{-0.4F, 0.58F}, Vec{0, 0.78F}});
        pen.line(std::array{Vec{0, -0.55F}, Vec{0.4F, -0.75F}, Vec{0.9F, -0.7F}, Vec{0.9F, 0.6F},
                            Vec{0.4F, 0.58F}, Vec{0, 0.78F}});
        pen.line(std::array{Vec{0, -0.55F}, Vec{0, 0.78F}});
        break;
    }
}

} // namespace game::ui
