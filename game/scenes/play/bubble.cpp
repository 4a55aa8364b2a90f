#include "game/scenes/play/bubble.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "game/ui/page.hpp"
#include "game/ui/shapes.hpp"

namespace game::play {

namespace {

using ui::faded;
using ui::mix;

constexpr float text_size = 16;
constexpr Colour ink{0x1B, 0x17, 0x14, 255};

void add_tail(ui::Mesh& mesh, const Rect& box, float length, float half, Colour fill) {
    const float y = box.centre().y;
    mesh.convex(
        std::array{Vec{box.x + 3, y - half}, Vec{box.x - length, y}, Vec{box.x + 3, y + half}},
        fill);
}

void add_plain(ui::Mesh& mesh, const ui::Theme& theme, const Rect& box) {
    mesh.shadow(box, 14, 12, theme.shadow);
    add_tail(mesh, box, 9, 8, theme.accent);
    mesh.rounded(box, 14, theme.accent);
}

/// Inked and printed: a thick outline, a hard shadow and dots of a second colour in the corner.
void add_comic(ui::Mesh& mesh, const Rect& box) {
    constexpr Colour paper{0xFF, 0xFC, 0xEE, 255}, dots{0xFF, 0xC9, 0x3C, 255};
    const float radius = box.h / 2;
    const auto balloon = [&](Rect rect, float more, Colour fill) {
        add_tail(mesh, rect, 12 + more * 2, 8 + more, fill);
        mesh.rounded(rect.inset(-more), radius + more, fill);
    };
    balloon({box.x + 2, box.y + 3, box.w, box.h}, 2, faded(ink, 0.85F));
    balloon(box, 2.2F, ink);
    balloon(box, 0, paper);
    constexpr float step = 7;
    for (int row = 0; row < 5; ++row)
        for (int column = 0; column < 7; ++column) {
            const float shift = row % 2 == 0 ? 0 : step / 2;
            const Vec at{box.right() - 6 - step * static_cast<float>(column) - shift,
                         box.bottom() - 5 - step * 0.8F * static_cast<float>(row)};
            const float size = 2.6F - 0.3F * static_cast<float>(column + row);
            // within the round end
            const Vec hub{box.right() - radius, box.centre().y};
            const bool inside = at.x < hub.x || std::hypot(at.x - hub.x, at.y - hub.y) < radius - 3;
            if (size > 0.5F && inside)
                mesh.disc(at, size, dots);
        }
}

/// A form torn off a roll, with a strip pasted on for the words, and a postmark.
void add_telegram(ui::Mesh& mesh, const ui::Theme& theme, const Rect& box) {
    constexpr Colour form{0xE8, 0xC9, 0x8A, 255}, strip{0xFF, 0xFB, 0xEF, 255},
        rule{0x9A, 0x5B, 0x2E, 255};
    mesh.shadow(box, 4, 10, theme.shadow);
    add_tail(mesh, box, 9, 7, form);
    mesh.rounded(box, 3, mix(form, strip, 0.25F), form);
    const int teeth = static_cast<int>(box.h / 6);
    const float step = box.h / static_cast<float>(teeth);
    for (int i = 0; i < teeth; ++i) {
        const float y = box.y + step * (static_cast<float>(i) + 0.5F);
        mesh.convex(std::array{Vec{box.right() - 1, y - step / 2}, Vec{box.right() + 4, y},
                               Vec{box.right() - 1, y + step / 2}},
                    form);
    }
    for (const float y : {box.y + 3.5F, box.bottom() - 5})
        mesh.rounded({box.x + 6, y, box.w - 12, 1.5F}, 0.7F, faded(rule, 0.65F));
    const Rect pasted = box.inset(8, 8);
    mesh.rounded({pasted.x + 1, pasted.y + 1.5F, pasted.w, pasted.h}, 1.5F, faded(ink, 0.22F));
    mesh.rounded(pasted, 1.5F, strip, mix(strip, form, 0.18F));
    const Vec mark{box.right() - 13, box.y + 10};
    mesh.ring(mark, 9, 1.3F, faded(rule, 0.55F));
    mesh.ring(mark, 5.5F, 1, faded(rule, 0.45F));
}

} // namespace

void draw_bubble(Canvas& canvas, const ui::Theme& theme, BubbleStyle style, const Rect& room,
                 const std::string& words) {
    const float width = canvas.metrics().width(words, text_size, Face::bold) + 40;
    const Rect box{room.x + 14, room.y + 4, std::min(width, room.w - 22), room.h - 8};
    ui::Mesh mesh(1 / canvas.scale());
    switch (style) {
    case BubbleStyle::plain:
        add_plain(mesh, theme, box);
        break;
    case BubbleStyle::comic:
        add_comic(mesh, box);
        break;
    case BubbleStyle::telegram:
        add_telegram(mesh, theme, box);
        break;
    }
    mesh.draw(canvas);
    canvas.text(ui::fitted(canvas.metrics(), words, box.w - 32, text_size, Face::bold),
                {box.centre().x, ui::baseline(box.centre().y, text_size)},
                {text_size, ink, Face::bold, Align::centre});
}

} // namespace game::play
