#include "game/scenes/review/layout.hpp"

#include "game/scenes/play/layout.hpp"

namespace game::review {

Layout lay_out(Vec size, float scale, const engine::GameInfo& game, board::View view,
               bool several_rounds) {
    constexpr float gap = 8, button = 44, slider = 54, head = 76, inset = 16;
    const play::Layout play = play::lay_out(size, scale, game, view, false);
    Layout l;
    l.window = play.window;
    l.board = play.board;
    l.far_strip = play.far_strip;
    l.near_strip = play.near_strip;

    const float x = play.panel.x, width = play.panel.w;
    float top = l.far_strip.y, bottom = l.near_strip.bottom();
    const auto from_top = [&](float height) {
        const Rect rect{x, top, width, height};
        top += height + gap;
        return rect;
    };
    const auto from_bottom = [&](float height) {
        bottom -= height;
        const Rect rect{x, bottom, width, height};
        bottom -= gap;
        return rect;
    };
    l.back = from_top(button);
    if (several_rounds)
        l.rounds = from_top(button);
    l.more = from_bottom(button);
    l.main = from_bottom(button);
    l.steps = from_bottom(button);
    l.slider = from_bottom(slider);
    l.panel = {x, top, width, bottom - top};
    l.head = {x + inset, top + 10, width - 2 * inset, head};
    l.list = {x + inset, l.head.bottom() + 4, width - 2 * inset,
              l.panel.bottom() - l.head.bottom() - 12};
    return l;
}

} // namespace game::review
