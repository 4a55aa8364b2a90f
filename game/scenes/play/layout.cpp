#include "game/scenes/play/layout.hpp"

#include <algorithm>

namespace game::play {

namespace {

constexpr float gap = 8, button_height = 46, tab_height = 44, chat_width = 288;
constexpr float widest_strip = 560; ///< of a board that is narrower

} // namespace

Layout lay_out(Vec size, float scale, const engine::GameInfo& game, board::View view, bool online,
               int button_rows) {
    Layout l;
    l.window = {0, 0, size.x, size.y};
    const float margin = size.x < 1000 ? 16 : 24;
    const float handle = online ? 28 : 0;
    const float panel_width = std::clamp(size.x * 0.29F, 292.F, 400.F);
    const float strip_height = size.y < 700 ? 52 : 64;

    const Rect left = {margin + handle, margin, size.x - panel_width - 3 * margin - handle,
                       size.y - 2 * margin};
    const Rect room = left.inset(0, strip_height + gap);
    l.board = board::fit(room, game, view, scale);
    const Rect& frame = l.board.frame;
    // a narrow board has strips wider than itself: they have much to show
    const float strip_width = std::max(frame.w, std::min(left.w, widest_strip));
    const float strip_x = frame.centre().x - strip_width / 2;
    l.far_strip = {strip_x, frame.y - gap - strip_height, strip_width, strip_height};
    l.near_strip = {strip_x, frame.bottom() + gap, strip_width, strip_height};

    const float top = l.far_strip.y;
    const float height = l.near_strip.bottom() - top;
    const float panel_x = size.x - margin - panel_width;
    const float status_height = 128;
    const float buttons_height = static_cast<float>(button_rows) * (button_height + gap) - gap;
    l.status = {panel_x, top, panel_width, status_height};
    l.buttons = {panel_x, top + height - buttons_height, panel_width, buttons_height};
    const float panel_top = l.status.bottom() + gap;
    l.panel = {panel_x, panel_top, panel_width, l.buttons.y - gap - panel_top};
    l.tabs = {panel_x + gap, panel_top + gap, panel_width - 2 * gap, tab_height};
    l.list = {panel_x + 16, l.tabs.bottom() + gap, panel_width - 32,
              l.panel.bottom() - l.tabs.bottom() - 2 * gap};

    l.chat = {0, 0, chat_width, size.y};
    l.chat_handle = {0, size.y / 2 - 48, 32, 96};
    return l;
}

} // namespace game::play
