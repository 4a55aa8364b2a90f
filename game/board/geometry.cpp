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

} // namespace

Rect Geometry::square(engine::Cell cell_at) const {
    return {squares.x + static_cast<float>(cell_at.column) * cell,
            squares.bottom() - static_cast<float>(cell_at.row + 1) * cell, cell, cell};
}

Vec Geometry::centre(engine::Cell cell_at) const {
    return square(cell_at).centre();
}

std::optional<engine::Cell> Geometry::at(Vec point) const {
    if (cell <= 0 || !squares.contains(point))
        return std::nullopt;
    const int column = static_cast<int>((point.x - squares.x) / cell);
    const int row = static_cast<int>((squares.bottom() - point.y) / cell);
    return engine::Cell{static_cast<std::int8_t>(std::clamp(column, 0, columns - 1)),
                        static_cast<std::int8_t>(std::clamp(row, 0, rows - 1))};
}

Geometry fit(Rect area, int columns, int rows, float scale) {
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
    made.columns = columns;
    made.rows = rows;
    const Vec size = frame_of(pixels);
    made.frame = {whole(area.x + (area.w - size.x) / 2), whole(area.y + (area.h - size.y) / 2),
                  size.x, size.y};
    made.squares = made.frame.inset(whole(rim(made.cell)));
    return made;
}

} // namespace game::board
