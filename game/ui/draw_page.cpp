#include <algorithm>
#include <array>

#include "game/ui/icons.hpp"
#include "game/ui/page.hpp"
#include "game/ui/parts.hpp"
#include "game/ui/shapes.hpp"
#include "game/ui/utf8.hpp"

namespace game::ui {

namespace {

constexpr float radius = 14;

/// Draws one page: the shapes of all controls first, as one mesh, then their words.
class Painter {
public:
    Painter(Canvas& canvas, const Theme& theme, const Page& page, const Hands& hands)
        : canvas_(canvas), theme_(theme), page_(page), hands_(hands), mesh_(1 / canvas.scale()) {}

    void paint() {
        for (const Control& control : page_)
            shape(control);
        for (const Control& control : page_)
            if (ringed(control))
                ring(control);
        mesh_.draw(canvas_);
        for (const Control& control : page_)
            words(control);
    }

private:
    struct Fill {
        Colour top, bottom, ink, border;
    };

    [[nodiscard]] bool hovered(const Control& c) const {
        return c.enabled && c.id == hands_.hovered() && can_be_chosen(c);
    }
    [[nodiscard]] bool pressed(const Control& c) const {
        return hovered(c) && c.id == hands_.pressed();
    }
    [[nodiscard]] bool focused(const Control& c) const {
        return can_be_chosen(c) && c.id == hands_.focus();
    }
    [[nodiscard]] bool ringed(const Control& c) const {
        return focused(c) && (hands_.ring_visible() || c.kind == Kind::field);
    }

    /// All of a field's text is marked: what is typed takes its place.
    [[nodiscard]] bool marked(const Control& c) const { return focused(c) && hands_.all_marked(); }

    [[nodiscard]] Fill fill(const Control& c) const {
        Fill fill{theme_.control, theme_.control_low, theme_.control_ink, theme_.line};
        if (c.kind == Kind::main)
            fill = {theme_.accent, theme_.accent_low, theme_.accent_ink,
                    mix(theme_.accent_low, theme_.ink, 0.2F)};
        if (c.kind == Kind::danger)
            fill = {mix(theme_.danger, theme_.danger_ink, 0.06F), theme_.danger, theme_.danger_ink,
                    mix(theme_.danger, Colour{0, 0, 0, 255}, 0.25F)};
        if (c.kind == Kind::card)
            fill = {theme_.card, theme_.card_low, theme_.ink, theme_.line};
        if (c.kind == Kind::choice && c.selected)
            fill = {theme_.accent, theme_.accent_low, theme_.accent_ink,
                    mix(theme_.accent_low, theme_.ink, 0.2F)};
        if (hovered(c)) {
            // towards where the words stay readable
            const Colour light =
                c.kind == Kind::danger ? Colour{0, 0, 0, 255} : Colour{255, 255, 255, 255};
            fill.top = mix(fill.top, light, c.kind == Kind::main ? 0.35F : 0.14F);
            fill.bottom = mix(fill.bottom, light, c.kind == Kind::main ? 0.2F : 0.12F);
        }
        if (!c.enabled) {
            fill.top = fill.bottom = mix(theme_.paper, theme_.control, 0.35F);
            fill.ink = theme_.muted;
        }
        return fill;
    }

    void shape(const Control& c) {
        switch (c.kind) {
        case Kind::text:
        case Kind::title:
            break;
        case Kind::panel:
            mesh_.shadow({c.rect.x, c.rect.y + 4, c.rect.w, c.rect.h}, 20, 24, theme_.shadow);
            mesh_.rounded(c.rect, 20, theme_.card, theme_.card_low);
            mesh_.rounded_ring(c.rect, 20, 1, faded(theme_.line, 0.7F));
            break;
        case Kind::rule:
            mesh_.rounded(c.rect, 0, theme_.line);
            break;
        case Kind::toggle:
            toggle(c);
            break;
        case Kind::slider:
            slider(c);
            break;
        case Kind::field:
            field(c);
            break;
        case Kind::link:
            link(c);
            break;
        case Kind::tab:
            tab(c);
            break;
        default:
            button(c);
            break;
        }
    }

    void button(const Control& c) {
        const Fill colours = fill(c);
        const Rect r = shown_rect(c, hands_);
        const float corner = c.kind == Kind::card ? 20 : radius;
        const float depth = !c.enabled             ? 0.0F
                            : pressed(c)           ? 1.0F
                            : c.kind == Kind::card ? 6.0F
                                                   : 3.0F;
        const float up = c.rect.y - r.y;
        if (depth > 0) {
            const float fall = depth + std::max(up, 0.0F);
            mesh_.shadow({r.x, r.y + fall, r.w, r.h}, corner, 4 * depth + 4 + 2 * (fall - depth),
                         theme_.shadow, fall + 1);
        }
        mesh_.rounded(r, corner, colours.border);
        mesh_.rounded({r.x + 1, r.y + 1, r.w - 2, r.h - 3}, corner - 1, colours.top,
                      colours.bottom);
        icon(c, r, colours.ink);
    }

    void icon(const Control& c, const Rect& r, Colour ink) {
        if (c.kind == Kind::choice) {
            const bool small_card = !c.detail.empty();
            if (c.selected)
                add_icon(mesh_, Icon::check, {r.x + 20, small_card ? r.y + 20 : r.centre().y}, 16,
                         ink);
            return;
        }
        if (c.icon == Icon::none || c.kind == Kind::card)
            return;
        const float x = c.label.empty() ? r.centre().x : icon_x(c, r);
        add_icon(mesh_, c.icon, {x, r.centre().y}, 20, ink);
    }

    /// An icon stands right before its words when they are centred, at the left edge otherwise; the
    /// way on stands after them.
    [[nodiscard]] float icon_x(const Control& c, const Rect& r) const {
        const float inner = parts::button_padding + 10;
        if (align(c) == Align::left)
            return r.x + inner;
        const Rect box = parts::words_rect(c);
        const float words = std::min(width(c), box.w);
        const float side = (words + parts::icon_room) / 2;
        return c.icon == Icon::next ? r.centre().x + side - 10 : r.centre().x - side + 10;
    }
    [[nodiscard]] static Align align(const Control& c) {
        const bool centred = c.kind == Kind::button || c.kind == Kind::main ||
                             c.kind == Kind::danger || c.kind == Kind::choice ||
                             c.kind == Kind::tab;
        return c.align.value_or(centred ? Align::centre : Align::left);
    }
    [[nodiscard]] float width(const Control& c) const {
        return canvas_.metrics().width(c.label, c.size, face(c));
    }
    [[nodiscard]] static Face face(const Control& c) {
        const bool strong = c.kind == Kind::main || c.kind == Kind::danger ||
                            c.kind == Kind::title ||
                            ((c.kind == Kind::choice || c.kind == Kind::tab) && c.selected);
        return strong && c.face == Face::body ? Face::bold : c.face;
    }

    void link(const Control& c) {
        if (hovered(c))
            mesh_.rounded(c.rect, radius, faded(theme_.ink, pressed(c) ? 0.14F : 0.07F));
        if (c.icon != Icon::none) {
            const float x = c.label.empty() ? c.rect.centre().x : c.rect.x + 20;
            add_icon(mesh_, c.icon, {x, c.rect.centre().y}, 20, theme_.ink);
        }
    }

    void tab(const Control& c) {
        if (c.selected) {
            mesh_.rounded(c.rect, radius, faded(theme_.ink, 0.07F));
            mesh_.rounded({c.rect.x + 12, c.rect.bottom() - 5, c.rect.w - 24, 4}, 2,
                          theme_.accent_low);
        } else {
            link(c);
        }
    }

    void toggle(const Control& c) {
        const Rect r = parts::switch_rect(c);
        const float corner = r.h / 2;
        const Colour off = mix(theme_.line, theme_.muted, hovered(c) ? 0.55F : 0.4F);
        const Colour on = hovered(c) ? theme_.accent : theme_.accent_low;
        mesh_.rounded(r, corner, mix(c.selected ? on : off, theme_.ink, 0.25F));
        mesh_.rounded(r.inset(1), corner - 1, c.selected ? on : off);
        const Vec knob{c.selected ? r.right() - corner : r.x + corner, r.centre().y};
        mesh_.shadow_ellipse(knob + Vec{0, 2}, corner - 4, corner - 4, 6, theme_.shadow);
        mesh_.disc(knob, corner - 4, Colour{255, 253, 248, 255});
        if (c.selected)
            add_icon(mesh_, Icon::check, knob, 11, theme_.accent_ink);
    }

    void slider(const Control& c) {
        const Rect track = parts::slider_track(c);
        const float x = track.x + track.w * std::clamp(c.value, 0.0F, 1.0F);
        const Rect whole{track.x - 4, track.y, track.w + 8, track.h};
        mesh_.rounded(whole, 4, mix(theme_.line, theme_.muted, 0.25F));
        mesh_.rounded({whole.x, whole.y, x - whole.x, whole.h}, 4, theme_.accent_low);
        const Vec knob{x, track.centre().y};
        const float r = hovered(c) || c.id == hands_.pressed() ? 13.0F : 12.0F;
        mesh_.shadow_ellipse(knob + Vec{0, 2}, r, r, 8, theme_.shadow);
        mesh_.disc(knob, r, mix(theme_.accent_low, theme_.ink, 0.3F));
        mesh_.disc(knob, r - 1, Colour{255, 253, 248, 255});
        mesh_.disc(knob, 4, theme_.accent_low);
    }

    void field(const Control& c) {
        const Rect box = parts::field_box(c);
        mesh_.rounded(box, 12, mix(theme_.line, theme_.ink, hovered(c) ? 0.4F : 0.2F));
        mesh_.rounded(box.inset(1.5F), 10.5F, theme_.card, theme_.control);
        const Rect end = parts::field_end(c);
        add_icon(mesh_, c.value_text.empty() ? Icon::paste : Icon::cross, end.centre(),
                 c.value_text.empty() ? 18 : 14, theme_.muted);
        if (!focused(c))
            return;
        const Shown part = shown(c);
        const float left = parts::field_line(c).x, x = left + part.caret;
        if (marked(c))
            mesh_.rounded({left - 3, box.centre().y - 14,
                           canvas_.metrics().width(part.text, c.size, c.face) + 6, 28},
                          5, theme_.accent);
        mesh_.rounded({x, box.centre().y - 12, 2, 24}, 1, theme_.ink);
    }

    void ring(const Control& c) {
        Rect r = c.kind == Kind::field ? parts::field_box(c) : shown_rect(c, hands_);
        float corner = c.kind == Kind::card ? 20 : c.kind == Kind::field ? 12 : radius;
        if (c.kind == Kind::toggle || c.kind == Kind::slider)
            r = {r.x - 6, r.y, r.w + 12, r.h};
        else
            r = r.inset(-4);
        corner += 4;
        mesh_.rounded_ring(r, corner, 3, theme_.focus);
    }

    struct Shown {
        std::string text; ///< the part of a field's text around the caret
        float caret = 0;  ///< its place in it
    };
    /// A text longer than its field shows the end of what is before the caret.
    [[nodiscard]] Shown shown(const Control& c) const {
        const float room = parts::field_line(c).w;
        const auto wide = [&](std::u32string_view text) {
            return canvas_.metrics().width(utf8(text), c.size, c.face);
        };
        const std::u32string text = code_points(c.value_text);
        const std::size_t cursor = focused(c) ? hands_.cursor(text.size()) : 0;
        const std::u32string_view all = text;
        std::size_t first = 0;
        while (first < cursor && wide(all.substr(first, cursor - first)) > room)
            ++first;
        std::size_t last = text.size();
        while (last > cursor && wide(all.substr(first, last - first)) > room)
            --last;
        return {utf8(all.substr(first, last - first)), wide(all.substr(first, cursor - first))};
    }

    void words(const Control& c) {
        switch (c.kind) {
        case Kind::text:
        case Kind::title:
            paragraph(c);
            break;
        case Kind::panel:
        case Kind::rule:
            break;
        case Kind::card:
            card_words(c);
            break;
        case Kind::field:
            field_words(c);
            break;
        case Kind::toggle:
        case Kind::slider:
            line(c.label, parts::words_rect(c), {c.size, theme_.ink, c.face, Align::left});
            if (c.kind == Kind::slider)
                line(c.value_text, parts::words_rect(c),
                     {c.size, theme_.muted, c.face, Align::right});
            break;
        case Kind::link:
            line(c.label, parts::words_rect(c),
                 {c.size, c.muted ? theme_.muted : theme_.ink, face(c), align(c)});
            break;
        case Kind::choice:
            if (c.detail.empty())
                button_words(c);
            else
                choice_words(c);
            break;
        default:
            button_words(c);
            break;
        }
    }

    void line(const std::string& text, const Rect& box, const TextStyle& style) {
        const float x = style.align == Align::left    ? box.x
                        : style.align == Align::right ? box.right()
                                                      : box.centre().x;
        canvas_.text(fitted(canvas_.metrics(), text, box.w, style.size, style.face),
                     {x, baseline(box.centre().y, style.size)}, style);
    }

    void paragraph(const Control& c) {
        const auto lines = wrap(canvas_.metrics(), c.label, c.rect.w, c.size, face(c));
        const float step = c.size * line_height;
        Rect box{c.rect.x, c.rect.y, c.rect.w, step};
        for (const std::string& text : lines) {
            line(text, box, {c.size, c.muted ? theme_.muted : theme_.ink, face(c), align(c)});
            box.y += step;
        }
    }

    void button_words(const Control& c) {
        Rect box = parts::words_rect(c);
        const Rect moved = shown_rect(c, hands_);
        box.y += moved.y - c.rect.y;
        if (c.kind != Kind::choice && align(c) == Align::centre && c.icon != Icon::none) {
            // Icon and words are centred together.
            const float words = std::min(width(c), box.w), side = (words + parts::icon_room) / 2;
            const float x =
                c.rect.centre().x - side + (c.icon == Icon::next ? 0 : parts::icon_room);
            box = {x, box.y, words + 1, box.h};
        }
        line(c.label, box, {c.size, fill(c).ink, face(c), align(c)});
    }

    void card_words(const Control& c) {
        Control moved = c;
        moved.rect = shown_rect(c, hands_);
        const auto [title, detail] = parts::card_words(canvas_.metrics(), moved);
        line(c.label, title, {parts::card_title_size, theme_.ink, Face::bold, Align::left});
        moved.kind = Kind::text;
        moved.label = c.detail;
        moved.rect = detail;
        moved.size = parts::detail_size;
        moved.muted = !hovered(c);
        if (!c.detail.empty())
            paragraph(moved);
    }

    void choice_words(const Control& c) {
        Control moved = c;
        moved.rect = shown_rect(c, hands_);
        const auto [title, detail] = parts::choice_words(moved);
        const Colour ink = fill(c).ink;
        line(c.label, title, {c.size, ink, Face::bold, Align::centre});
        line(c.detail, detail,
             {parts::choice_detail_size, c.selected || hovered(c) ? ink : theme_.muted, Face::body,
              Align::centre});
    }

    void field_words(const Control& c) {
        if (!c.label.empty())
            line(c.label, {c.rect.x, c.rect.y, c.rect.w, 20},
                 {parts::label_size, theme_.muted, Face::bold, Align::left});
        const Rect inner = parts::field_line(c);
        if (c.value_text.empty())
            line(c.detail, inner, {c.size, theme_.muted, c.face, Align::left});
        else
            line(shown(c).text, {inner.x, inner.y, inner.w + 2, inner.h},
                 {c.size, marked(c) ? theme_.accent_ink : theme_.ink, c.face, Align::left});
    }

    Canvas& canvas_;
    const Theme& theme_;
    const Page& page_;
    const Hands& hands_;
    Mesh mesh_;
};

} // namespace

Rect shown_rect(const Control& control, const Hands& hands) {
    Rect rect = control.rect;
    const bool buttonlike = control.kind == Kind::button || control.kind == Kind::main ||
                            control.kind == Kind::danger || control.kind == Kind::choice ||
                            control.kind == Kind::card;
    if (!buttonlike || !control.enabled || control.id.empty())
        return rect;
    const bool hovered = control.id == hands.hovered();
    if (hovered && control.id == hands.pressed())
        rect.y += 2;
    else if (control.kind == Kind::card &&
             (hovered || (hands.ring_visible() && control.id == hands.focus())))
        rect.y -= 3;
    return rect;
}

void draw_background(Canvas& canvas, const Theme& theme) {
    const Vec size = canvas.size();
    const std::array corners{Vertex{{0, 0}, theme.paper}, Vertex{{size.x, 0}, theme.paper},
                             Vertex{{size.x, size.y}, theme.paper_low},
                             Vertex{{0, size.y}, theme.paper_low}};
    const std::array triangles{corners[0], corners[1], corners[2],
                               corners[0], corners[2], corners[3]};
    canvas.triangles(triangles);
}

void draw_page(Canvas& canvas, const Theme& theme, const Page& page, const Hands& hands) {
    Painter(canvas, theme, page, hands).paint();
}

} // namespace game::ui
