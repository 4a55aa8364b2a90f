#include "game/board/lair.hpp"

#include <array>
#include <cmath>
#include <numbers>

#include "game/board/animal.hpp"

namespace game::board {

namespace {

using engine::Side;
using ui::mix;

constexpr float pi = std::numbers::pi_v<float>;
constexpr Colour white{255, 255, 255, 255};
constexpr Colour black{0, 0, 0, 255};
constexpr Colour stone{0xB9, 0xB2, 0xA3, 255};
constexpr Colour stick{0xA9, 0x7A, 0x45, 255};
constexpr Colour pit{0x5A, 0x40, 0x28, 255};
constexpr Colour glow{0xFF, 0xC9, 0x5C, 255};

Vec around(float angle) {
    return {std::cos(angle), std::sin(angle)};
}

/// Draws in half squares about the middle of one, y down.
class Sketch {
public:
    Sketch(ui::Mesh& mesh, Rect square, Side owner)
        : mesh_(mesh), middle_(square.centre()), half_(square.w / 2), owner_(owner) {}

    [[nodiscard]] Vec at(Vec p) const { return middle_ + p * half_; }

    /// The owner's shape, `size` half wide, `down` below the middle.
    void shape(float size, Colour top, Colour bottom, float down = 0) {
        const Vec c = at({0, down});
        const float r = size * half_;
        const float corner = owner_ == Side::first ? r : 0.36F * r;
        mesh_.rounded({c.x - r, c.y - r, 2 * r, 2 * r}, corner, top, bottom);
    }

    void line(Vec from, Vec to, float width, Colour colour) {
        mesh_.stroke(std::array{at(from), at(to)}, width * half_, colour);
    }

    void polygon(std::span<const Vec> points, Colour colour) {
        std::vector<Vec> placed;
        for (const Vec p : points)
            placed.push_back(at(p));
        mesh_.convex(placed, colour);
    }

    void oval(Vec p, Vec radii, Colour inner, Colour outer) {
        mesh_.ellipse(at(p), radii.x * half_, radii.y * half_, inner, outer);
    }

    void block(Rect box, float corner, Colour top, Colour bottom) {
        const Vec c = at({box.x, box.y});
        mesh_.rounded({c.x, c.y, box.w * half_, box.h * half_}, corner * half_, top, bottom);
    }

    /// The point of the owner's shape in this direction.
    [[nodiscard]] Vec rim(float angle, float size) const {
        const Vec way = around(angle);
        if (owner_ == Side::first)
            return way * size;
        // A superellipse: close to the rounded square, with its corners reached by all angles.
        const float reach =
            std::pow(std::pow(std::abs(way.x), 6.0F) + std::pow(std::abs(way.y), 6.0F), -1 / 6.0F);
        return way * (size * reach);
    }

private:
    ui::Mesh& mesh_;
    Vec middle_;
    float half_;
    Side owner_;
};

void teeth(Sketch& sketch, Colour colour) {
    constexpr int count = 16;
    constexpr float turn = 2 * pi / count;
    for (int tooth = 0; tooth < count; ++tooth) {
        const float middle = turn * (static_cast<float>(tooth) + 0.5F);
        const std::array points{sketch.rim(middle - turn * 0.27F, 0.81F),
                                sketch.rim(middle + turn * 0.27F, 0.81F),
                                sketch.rim(middle, 0.58F)};
        sketch.polygon(points, colour);
    }
}

void sticks(Sketch& sketch, const Light& light) {
    const Colour bark = light.on(stick);
    const Colour under = mix(bark, black, 0.45F);
    for (const float side : {-1.0F, 1.0F}) {
        const Vec from{-0.56F * side, -0.56F}, to{0.56F * side, 0.56F};
        const Vec shift{0.02F, 0.05F}, shine{-0.02F, -0.035F};
        sketch.line(from + shift, to + shift, 0.15F, under);
        sketch.line(from, to, 0.14F, bark);
        sketch.line(from + shine, to + shine, 0.035F, mix(bark, white, 0.35F));
    }
}

/// The print that shows the way in.
void paw(Sketch& sketch, Colour colour) {
    sketch.oval({0, 0.33F}, {0.19F, 0.15F}, colour, colour);
    for (const float side : {-1.0F, 1.0F}) {
        sketch.oval({side * 0.24F, 0.13F}, {0.075F, 0.095F}, colour, colour);
        sketch.oval({side * 0.09F, 0.01F}, {0.075F, 0.10F}, colour, colour);
    }
}

/// A ring of stones over the mouth of the cave, from foot to foot.
void arch(Sketch& sketch, const Light& light) {
    constexpr int count = 7;
    const Colour seam = mix(light.on(stone), black, 0.6F);
    for (int i = 0; i < count; ++i) {
        const float turn = pi / count;
        const float from = pi + turn * (static_cast<float>(i) + 0.06F);
        const float to = pi + turn * (static_cast<float>(i) + 0.94F);
        const Vec c{0, 0.12F};
        const Colour tone = mix(light.on(stone), i % 2 == 0 ? white : black, 0.13F);
        const std::array outer{c + around(from - 0.02F) * 0.72F, c + around(to + 0.02F) * 0.72F,
                               c + around(to + 0.02F) * 0.40F, c + around(from - 0.02F) * 0.40F};
        const std::array inner{c + around(from) * 0.68F, c + around(to) * 0.68F,
                               c + around(to) * 0.43F, c + around(from) * 0.43F};
        sketch.polygon(outer, seam);
        sketch.polygon(inner, tone);
    }
}

} // namespace

Colour Light::on(Colour colour) const {
    const auto channel = [](std::uint8_t c, std::uint8_t by_day, std::uint8_t lit) {
        return static_cast<std::uint8_t>(std::min(c * lit / std::max<int>(by_day, 1), 255));
    };
    return {channel(colour.r, day.r, now.r), channel(colour.g, day.g, now.g),
            channel(colour.b, day.b, now.b), colour.a};
}

void add_trap(ui::Mesh& mesh, const Light& light, Rect square, Side owner) {
    Sketch sketch(mesh, square, owner);
    const Colour tone = mix(light.on(animal_colour(owner)), animal_colour(owner), 0.6F);
    const Colour dark = light.on(pit);
    sketch.shape(0.90F, mix(tone, black, 0.45F), mix(tone, black, 0.45F), 0.03F);
    sketch.shape(0.90F, mix(tone, white, 0.22F), tone);
    sketch.shape(0.79F, mix(dark, black, 0.6F), dark);
    sticks(sketch, light);
    teeth(sketch, mix(tone, white, 0.55F));
}

void add_den(ui::Mesh& mesh, const Light& light, Rect square, Side owner) {
    Sketch sketch(mesh, square, owner);
    const Colour tone = mix(light.on(animal_colour(owner)), animal_colour(owner), 0.6F);
    sketch.shape(0.92F, mix(tone, black, 0.45F), mix(tone, black, 0.45F), 0.03F);
    sketch.shape(0.92F, mix(tone, white, 0.30F), tone);
    sketch.shape(0.84F, tone, mix(tone, white, 0.12F));
    const Colour night = mix(light.on(pit), black, 0.55F);
    sketch.oval({0, 0.12F}, {0.50F, 0.50F}, night, night);
    sketch.block({-0.50F, 0.10F, 1.0F, 0.56F}, 0.06F, night, mix(night, light.on(stick), 0.55F));
    paw(sketch, mix(glow, white, 0.35F));
    for (const float x : {-0.72F, 0.40F}) {
        const Colour tone_of = light.on(stone);
        const Colour seam = mix(tone_of, black, 0.6F);
        sketch.block({x - 0.02F, 0.10F, 0.36F, 0.56F}, 0.06F, seam, seam);
        sketch.block({x + 0.015F, 0.13F, 0.29F, 0.23F}, 0.05F, mix(tone_of, white, 0.15F), tone_of);
        sketch.block({x + 0.015F, 0.39F, 0.29F, 0.24F}, 0.05F, tone_of, mix(tone_of, black, 0.12F));
    }
    arch(sketch, light);
}

} // namespace game::board
