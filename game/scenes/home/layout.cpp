#include "game/scenes/home/layout.hpp"

#include <algorithm>
#include <cmath>

#include "game/ui/layout.hpp"

namespace game::home {

Layout layout_of(const Context& context) {
    constexpr float margin = 20, head = 56, low = 48, between = 12, widest = 1120, highest = 460;
    const Rect column = ui::content(context.size, widest);
    const bool small = context.size.y < 700;
    const float high = small ? low : 60, space = small ? 16 : 24;
    const float foot = high + between + low;
    const float room = context.size.y - 2 * margin - head - foot - 2 * space;
    const float cards = std::min(room, highest);
    const float y = std::round(margin + (room - cards) * 0.42F);
    const float title =
        context.metrics.width(context.texts("app.name"), title_size, Face::bold) + 2;
    Layout at;
    at.title = {column.x + 82, y, title, 51};
    const float bar = at.title.right() + 20;
    at.bar = {bar, y + 6, column.right() - bar, 44};
    at.cards = {column.x, y + head + space, column.w, cards};
    at.ways = {column.x, at.cards.bottom() + space, column.w, high};
    at.more = {column.x, at.ways.bottom() + between, column.w, low};
    return at;
}

} // namespace game::home
