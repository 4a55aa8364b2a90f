#include "game/ui/scroll_bar.hpp"

#include <algorithm>
#include <utility>
#include <variant>

#include "game/ui/shapes.hpp"

namespace game::ui {

namespace {

constexpr float width = 6, grip = 18, shortest = 36, beside = 4;

Rect track(const Scrolled& list) {
    const Rect& room = list.room;
    return {room.right() + beside, room.y, width, room.h};
}

Rect bar(const Scrolled& list) {
    const Rect all = track(list);
    const float length = std::max(shortest, all.h * all.h / list.length);
    return {all.x, all.y + (all.h - length) * list.top / list.most(), all.w, length};
}

float place(const Scrolled& list, float bar_top) {
    const Rect all = track(list);
    const float way = all.h - bar(list).h;
    return way <= 0 ? 0 : std::clamp((bar_top - all.y) / way, 0.0F, 1.0F) * list.most();
}

} // namespace

std::optional<float> ScrollBar::on(const Input& input, const Scrolled& list) {
    if (std::holds_alternative<input::Released>(input) ||
        std::holds_alternative<input::FocusLost>(input) || list.most() <= 0) {
        const bool held = std::exchange(held_, std::nullopt).has_value();
        return held ? std::optional(list.top) : std::nullopt;
    }
    if (const auto* pressed = std::get_if<input::Pressed>(&input)) {
        const Rect all = track(list).inset((width - grip) / 2, 0), now = bar(list);
        if (pressed->button != Button::left || !all.contains(pressed->at))
            return std::nullopt;
        const bool on_bar = pressed->at.y >= now.y && pressed->at.y < now.bottom();
        held_ = on_bar ? pressed->at.y - now.y : now.h / 2;
        return place(list, pressed->at.y - *held_);
    }
    const auto* moved = std::get_if<input::Moved>(&input);
    return moved != nullptr && held_ ? std::optional(place(list, moved->at.y - *held_))
                                     : std::nullopt;
}

void ScrollBar::draw(Canvas& canvas, const Theme& theme, const Scrolled& list) const {
    if (list.most() <= 0)
        return;
    Mesh mesh(1 / canvas.scale());
    mesh.rounded(track(list), width / 2, faded(theme.ink, 0.06F));
    mesh.rounded(bar(list), width / 2, faded(theme.muted, held_ ? 0.9F : 0.55F));
    mesh.draw(canvas);
}

} // namespace game::ui
