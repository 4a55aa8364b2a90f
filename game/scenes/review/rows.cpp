#include "game/scenes/review/rows.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "game/ui/shapes.hpp"

namespace game::review {

namespace {

constexpr float gap = 8, bar_width = 8, shortest_bar = 40, wheel_rows = 2;

} // namespace

std::size_t Rows::room(const Rect& area) const {
    return static_cast<std::size_t>(std::max(1.F, std::floor((area.h + gap) / (height_ + gap))));
}

Rows::Span Rows::seen(const Rect& area, std::size_t count) const {
    const std::size_t space = room(area);
    const std::size_t first = std::min(top_, count > space ? count - space : 0);
    return {first, std::min(count, first + space)};
}

Rect Rows::rect(const Rect& area, std::size_t row) const {
    const auto below = static_cast<float>(row - top_);
    return {area.x, area.y + below * (height_ + gap), area.w - bar_width - gap, height_};
}

std::optional<std::size_t> Rows::row_of(const std::string& id) {
    const std::size_t space = id.find(' ');
    if (space == std::string::npos || space + 1 == id.size() ||
        id.find_first_not_of("0123456789", space + 1) != std::string::npos)
        return std::nullopt;
    return std::stoul(id.substr(space + 1));
}

void Rows::show(std::size_t row, const Rect& area) {
    const std::size_t space = room(area);
    top_ = std::clamp(top_, row + 1 > space ? row + 1 - space : 0, row);
}

void Rows::scroll_to(float top, const Rect& area, std::size_t count) {
    const std::size_t space = room(area), most = count > space ? count - space : 0;
    top_ = static_cast<std::size_t>(std::clamp(std::round(top), 0.F, static_cast<float>(most)));
}

Rect Rows::bar(const Rect& area, std::size_t count) const {
    const std::size_t space = room(area);
    if (count <= space)
        return {};
    const float share = static_cast<float>(space) / static_cast<float>(count);
    const float length = std::max(shortest_bar, area.h * share);
    const float at = static_cast<float>(top_) / static_cast<float>(count - space);
    return {area.right() - bar_width, area.y + (area.h - length) * at, bar_width, length};
}

bool Rows::on(const Input& input, const Rect& area, std::size_t count) {
    const Rect now = bar(area, count);
    if (const auto* wheel = std::get_if<input::Wheel>(&input)) {
        if (area.contains(wheel->at))
            scroll_to(static_cast<float>(top_) - wheel->steps * wheel_rows, area, count);
        return area.contains(wheel->at);
    }
    if (const auto* pressed = std::get_if<input::Pressed>(&input)) {
        const Rect track{area.right() - bar_width - gap, area.y, bar_width + gap, area.h};
        if (now.h <= 0 || pressed->button != Button::left || !track.contains(pressed->at))
            return false;
        const bool on_bar = pressed->at.y >= now.y && pressed->at.y < now.bottom();
        held_ = on_bar ? pressed->at.y - now.y : now.h / 2;
        return on(input::Moved{pressed->at}, area, count);
    }
    if (std::holds_alternative<input::Released>(input) ||
        std::holds_alternative<input::FocusLost>(input))
        return std::exchange(held_, std::nullopt).has_value();
    const auto* moved = std::get_if<input::Moved>(&input);
    if (!moved || !held_ || now.h >= area.h)
        return false;
    const float way = (moved->at.y - *held_ - area.y) / (area.h - now.h);
    scroll_to(way * static_cast<float>(count - std::min(count, room(area))), area, count);
    return true;
}

bool Rows::on_key(const input::KeyDown& key, ui::Hands& hands, const Rect& area,
                  std::size_t count) {
    const auto row = row_of(hands.focus());
    if (!row || count == 0)
        return false;
    const std::size_t last = count - 1, space = room(area);
    std::optional<std::size_t> wanted;
    switch (key.key) {
    case Key::down: // the focus itself goes there as it does anywhere
        show(std::min(*row + 1, last), area);
        return false;
    case Key::up:
        show(*row > 0 ? *row - 1 : 0, area);
        return false;
    case Key::page_down:
        wanted = std::min(*row + space, last);
        break;
    case Key::page_up:
        wanted = *row > space ? *row - space : 0;
        break;
    case Key::home:
        wanted = 0;
        break;
    case Key::end:
        wanted = last;
        break;
    default:
        show(std::min(*row, last), area); // it may have been scrolled away
        return false;
    }
    show(*wanted, area);
    hands.focus(id(*wanted), true);
    return true;
}

void Rows::shifted(std::size_t index, bool in, ui::Hands& hands) {
    const auto row = row_of(hands.focus());
    if (!row || *row < index || *row == 0) // at the top one stays at the top
        return;
    const std::string word = hands.focus().substr(0, hands.focus().find(' ') + 1);
    if (in && top_ > index)
        ++top_;
    hands.focus(word + std::to_string(in ? *row + 1 : *row - (*row > index ? 1U : 0U)));
}

void Rows::draw_bar(Canvas& canvas, const ui::Theme& theme, const Rect& area,
                    std::size_t count) const {
    const Rect now = bar(area, count);
    if (now.h <= 0)
        return;
    ui::Mesh mesh(1 / canvas.scale());
    mesh.rounded({now.x, area.y, now.w, area.h}, now.w / 2, ui::faded(theme.ink, 0.06F));
    mesh.rounded(now, now.w / 2, ui::faded(theme.muted, held_ ? 0.9F : 0.55F));
    mesh.draw(canvas);
}

} // namespace game::review
