#include "game/board/ground.hpp"

#include <algorithm>
#include <string>

#include "game/board/boards.hpp"
#include "game/board/terrain.hpp"
#include "game/ui/shapes.hpp"

namespace game::board {

namespace {

using ui::faded;
using ui::mix;

constexpr Colour black{0, 0, 0, 255};
/// In logical units: smaller squares show their colour alone.
constexpr float smallest_detailed_cell = 24;

constexpr Colour white{255, 255, 255, 255};

void rim(ui::Mesh& mesh, const ui::Theme& theme, BoardStyle style, const Geometry& geometry) {
    const BoardColours colours = board_colours(theme, style);
    const Rect frame = geometry.frame;
    const float cell = geometry.cell;
    const float radius = std::min(0.2F * cell, (geometry.squares.x - frame.x) * 0.8F);
    mesh.shadow({frame.x, frame.y + 0.08F * cell, frame.w, frame.h}, radius, 0.28F * cell,
                theme.shadow);
    mesh.rounded({frame.x, frame.y + 0.03F * cell, frame.w, frame.h}, radius,
                 mix(colours.rim_low, black, 0.35F));
    mesh.rounded(frame, radius, colours.rim, colours.rim_low);
    add_rim_detail(mesh, style, geometry);
    mesh.rounded_ring(frame, radius, 0.018F * cell, faded(white, 0.16F));
    const Rect bed = geometry.squares.inset(-0.045F * cell);
    mesh.rounded({bed.x, bed.y + 0.02F * cell, bed.w, bed.h}, 0.13F * cell, faded(white, 0.14F));
    mesh.rounded(bed, 0.13F * cell, mix(colours.rim_low, black, 0.52F),
                 mix(colours.rim_low, black, 0.38F));
}

/// The material that squares are cut into.
struct Stuff {
    Colour high, low; ///< top and bottom of a square
};

Stuff stuff(const ui::Theme& theme, const Skin& skin) {
    const BoardColours colours = board_colours(theme, skin.looks.board);
    if (skin.game == engine::GameId::reversi)
        return {mix(colours.felt, white, 0.07F), mix(colours.felt, black, 0.07F)};
    return {colours.square, colours.square_low};
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
        for (std::int8_t column = 0; column < geometry.columns; ++column) {
            const Rect square = geometry.square({column, row});
            recess(mesh, material, square, (row + column) % 2 == 0);
            if (geometry.cell >= smallest_detailed_cell)
                add_square_detail(mesh, skin, square, material.low,
                                  row * geometry.columns + column);
        }
    mesh.draw(canvas);
}

void coordinates(Canvas& canvas, Colour colour, const Geometry& geometry) {
    const float rim = geometry.squares.x - geometry.frame.x;
    const TextStyle style{std::clamp(0.17F * geometry.cell, 14.0F, 20.0F), colour, Face::bold,
                          Align::centre};
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
    rim(mesh, theme, skin.looks.board, geometry);
    mesh.draw(canvas);
    if (skin.game == engine::GameId::jungle)
        draw_terrain(canvas, theme, geometry);
    else
        draw_squares(canvas, theme, skin, geometry);
    if (geometry.cell >= smallest_labelled_cell)
        coordinates(canvas, board_colours(theme, skin.looks.board).coordinate, geometry);
}

} // namespace game::board
