#include "game/scenes/home/row.hpp"

#include <algorithm>
#include <cmath>

#include "game/ui/parts.hpp"

namespace game::home {

namespace {

/// What a button needs for its words.
float width_of(const TextMetrics& metrics, const Way& way, float size) {
    return std::ceil(metrics.width(way.label, size, Face::bold)) + 2 * ui::parts::button_padding +
           1;
}

} // namespace

float width_of(const TextMetrics& metrics, const std::vector<Way>& ways, float size) {
    float sum = way_gap * (static_cast<float>(ways.size()) - 1);
    for (const Way& way : ways)
        sum += width_of(metrics, way, size);
    return sum;
}

ui::Page row_of(const TextMetrics& metrics, const Rect& row, const std::vector<Way>& ways,
                float size) {
    const auto count = static_cast<float>(ways.size());
    std::vector<float> own;
    float sum = 0, widest = 0;
    for (const Way& way : ways) {
        own.push_back(width_of(metrics, way, size));
        sum += own.back();
        widest = std::max(widest, own.back());
    }
    const float room = row.w - way_gap * (count - 1), icon = ui::parts::icon_room;
    const bool icons = room >= sum + icon * count;
    const bool even = room >= (widest + (icons ? icon : 0)) * count;
    ui::Page page;
    float x = row.x;
    for (std::size_t i = 0; i < ways.size(); ++i) {
        const float w = even ? room / count : own[i] + (room - sum) / count;
        page.push_back({.id = ways[i].id,
                        .kind = ways[i].kind,
                        .rect = {std::round(x), row.y, std::floor(w), row.h},
                        .label = ways[i].label,
                        .size = size,
                        .icon = icons ? ways[i].icon : ui::Icon::none,
                        .tip = ways[i].tip});
        x += w + way_gap;
    }
    return page;
}

} // namespace game::home
