#include "game/ui/layout.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace game::ui {

Rect content(Vec window, float widest) {
    const float width = std::min(widest, window.x - 64);
    return {std::round((window.x - width) / 2), 0, width, window.y};
}

Rect centred(Rect area, Vec size) {
    const float left = area.x + (area.w - size.x) / 2;
    const float above = std::max(0.0F, area.h - size.y) * 0.42F;
    return {std::round(left), std::round(area.y + above), size.x, size.y};
}

std::vector<Rect> split(Rect row, std::size_t parts, float gap) {
    const auto count = static_cast<float>(parts);
    const float width = (row.w - gap * (count - 1)) / count;
    std::vector<Rect> rects;
    for (std::size_t i = 0; i < parts; ++i) {
        const float left = std::round(row.x + static_cast<float>(i) * (width + gap));
        rects.push_back({left, row.y, std::floor(width), row.h});
    }
    return rects;
}

std::vector<Rect> split(Rect row, const std::vector<float>& needs, float gap) {
    const auto count = static_cast<float>(needs.size());
    const float room = row.w - gap * (count - 1);
    const float widest = *std::max_element(needs.begin(), needs.end());
    if (widest <= std::floor(room / count))
        return split(row, needs.size(), gap);
    const float spare = (room - std::accumulate(needs.begin(), needs.end(), 0.F)) / count;
    std::vector<Rect> rects;
    float x = row.x;
    for (const float need : needs) {
        const float left = std::round(x);
        rects.push_back({left, row.y, std::floor(x + need + spare - left), row.h});
        x += need + spare + gap;
    }
    return rects;
}

Rect Column::take(float height) {
    const Rect rect{area_.x, y_, area_.w, height};
    y_ += height;
    return rect;
}

Control Column::text(std::string words, float size, bool muted, Face face) {
    const float height = text_height(metrics_, words, area_.w, size, face);
    return {.kind = Kind::text,
            .rect = take(height),
            .label = std::move(words),
            .size = size,
            .face = face,
            .muted = muted};
}

Control Column::title(std::string words, float size) {
    const float height = text_height(metrics_, words, area_.w, size, Face::bold);
    return {.kind = Kind::title, .rect = take(height), .label = std::move(words), .size = size};
}

} // namespace game::ui
