#include "game/scenes/menu.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace game {

Go MenuScene::on(const Input& input) {
    const ui::Page now = page();
    if (const auto* pressed = std::get_if<input::KeyDown>(&input)) {
        if (pressed->key == Key::escape)
            return back();
        if (!hands_.typing(now) && key(*pressed))
            return go::Stay{};
    }
    auto what = hands_.on(input, now);
    if (what && what->paste)
        what = hands_.on(input::Pasted{context_.clipboard()}, now);
    if (!what)
        return go::Stay{};
    const ui::Control* control = ui::find(now, what->id);
    if (control != nullptr && control->kind != ui::Kind::field && control->kind != ui::Kind::slider)
        context_.audio.play(Sound::click);
    return what->id == "back" ? back() : chosen(*what);
}

void MenuScene::draw(Canvas& canvas) const {
    ui::draw_background(canvas, context_.theme());
    ui::draw_page(canvas, context_.theme(), page(), hands_);
    paint(canvas);
}

bool MenuScene::pointing() const {
    const ui::Page now = page();
    const ui::Control* control = ui::find(now, hands_.hovered());
    return control != nullptr && control->kind != ui::Kind::field;
}

MenuScene::Block MenuScene::block_of(const Rect& column, float height) const {
    constexpr float head = 44, gap = 20, margin = 24;
    const Rect room{column.x, margin, column.w, context_.size.y - 2 * margin};
    const float whole = std::min(head + gap + height, room.h);
    const Rect all = ui::centred(room, {room.w, whole});
    return {{all.x, all.y, all.w, head}, {all.x, all.y + head + gap, all.w, all.h - head - gap}};
}

ui::Control MenuScene::way_back(const Rect& row) const {
    const std::string words = texts()("menu.back");
    const float width = context_.metrics.width(words, 16, Face::body) + 48;
    return {.id = "back",
            .kind = ui::Kind::link,
            .rect = {row.x - 8, row.y, width, row.h},
            .label = words,
            .icon = ui::Icon::back};
}

ui::Page MenuScene::header(const Block& block, std::string title) const {
    const Rect& row = block.header;
    return {way_back(row),
            {.kind = ui::Kind::title,
             .rect = {row.x + 136, row.y - 1, row.w - 272, 46},
             .label = std::move(title),
             .size = 32,
             .align = Align::centre}};
}

std::pair<ui::Page, Rect> MenuScene::words_page(const Rect& column, std::string title,
                                                ui::Page words, float height) const {
    constexpr float margin = 32, gap = 28, row = 52;
    const Block block = block_of(column, height + 2 * margin + gap + row);
    ui::Page page = header(block, std::move(title));
    page.push_back({.kind = ui::Kind::panel, .rect = block.content});
    for (ui::Control& control : words) {
        control.rect.y += block.content.y + margin;
        page.push_back(std::move(control));
    }
    const Rect inner = block.content.inset(40, margin);
    return {std::move(page), {inner.x, inner.bottom() - row, inner.w, row}};
}

void OverlayScene::draw(Canvas& canvas) const {
    const Vec size = canvas.size();
    const Colour dim{0x14, 0x10, 0x0C, 150};
    const std::array<Vec, 6> corners{Vec{0, 0}, {size.x, 0},      {size.x, size.y},
                                     Vec{0, 0}, {size.x, size.y}, {0, size.y}};
    std::array<Vertex, 6> veil;
    for (std::size_t i = 0; i < corners.size(); ++i)
        veil[i] = {corners[i], dim};
    canvas.triangles(veil);
    ui::draw_page(canvas, context_.theme(), page(), hands_);
    paint(canvas);
}

std::string sentence(std::string words) {
    const bool square = words.size() > 1 && words[1] >= '1' && words[1] <= '9'; // `c4 is water`
    if (!words.empty() && !square && words.front() >= 'a' && words.front() <= 'z')
        words.front() = static_cast<char>(words.front() - 'a' + 'A');
    if (!words.empty() && std::string_view(".!?").find(words.back()) == std::string_view::npos)
        words += '.';
    return words;
}

} // namespace game
