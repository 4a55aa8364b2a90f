#include "game/board/boards.hpp"

#include <array>
#include <cmath>
#include <cstdint>

namespace game::board {

namespace {

using ui::faded;
using ui::mix;

constexpr Colour black{0, 0, 0, 255};
constexpr Colour white{255, 255, 255, 255};
constexpr Colour brass{0xD2, 0xA0, 0x4A, 255}, brass_light{0xF6, 0xDB, 0x9A, 255};
constexpr Colour chalk{0xE8, 0xEE, 0xF0, 255};
constexpr Colour plain_felt{0x3E, 0x7D, 0x4F, 255};

constexpr BoardColours walnut_day{.rim = {0x67, 0x41, 0x2A, 255},
                                  .rim_low = {0x42, 0x27, 0x17, 255},
                                  .coordinate = {0xF7, 0xE2, 0xB8, 255},
                                  .square = {0xF1, 0xE8, 0xD9, 255},
                                  .square_low = {0xE0, 0xD2, 0xBC, 255},
                                  .felt = {0x2F, 0x78, 0x8A, 255}};
constexpr BoardColours walnut_night{.rim = {0x51, 0x33, 0x22, 255},
                                    .rim_low = {0x33, 0x1E, 0x12, 255},
                                    .coordinate = {0xF0, 0xD8, 0xAC, 255},
                                    .square = {0x70, 0x5A, 0x42, 255},
                                    .square_low = {0x5B, 0x46, 0x31, 255},
                                    .felt = {0x2F, 0x78, 0x8A, 255}};
constexpr BoardColours slate_day{.rim = {0x53, 0x60, 0x6B, 255},
                                 .rim_low = {0x37, 0x41, 0x4A, 255},
                                 .coordinate = {0xEE, 0xF3, 0xF5, 255},
                                 .square = {0xDC, 0xE1, 0xE3, 255},
                                 .square_low = {0xC3, 0xCB, 0xD0, 255},
                                 .felt = {0x6D, 0x7E, 0x8B, 255}};
constexpr BoardColours slate_night{.rim = {0x3A, 0x44, 0x4D, 255},
                                   .rim_low = {0x26, 0x2D, 0x34, 255},
                                   .coordinate = {0xE4, 0xEB, 0xEE, 255},
                                   .square = {0x5E, 0x69, 0x73, 255},
                                   .square_low = {0x4C, 0x56, 0x60, 255},
                                   .felt = {0x6D, 0x7E, 0x8B, 255}};

/// Of a square: from the squares to beyond the dark bed that they lie in.
constexpr float beside_bed = 0.06F;

/// Numbers that look like chance, always the same from the same start.
class Chance {
public:
    explicit Chance(int start) : state_(static_cast<std::uint32_t>(start) * 2654435761U + 7) {}

    float between(float low, float high) {
        state_ = state_ * 1664525U + 1013904223U;
        return low +
               (high - low) * static_cast<float>(state_ >> 8U) / static_cast<float>(1U << 24U);
    }

private:
    std::uint32_t state_;
};

/// A long wave from one end of a plank to the other.
void vein(ui::Mesh& mesh, Vec from, Vec to, float swell, float phase, float width, Colour colour) {
    std::array<Vec, 24> points;
    const Vec way = to - from;
    const float length = std::hypot(way.x, way.y);
    const Vec aside{-way.y / length, way.x / length};
    for (std::size_t i = 0; i < points.size(); ++i) {
        const float t = static_cast<float>(i) / (points.size() - 1);
        const float wave = std::sin(t * 7 + phase) + 0.5F * std::sin(t * 17 + 2 * phase);
        points[i] = from + way * t + aside * (swell * wave);
    }
    mesh.stroke(points, width, colour);
}

/// The rim's four planks: above, below, left and right of the squares.
std::array<std::array<Vec, 2>, 4> planks(Rect frame, Rect squares, float share) {
    const float rim = squares.x - frame.x, in = rim * 0.6F;
    return {
        {{Vec{frame.x + in, frame.y + rim * share}, {frame.right() - in, frame.y + rim * share}},
         {Vec{frame.x + in, squares.bottom() + rim * share},
          {frame.right() - in, squares.bottom() + rim * share}},
         {Vec{frame.x + rim * share, squares.y}, {frame.x + rim * share, squares.bottom()}},
         {Vec{squares.right() + rim * share, squares.y},
          {squares.right() + rim * share, squares.bottom()}}}};
}

/// A few long waves along the top and bottom rim, as in a planed board.
void plain_rim(ui::Mesh& mesh, Rect frame, Rect squares) {
    const float rim = squares.x - frame.x;
    for (int row = 1; row <= 3; ++row) {
        const auto all = planks(frame, squares, 0.25F * static_cast<float>(row));
        for (std::size_t plank = 0; plank < 2; ++plank)
            vein(mesh, all[plank][0], all[plank][1], rim * 0.04F,
                 static_cast<float>(row) * 2.1F + all[plank][0].y, rim * 0.03F,
                 faded(black, 0.13F));
    }
}

/// Dense grain, and two lines of brass let in with a lozenge at each corner.
void walnut_rim(ui::Mesh& mesh, Rect frame, Rect squares, float cell) {
    const float rim = squares.x - frame.x;
    for (int row = 1; row <= 6; ++row) {
        const float share = 0.15F + 0.115F * static_cast<float>(row);
        const auto all = planks(frame, squares, share);
        for (std::size_t plank = 0; plank < all.size(); ++plank)
            vein(mesh, all[plank][0], all[plank][1], rim * 0.025F,
                 static_cast<float>(row) * 1.3F + static_cast<float>(plank) * 2.2F,
                 rim * (row % 3 == 0 ? 0.05F : 0.022F), faded(black, 0.2F));
    }
    const Rect line = squares.inset(-beside_bed * cell - rim * 0.06F);
    const float radius = rim * 0.2F, wide = std::max(1.2F, rim * 0.035F);
    mesh.rounded_ring(line.inset(-wide * 0.4F), radius, wide * 1.8F, faded(black, 0.3F));
    mesh.rounded_ring(line, radius, wide, brass);
    const Rect outer = frame.inset(rim * 0.1F);
    mesh.rounded_ring(outer, rim * 0.5F, wide * 0.7F, faded(brass, 0.75F));
    const float size = rim * 0.17F, middle = rim / 2;
    for (const float x : {frame.x + middle, frame.right() - middle})
        for (const float y : {frame.y + middle, frame.bottom() - middle}) {
            const auto lozenge = [&](float k, Colour colour) {
                mesh.convex(std::array{Vec{x, y - k}, Vec{x + k, y}, Vec{x, y + k}, Vec{x - k, y}},
                            colour);
            };
            lozenge(size * 1.2F, faded(black, 0.4F));
            lozenge(size, brass);
            lozenge(size * 0.5F, brass_light);
        }
}

/// Specks and clefts of split stone, and a line of chalk.
void slate_rim(ui::Mesh& mesh, Rect frame, Rect squares, float cell) {
    const float rim = squares.x - frame.x;
    Chance chance(static_cast<int>(frame.w));
    const auto within = [&] {
        Vec at{chance.between(frame.x + rim * 0.3F, frame.right() - rim * 0.3F),
               frame.y + chance.between(0.15F, 0.85F) * rim};
        const float side = chance.between(0, 4);
        if (side < 1)
            at.y += squares.bottom() - frame.y;
        else if (side < 3)
            at = {(side < 2 ? frame.x : squares.right()) + chance.between(0.15F, 0.85F) * rim,
                  chance.between(squares.y, squares.bottom())};
        return at;
    };
    for (int i = 0; i < 150; ++i)
        mesh.disc(within(), rim * chance.between(0.012F, 0.032F),
                  i % 3 == 0 ? faded(black, 0.22F) : faded(white, 0.15F));
    for (int i = 0; i < 26; ++i) {
        const Vec at = within();
        const float reach = rim * chance.between(0.1F, 0.24F);
        const std::array cleft{at - Vec{reach, reach * 0.25F}, at,
                               at + Vec{reach * 0.8F, -reach * 0.3F}};
        mesh.stroke(cleft, rim * 0.03F, faded(black, 0.16F));
        const Vec lower{0, rim * 0.03F};
        mesh.stroke(std::array{cleft[0] + lower, cleft[1] + lower, cleft[2] + lower}, rim * 0.018F,
                    faded(white, 0.13F));
    }
    const Rect line = squares.inset(-beside_bed * cell - rim * 0.06F);
    mesh.rounded_ring(line, rim * 0.2F, std::max(1.0F, rim * 0.03F), faded(chalk, 0.6F));
}

} // namespace

BoardColours board_colours(const ui::Theme& theme, BoardStyle style) {
    const bool night = theme == ui::theme(ui::ThemeName::night);
    switch (style) {
    case BoardStyle::walnut:
        return night ? walnut_night : walnut_day;
    case BoardStyle::slate:
        return night ? slate_night : slate_day;
    case BoardStyle::plain:
        break;
    }
    return {theme.wood,   theme.wood_low,   theme.coordinate,
            theme.square, theme.square_low, plain_felt};
}

void add_rim_detail(ui::Mesh& mesh, BoardStyle style, const Geometry& geometry) {
    switch (style) {
    case BoardStyle::walnut:
        return walnut_rim(mesh, geometry.frame, geometry.squares, geometry.cell);
    case BoardStyle::slate:
        return slate_rim(mesh, geometry.frame, geometry.squares, geometry.cell);
    case BoardStyle::plain:
        return plain_rim(mesh, geometry.frame, geometry.squares);
    }
}

void add_square_detail(ui::Mesh& mesh, const Skin& skin, Rect square, Colour tone, int number) {
    const BoardStyle style = skin.looks.board;
    const bool cloth = style == BoardStyle::walnut && skin.game == engine::GameId::reversi;
    if (style == BoardStyle::plain || cloth)
        return;
    Chance chance(number + 1);
    const float cell = square.w;
    const Rect in = square.inset(0.1F * cell);
    if (style == BoardStyle::walnut) {
        for (int row = 0; row < 5; ++row) {
            const float y =
                in.y + in.h * (static_cast<float>(row) + chance.between(0.2F, 0.8F)) / 5;
            vein(mesh, {in.x, y}, {in.right(), y}, 0.012F * cell, chance.between(0, 6),
                 chance.between(0.008F, 0.02F) * cell, faded(mix(tone, black, 0.7F), 0.075F));
        }
        return;
    }
    for (int i = 0; i < 9; ++i)
        mesh.disc({chance.between(in.x, in.right()), chance.between(in.y, in.bottom())},
                  chance.between(0.006F, 0.014F) * cell,
                  i % 2 == 0 ? faded(black, 0.13F) : faded(white, 0.2F));
    const Vec at{chance.between(in.x, in.right() - 0.3F * cell), chance.between(in.y, in.bottom())};
    mesh.stroke(std::array{at, at + Vec{0.16F, -0.03F} * cell, at + Vec{0.3F, 0.01F} * cell},
                0.012F * cell, faded(black, 0.08F));
}

} // namespace game::board
