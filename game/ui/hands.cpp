#include <cmath>
#include <utility>

#include "game/ui/page.hpp"
#include "game/ui/parts.hpp"
#include "game/ui/utf8.hpp"

namespace game::ui {

namespace {

template <class... F>
struct Overloaded : F... {
    using F::operator()...;
};
template <class... F>
Overloaded(F...) -> Overloaded<F...>;

const Control* at(const Page& page, Vec point) {
    const auto found = std::find_if(page.rbegin(), page.rend(), [&](const Control& c) {
        return can_be_chosen(c) && c.rect.contains(point);
    });
    return found == page.rend() ? nullptr : &*found;
}

/// The one after (or before) `from` in the page's order, round its end.
const Control* neighbour(const Page& page, const Control* from, bool backwards) {
    std::vector<const Control*> all;
    for (const Control& c : page)
        if (can_be_chosen(c))
            all.push_back(&c);
    if (all.empty())
        return nullptr;
    const auto found = std::find(all.begin(), all.end(), from);
    if (found == all.end())
        return backwards ? all.back() : all.front();
    const auto index = static_cast<std::size_t>(found - all.begin());
    return all[(index + (backwards ? all.size() - 1 : 1)) % all.size()];
}

/// Gap between two spans of one axis; 0 where they overlap.
float gap(float a_low, float a_high, float b_low, float b_high) {
    return std::max({0.0F, b_low - a_high, a_low - b_high});
}

/// How far `to` is from `from` in a direction (dx, dy: -1, 0 or 1); empty where it is not that way.
/// What lies straight ahead is nearer than what lies aside.
std::optional<float> distance(const Rect& from, const Rect& to, int dx, int dy) {
    const Vec step = to.centre() - from.centre();
    const float ahead = dx != 0 ? step.x * static_cast<float>(dx) : step.y * static_cast<float>(dy);
    const float across = gap(from.x, from.right(), to.x, to.right());
    const float down = gap(from.y, from.bottom(), to.y, to.bottom());
    const float forward = dx != 0 ? across : down, sideways = dx != 0 ? down : across;
    if (ahead <= 0 || forward <= 0)
        return std::nullopt;
    const float offset = std::abs(dx != 0 ? step.y : step.x);
    return forward + 3 * sideways + 0.1F * offset;
}

const Control* nearest(const Page& page, const Control& from, int dx, int dy) {
    const Control* best = nullptr;
    float best_distance = 0;
    for (const Control& c : page) {
        if (!can_be_chosen(c) || &c == &from)
            continue;
        const auto d = distance(from.rect, c.rect, dx, dy);
        if (d && (best == nullptr || *d < best_distance)) {
            best = &c;
            best_distance = *d;
        }
    }
    return best;
}

float snapped(const Control& slider, float value) {
    const float steps = std::round(value / slider.step);
    return std::clamp(steps * slider.step, 0.0F, 1.0F);
}

Chosen dragged(const Control& slider, Vec at, bool let_go) {
    const Rect track = parts::slider_track(slider);
    return {slider.id, snapped(slider, (at.x - track.x) / track.w), {}, let_go};
}

} // namespace

bool can_be_chosen(const Control& control) {
    return control.enabled && control.kind >= Kind::button;
}

const Control* find(const Page& page, std::string_view id) {
    const auto found = std::find_if(
        page.begin(), page.end(), [&](const Control& c) { return c.id == id && can_be_chosen(c); });
    return found == page.end() ? nullptr : &*found;
}

void Hands::focus(std::string id, bool ring) {
    ring_ = ring_ || ring;
    focus_ = std::move(id);
    cursor_ = end_of_text;
    all_marked_ = false;
}

bool Hands::typing(const Page& page) const {
    const Control* control = find(page, focus_);
    return control != nullptr && control->kind == Kind::field;
}

void Hands::let_go() {
    hovered_.clear();
    pressed_.clear();
}

void Hands::take_focus(const Control& control) {
    if (focus_ != control.id)
        focus(control.id);
}

void Hands::point(std::optional<Vec> at, const Page& page) {
    const Control* control = at ? ui::at(page, *at) : nullptr;
    hovered_ = control != nullptr ? control->id : "";
}

std::optional<Chosen> Hands::press(Vec at, const Page& page) {
    point(at, page);
    const Control* control = ui::at(page, at);
    if (control == nullptr)
        return std::nullopt;
    pressed_ = control->id;
    ring_ = false;
    all_marked_ = false;
    take_focus(*control);
    if (control->kind == Kind::slider)
        return dragged(*control, at, false);
    if (control->kind == Kind::field && parts::field_end(*control).contains(at)) {
        const bool empty = control->value_text.empty();
        return Chosen{.id = control->id, .paste = empty}; // else it is cleared
    }
    return std::nullopt;
}

std::optional<Chosen> Hands::release(Vec at, const Page& page) {
    const Control* held = find(page, std::exchange(pressed_, {}));
    point(at, page);
    if (held == nullptr)
        return std::nullopt;
    if (held->kind == Kind::slider)
        return dragged(*held, at, true);
    if (held->kind == Kind::field || !held->rect.contains(at))
        return std::nullopt;
    return Chosen{held->id, held->value, {}, false};
}

std::optional<Chosen> Hands::insert(const Control& field, std::u32string_view characters) {
    std::u32string text = code_points(field.value_text);
    const std::u32string before = text;
    if (std::exchange(all_marked_, false))
        text.clear();
    std::size_t cursor = this->cursor(text.size());
    for (const char32_t c : characters) {
        const bool control = c < 0x20 || (c >= 0x7F && c < 0xA0);
        if (control || text.size() >= field.limit)
            continue;
        text.insert(cursor, 1, c);
        ++cursor;
    }
    cursor_ = cursor;
    if (text == before)
        return std::nullopt;
    return Chosen{field.id, 0, utf8(text), false};
}

// What a key does to a field that is marked whole; false where it does the same to any field.
bool Hands::on_marked_key(Key key, std::u32string& text) {
    if (key == Key::letter || key == Key::space || !std::exchange(all_marked_, false))
        return false; // what it types comes yet
    if (key == Key::backspace || key == Key::remove)
        text.clear();
    else if (key == Key::left)
        cursor_ = 0;
    else if (key == Key::right)
        cursor_ = end_of_text;
    else
        return false;
    return true;
}

std::optional<Chosen> Hands::on_field_key(const input::KeyDown& key, const Control& field) {
    std::u32string text = code_points(field.value_text);
    if (key.control && key.key == Key::letter && key.letter == 'a') {
        all_marked_ = !text.empty();
        return std::nullopt;
    }
    if (on_marked_key(key.key, text))
        return text.empty() ? std::optional(Chosen{field.id, 0, {}, false}) : std::nullopt;
    const std::size_t cursor = this->cursor(text.size());
    switch (key.key) {
    case Key::left:
        cursor_ = cursor == 0 ? 0 : cursor - 1;
        return std::nullopt;
    case Key::right:
        cursor_ = std::min(cursor + 1, text.size());
        return std::nullopt;
    case Key::home:
        cursor_ = 0;
        return std::nullopt;
    case Key::end:
        cursor_ = text.size();
        return std::nullopt;
    case Key::enter:
        return Chosen{field.id, 0, field.value_text, true};
    case Key::backspace:
        if (cursor == 0)
            return std::nullopt;
        text.erase(cursor - 1, 1);
        cursor_ = cursor - 1;
        return Chosen{field.id, 0, utf8(text), false};
    case Key::remove:
        if (cursor == text.size())
            return std::nullopt;
        text.erase(cursor, 1);
        cursor_ = cursor;
        return Chosen{field.id, 0, utf8(text), false};
    default:
        return std::nullopt;
    }
}

std::optional<Chosen> Hands::on_key(const input::KeyDown& key, const Page& page) {
    const Control* from = find(page, focus_);
    const auto go = [&](const Control* to) -> std::optional<Chosen> {
        ring_ = true;
        if (to != nullptr)
            take_focus(*to);
        return std::nullopt;
    };
    if (key.key == Key::tab)
        return go(neighbour(page, from, key.shift));
    const bool vertical = key.key == Key::up || key.key == Key::down;
    if (from != nullptr && from->kind == Kind::field && !vertical)
        return on_field_key(key, *from);
    const bool across = key.key == Key::left || key.key == Key::right;
    if (!vertical && !across && key.key != Key::enter && key.key != Key::space)
        return std::nullopt;
    // The first key only shows where the focus is, if it was nowhere.
    if (from == nullptr)
        return go(neighbour(page, nullptr, false));
    if (across && from->kind == Kind::slider) {
        ring_ = true;
        const float step = key.key == Key::left ? -from->step : from->step;
        return Chosen{from->id, snapped(*from, from->value + step), {}, true};
    }
    switch (key.key) {
    case Key::up:
        return go(nearest(page, *from, 0, -1));
    case Key::down:
        return go(nearest(page, *from, 0, 1));
    case Key::left:
        return go(nearest(page, *from, -1, 0));
    case Key::right:
        return go(nearest(page, *from, 1, 0));
    default:
        break;
    }
    if (from->kind == Kind::slider)
        return std::nullopt;
    ring_ = true;
    return Chosen{from->id, from->value, {}, false};
}

std::optional<Chosen> Hands::on(const Input& input, const Page& page) {
    const Control* focused = find(page, focus_);
    const bool in_field = focused != nullptr && focused->kind == Kind::field;
    using Answer = std::optional<Chosen>;
    return std::visit(
        Overloaded{
            [&](const input::Moved& moved) -> Answer {
                point(moved.at, page);
                const Control* held = find(page, pressed_);
                if (held == nullptr || held->kind != Kind::slider)
                    return std::nullopt;
                return dragged(*held, moved.at, false);
            },
            [&](const input::Pressed& pressed) -> Answer {
                return pressed.button == Button::left ? press(pressed.at, page) : std::nullopt;
            },
            [&](const input::Released& released) -> Answer {
                return released.button == Button::left ? release(released.at, page) : std::nullopt;
            },
            [&](const input::PointerLeft&) -> Answer {
                point(std::nullopt, page);
                return std::nullopt;
            },
            [&](const input::KeyDown& key) -> Answer { return on_key(key, page); },
            [&](const input::Typed& typed) -> Answer {
                return in_field ? insert(*focused, {&typed.character, 1}) : std::nullopt;
            },
            [&](const input::Pasted& pasted) -> Answer {
                return in_field ? insert(*focused, code_points(pasted.text)) : std::nullopt;
            },
            [&](const input::FocusLost&) -> Answer {
                let_go();
                return std::nullopt;
            },
            [](const auto&) -> Answer { return std::nullopt; },
        },
        input);
}

} // namespace game::ui
