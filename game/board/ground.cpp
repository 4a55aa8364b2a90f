#include "game/board/ground.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "game/board/terrain.hpp"
#include "game/ui/shapes.hpp"

namespace game::board {

namespace {

using ui::faded;
using ui::mix;

constexpr Colour black{0, 0, 0, 255};
constexpr Colour white{255, 255, 255, 255};
constexpr Colour felt{0x3E, 0x7D, 0x4F, 255};

/// A few long waves along the top and bottom rim, as in a planed board.
void grain(ui::Mesh& mesh, const Geometry& geometry, Colour colour) {
    const Rect frame = geometry.frame;
    const float rim = geometry.squares.x - frame.x;
    for (const float edge : {frame.y, geometry.squares.bottom()})
        for (int vein = 1; vein <= 3; ++vein) {
            std::array<Vec, 24> points;
            for (std::size_t i = 0; i < points.size(); ++i) {
                const float t = static_cast<float>(i) / (points.size() - 1);
                const float wave = std::sin(t * 7 + static_cast<float>(vein) * 2.1F + edge);
                points[i] = {frame.x + rim * 0.6F + t * (frame.w - rim * 1.2F),
                             edge + rim * (0.25F * static_cast<float>(vein) + 0.05F * wave)};
            }
            mesh.stroke(points, rim * 0.03F, colour);
        }
}

void rim(ui::Mesh& mesh, const ui::Theme& theme, const Geometry& geometry) {
    const Rect frame = geometry.frame;
    const float cell = geometry.cell;
    const float radius = std::min(0.2F * cell, (geometry.squares.x - frame.x) * 0.8F);
    mesh.shadow({frame.x, frame.y + 0.08F * cell, frame.w, frame.h}, radius, 0.28F * cell,
                theme.shadow);
    mesh.rounded({frame.x, frame.y + 0.03F * cell, frame.w, frame.h}, radius,
                 mix(theme.wood_low, black, 0.35F));
    mesh.rounded(frame, radius, theme.wood, theme.wood_low);
    grain(mesh, geometry, faded(black, 0.13F));
    mesh.rounded_ring(frame, radius, 0.018F * cell, faded(white, 0.16F));
    const Rect bed = geometry.squares.inset(-0.045F * cell);
    mesh.rounded({bed.x, bed.y + 0.02F * cell, bed.w, bed.h}, 0.13F * cell, faded(white, 0.14F));
    mesh.rounded(bed, 0.13F * cell, mix(theme.wood_low, black, 0.52F),
                 mix(theme.wood_low, black, 0.38F));
}

/// The material that squares are cut into.
struct Stuff {
    Colour high, low; ///< top and bottom of a square
};

Stuff stuff(const ui::Theme& theme, const Skin& skin) {
    if (skin.game == engine::GameId::reversi)
        return {mix(felt, white, 0.07F), mix(felt, black, 0.07F)};
    return {theme.square, theme.square_low};
}

void recess(ui::Mesh& mesh, Stuff stuff, Rect square, bool darker) {
    const float cell = square.w;
    const Rect box = square.inset(0.022F * cell);
    const float radius = 0.09F * cell;
    const float tint = darker ? 0.05F : 0.0F;
    const Colour top = mix(stuff.high, stuff.low, darker ? 0.45F : 0);
    const Colour bottom = mix(stuff.low, black, tint);
    mesh.rounded(box, radius, mix(bottom, black, 0.34F), mix(top, white, 0.3F));
    mesh.rounded(
        {box.x + 0.012F * cell, box.y + 0.03F * cell, box.w - 0.024F * cell, box.h - 0.042F * cell},
        radius * 0.9F, mix(top, black, 0.05F), bottom);
    // The rim's shadow falls into the recess.
    mesh.rounded({box.x + 0.012F * cell, box.y + 0.03F * cell, box.w - 0.024F * cell, 0.2F * cell},
                 radius * 0.9F, faded(black, 0.1F), faded(black, 0));
}

void draw_squares(Canvas& canvas, const ui::Theme& theme, const Skin& skin,
                  const Geometry& geometry) {
    ui::Mesh mesh(1 / canvas.scale());
    const Stuff material = stuff(theme, skin);
    for (std::int8_t row = 0; row < geometry.rows; ++row)
        for (std::int8_t column = 0; column < geometry.columns; ++column)
            recess(mesh, material, geometry.square({column, row}), (row + column) % 2 == 0);
    mesh.draw(canvas);
}

void coordinates(Canvas& canvas, const ui::Theme& theme, const Geometry& geometry) {
    const float rim = geometry.squares.x - geometry.frame.x;
    const TextStyle style{std::clamp(0.17F * geometry.cell, 14.0F, 20.0F), theme.coordinate,
                          Face::bold, Align::centre};
    const float below = 0.36F * style.size;
    const float letters =
        geometry.view.from_top ? geometry.frame.y + rim / 2 : geometry.squares.bottom() + rim / 2;
    for (int column = 0; column < geometry.columns; ++column) {
        const Vec at = geometry.centre({static_cast<std::int8_t>(column), 0});
        canvas.text(std::string(1, static_cast<char>('a' + column)), {at.x, letters + below},
                    style);
    }
    for (int row = 0; row < geometry.rows; ++row) {
        const Vec at = geometry.centre({0, static_cast<std::int8_t>(row)});
        canvas.text(std::to_string(row + 1), {geometry.frame.x + rim / 2, at.y + below}, style);
    }
}

} // namespace

Colour square_colour(const ui::Theme& theme, const Skin& skin, engine::Cell cell) {
    if (skin.game == engine::GameId::jungle)
        return terrain_colour(theme, cell);
    const auto [high, low] = stuff(theme, skin);
    return mix(high, low, 0.5F);
}

void draw_ground(Canvas& canvas, const ui::Theme& theme, const Skin& skin,
                 const Geometry& geometry) {
    ui::Mesh mesh(1 / canvas.scale());
    rim(mesh, theme, geometry);
    mesh.draw(canvas);
    if (skin.game == engine::GameId::jungle)
        draw_terrain(canvas, theme, geometry);
    else
        draw_squares(canvas, theme, skin, geometry);
    if (geometry.cell >= smallest_labelled_cell)
        coordinates(canvas, theme, geometry);
}

} // namespace game::board
