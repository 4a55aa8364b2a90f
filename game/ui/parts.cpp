#include "game/ui/parts.hpp"

#include <algorithm>
#include <cmath>

namespace game::ui::parts {

namespace {

constexpr float choice_side = 4; ///< of a choice with a detail, beside its words

} // namespace

Rect field_box(const Control& field) {
    const float label = field.label.empty() ? 0.0F : 24.0F;
    return {field.rect.x, field.rect.y + label, field.rect.w, field.rect.h - label};
}

Rect field_end(const Control& field) {
    constexpr float width = 44;
    const Rect box = field_box(field);
    return {box.right() - width, box.y, width, box.h};
}

Rect field_line(const Control& field) {
    const Rect box = field_box(field);
    const float left = box.x + field_padding;
    return {left, box.y, field_end(field).x - left, box.h};
}

Rect slider_track(const Control& slider) {
    const Rect& r = slider.rect;
    return {r.x + 12, r.bottom() - 20, r.w - 24, 8};
}

Rect switch_rect(const Control& toggle) {
    const Rect& r = toggle.rect;
    return {r.right() - switch_width, r.centre().y - switch_height / 2, switch_width,
            switch_height};
}

Rect words_rect(const Control& control) {
    const Rect& r = control.rect;
    switch (control.kind) {
    case Kind::toggle:
        return {r.x, r.y, r.w - switch_width - 12, r.h};
    case Kind::slider:
        return {r.x, r.y, r.w, 24};
    case Kind::choice: {
        constexpr float margin = 8;
        const float room = control.selected ? margin + icon_room : margin;
        return {r.x + room, r.y, r.w - room - margin, r.h};
    }
    case Kind::link: {
        const float room = control.icon == Icon::none ? 8 : icon_room + 8;
        return {r.x + room, r.y, r.w - room - 8, r.h};
    }
    case Kind::button:
    case Kind::main:
    case Kind::danger: {
        const float room = control.icon == Icon::none ? 0 : icon_room;
        return {r.x + button_padding + room, r.y, r.w - 2 * button_padding - room, r.h};
    }
    default:
        return r;
    }
}

CardWords card_words(const TextMetrics& metrics, const Control& card) {
    const Rect inner = card.rect.inset(card_padding);
    const float detail = card.detail.empty()
                             ? 0
                             : text_height(metrics, card.detail, inner.w, detail_size, Face::body);
    const float title = card_title_size * line_height;
    return {{inner.x, inner.bottom() - detail - title, inner.w, title},
            {inner.x, inner.bottom() - detail, inner.w, detail}};
}

CardWords choice_words(const Control& choice) {
    constexpr float label = 22, detail = 20, foot = 8;
    const Rect inner = choice.rect.inset(choice_side, 0);
    const float bottom = choice.rect.bottom() - foot;
    return {{inner.x, bottom - detail - label, inner.w, label},
            {inner.x, bottom - detail, inner.w, detail}};
}

float choice_need(const TextMetrics& metrics, const Control& choice) {
    return std::ceil(std::max(metrics.width(choice.label, choice.size, Face::bold),
                              metrics.width(choice.detail, choice_detail_size, Face::body))) +
           2 * choice_side;
}

Rect choice_picture(const Control& choice) {
    constexpr float margin = 6;
    const Rect& r = choice.rect;
    return {r.x, r.y + margin, r.w, choice_words(choice).title.y - r.y - margin};
}

} // namespace game::ui::parts
