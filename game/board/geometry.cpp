#include <algorithm>
#include <cmath>

#include "game/board/board.hpp"

namespace game::board {

namespace {

/// The rim in logical units: room for coordinates, or a thin edge on a small picture of a board.
float rim(float cell) {
    return cell < smallest_labelled_cell ? std::max(0.14F * cell, 4.0F)
                                         : std::clamp(0.27F * cell, 24.0F, 38.0F);
}

/// Whether file a is on the right, and whether rank 1 is at the top.
bool from_right(View view) {
    return view.turned;
}
bool from_top(View view) {
    return view.from_top != view.turned;
}

} // namespace

View view_of(const engine::GameInfo& info, engine::Side near) {
    const bool faces = info.id == engine::GameId::jungle; // each side has an edge of its own
    return {info.ranks_from_top, faces && near == engine::Side::second};
}

Rect Geometry::square(engine::Cell cell_at) const {
    const int column = from_right(view) ? columns - 1 - cell_at.column : cell_at.column;
    const int line = from_top(view) ? cell_at.row : rows - 1 - cell_at.row;
    return {squares.x + static_cast<float>(column) * cell,
            squares.y + static_cast<float>(line) * cell, cell, cell};
}

Vec Geometry::centre(engine::Cell cell_at) const {
    return square(cell_at).centre();
}

Vec Geometry::point(float x, float y) const {
    return {from_right(view) ? squares.right() - x * cell : squares.x + x * cell,
            from_top(view) ? squares.y + y * cell : squares.bottom() - y * cell};
}

Vec Geometry::position(Vec point) const {
    if (cell <= 0)
        return {};
    const float x = from_right(view) ? squares.right() - point.x : point.x - squares.x;
    const float y = from_top(view) ? point.y - squares.y : squares.bottom() - point.y;
    return Vec{x, y} * (1 / cell);
}

std::optional<engine::Cell> Geometry::at(Vec point) const {
    if (cell <= 0 || !squares.contains(point))
        return std::nullopt;
    const auto along = [this](float length, int count, bool back) {
        const int index = std::clamp(static_cast<int>(length / cell), 0, count - 1);
        return static_cast<std::int8_t>(back ? count - 1 - index : index);
    };
    return engine::Cell{along(point.x - squares.x, columns, from_right(view)),
                        along(point.y - squares.y, rows, !from_top(view))};
}

engine::Cell Geometry::step(engine::Cell on_screen) const {
    const auto signed_by = [](bool back, std::int8_t length) {
        return static_cast<std::int8_t>(back ? -length : length);
    };
    return {signed_by(from_right(view), on_screen.column),
            signed_by(from_top(view), on_screen.row)};
}

Geometry fit(Rect area, const engine::GameInfo& game, View view, float scale) {
    const auto columns = game.columns, rows = game.rows;
    const auto whole = [scale](float length) { return std::round(length * scale) / scale; };
    const auto frame_of = [&](int pixels) {
        const float cell = static_cast<float>(pixels) / scale;
        const float edge = 2 * whole(rim(cell));
        return Vec{static_cast<float>(columns) * cell + edge,
                   static_cast<float>(rows) * cell + edge};
    };
    int pixels =
        static_cast<int>(std::max(1.0F, scale * std::min(area.w / static_cast<float>(columns),
                                                         area.h / static_cast<float>(rows))));
    while (pixels > 1 && (frame_of(pixels).x > area.w || frame_of(pixels).y > area.h))
        --pixels;

    Geometry made;
    made.cell = static_cast<float>(pixels) / scale;
    made.columns = int{columns};
    made.rows = int{rows};
    made.view = view;
    const Vec size = frame_of(pixels);
    made.frame = {whole(area.x + (area.w - size.x) / 2), whole(area.y + (area.h - size.y) / 2),
                  size.x, size.y};
    made.squares = made.frame.inset(whole(rim(made.cell)));
    return made;
}

} // namespace game::board
