#include "game/scenes/home/row.hpp"

#include <algorithm>
#include <cmath>

#include "game/ui/parts.hpp"

namespace game::home {

ui::Page row_of(const TextMetrics& metrics, const Rect& row, const std::vector<Way>& ways,
                float size) {
    constexpr float space = 12, around = 2 * ui::parts::button_padding + 1;
    const auto count = static_cast<float>(ways.size());
    std::vector<float> own;
    float sum = 0, widest = 0;
    for (const Way& way : ways) {
        own.push_back(std::ceil(metrics.width(way.label, size, Face::bold)) + around);
        sum += own.back();
        widest = std::max(widest, own.back());
    }
    const float room = row.w - space * (count - 1), icon = ui::parts::icon_room;
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
        x += w + space;
    }
    return page;
}

} // namespace game::home
