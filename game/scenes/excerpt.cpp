#include "game/scenes/excerpt.hpp"

#include <algorithm>
#include <cmath>

namespace game {

namespace {

constexpr float strip = 0.3F;      ///< squares
constexpr float nearly_all = 0.6F; ///< of the board: it is shown whole

Rect around(const Rect& a, const Rect& b) {
    const float x = std::min(a.x, b.x), y = std::min(a.y, b.y);
    return {x, y, std::max(a.right(), b.right()) - x, std::max(a.bottom(), b.bottom()) - y};
}

/// The squares between the corners, with the rim where they reach it and a strip elsewhere.
Rect part_of(const board::Geometry& geometry, std::span<const engine::Cell> corners) {
    const Rect part = around(geometry.square(corners[0]), geometry.square(corners[1]));
    const Rect &squares = geometry.squares, &frame = geometry.frame;
    const float beyond = strip * geometry.cell;
    const float x = part.x - squares.x < beyond ? frame.x : part.x - beyond;
    const float y = part.y - squares.y < beyond ? frame.y : part.y - beyond;
    const float right =
        squares.right() - part.right() < beyond ? frame.right() : part.right() + beyond;
    const float bottom =
        squares.bottom() - part.bottom() < beyond ? frame.bottom() : part.bottom() + beyond;
    return {x, y, right - x, bottom - y};
}

} // namespace

Excerpt excerpt(Rect area, const engine::GameInfo& game, std::span<const engine::Cell> corners,
                float scale) {
    const board::View view = board::view_of(game, engine::Side::first);
    const auto fit = [&](float columns, float rows) {
        const Rect room{0, 0, area.w * static_cast<float>(game.columns) / columns,
                        area.h * static_cast<float>(game.rows) / rows};
        return board::fit(room, game, view, scale);
    };
    const auto length = [](int a, int b) { return static_cast<float>(std::abs(a - b) + 1); };
    const bool part_only = corners.size() >= 2;
    const float columns = part_only ? length(corners[0].column, corners[1].column) : 0;
    const float rows = part_only ? length(corners[0].row, corners[1].row) : 0;
    const auto all = static_cast<float>(game.columns * game.rows);
    if (!part_only || columns * rows >= nearly_all * all) {
        const board::Geometry geometry = board::fit(area, game, view, scale);
        return {geometry, geometry.frame, true};
    }
    // Where only one edge is the board's, a part is narrower by a rim than its share of the board.
    const auto fits = [&](const board::Geometry& geometry) {
        const Rect part = part_of(geometry, corners);
        return part.w <= area.w && part.h <= area.h;
    };
    board::Geometry geometry = fit(columns, rows);
    for (float more = 0.05F; !fits(geometry) && more < 4; more += 0.05F)
        geometry = fit(columns + more, rows + more);

    const Rect part = part_of(geometry, corners);
    const auto whole = [scale](float place) { return std::round(place * scale) / scale; };
    const Vec shift{whole(area.x + (area.w - part.w) / 2 - part.x),
                    whole(area.y + (area.h - part.h) / 2 - part.y)};
    for (Rect* rect : {&geometry.frame, &geometry.squares}) {
        rect->x += shift.x;
        rect->y += shift.y;
    }
    return {geometry, {part.x + shift.x, part.y + shift.y, part.w, part.h}, false};
}

} // namespace game
