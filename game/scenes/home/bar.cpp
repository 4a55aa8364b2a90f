#include "game/scenes/home/bar.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "game/ui/parts.hpp"

namespace game::home {

namespace {

constexpr float gap = 8, size = 16;
/// What a button needs beside its words.
constexpr float around = ui::parts::icon_room + 2 * ui::parts::button_padding + 1;

float words_width(const TextMetrics& metrics, const std::string& words) {
    return std::ceil(metrics.width(words, size, Face::bold));
}

float width(const TextMetrics& metrics, const BarItem& item, float high) {
    return item.label.empty() ? high : words_width(metrics, item.label) + around;
}

float excess(const TextMetrics& metrics, const Rect& row, const std::vector<BarItem>& items) {
    float sum = -gap;
    for (const BarItem& item : items)
        sum += width(metrics, item, row.h) + gap;
    return sum - row.w;
}

void make_fit(const TextMetrics& metrics, const Rect& row, std::vector<BarItem>& items) {
    if (excess(metrics, row, items) > 0)
        for (BarItem& item : items)
            item.label = item.brief.value_or(item.label);
    const float over = excess(metrics, row, items);
    if (over <= 0)
        return;
    BarItem& longest =
        *std::max_element(items.begin(), items.end(), [&](const BarItem& a, const BarItem& b) {
            return words_width(metrics, a.label) < words_width(metrics, b.label);
        });
    const float room = words_width(metrics, longest.label) - over;
    longest.label = ui::fitted(metrics, longest.label, room, size, Face::bold);
}

} // namespace

ui::Page bar(const TextMetrics& metrics, Rect row, std::vector<BarItem> items) {
    make_fit(metrics, row, items);
    float x = row.right();
    ui::Page page;
    for (auto item = items.rbegin(); item != items.rend(); ++item) {
        const float w = width(metrics, *item, row.h);
        x -= w;
        page.push_back({.id = item->id,
                        .kind = ui::Kind::button,
                        .rect = {x, row.y, w, row.h},
                        .label = item->label,
                        .size = size,
                        .icon = item->icon,
                        .tip = item->tip});
        x -= gap;
    }
    std::reverse(page.begin(), page.end());
    return page;
}

} // namespace game::home
