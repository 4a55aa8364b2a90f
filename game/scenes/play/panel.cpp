#include "game/scenes/play/panel.hpp"

#include <algorithm>

#include "game/ui/page.hpp"
#include "game/ui/shapes.hpp"

namespace game::play {

namespace {

constexpr float move_row = 28, sentence_line = 21, sentence_gap = 7;

using Paragraphs = std::vector<std::vector<std::string>>;

Paragraphs wrapped_to(const TextMetrics& metrics, float width,
                      const std::vector<std::string>& sentences) {
    Paragraphs wrapped;
    for (const std::string& sentence : sentences)
        wrapped.push_back(ui::wrap(metrics, sentence, width, 15, Face::body));
    return wrapped;
}

float height_of(const Paragraphs& wrapped) {
    float height = 0;
    for (const auto& lines : wrapped)
        height += sentence_gap + sentence_line * static_cast<float>(lines.size());
    return height;
}

void draw_bubble(Canvas& canvas, const ui::Theme& theme, const Rect& strip,
                 const std::string& words) {
    const float size = 16, width = canvas.metrics().width(words, size, Face::bold) + 28;
    const Rect bubble{strip.x + 52, strip.y + 4, std::min(width, strip.w - 60), strip.h - 8};
    ui::Mesh mesh(1 / canvas.scale());
    mesh.shadow(bubble, 14, 12, theme.shadow);
    const float y = bubble.centre().y;
    const std::array tail{Vec{bubble.x + 2, y - 8}, Vec{bubble.x - 9, y}, Vec{bubble.x + 2, y + 8}};
    mesh.convex(tail, theme.accent);
    mesh.rounded(bubble, 14, theme.accent);
    mesh.draw(canvas);
    canvas.text(ui::fitted(canvas.metrics(), words, bubble.w - 20, size, Face::bold),
                {bubble.centre().x, ui::baseline(y, size)},
                {size, theme.accent_ink, Face::bold, Align::centre});
}

// Rounds won, as pips at the right end; gives how much room they took.
float draw_score(Canvas& canvas, const ui::Theme& theme, const Strip& strip) {
    if (strip.rounds < 2)
        return 0;
    ui::Mesh mesh(1 / canvas.scale());
    const float step = 18, y = strip.rect.centre().y;
    for (int i = 0; i < strip.rounds; ++i) {
        const Vec at{strip.rect.right() - 20 - step * static_cast<float>(strip.rounds - 1 - i), y};
        if (i < strip.won)
            mesh.disc(at, 6.5F, theme.accent);
        mesh.ring(at, 7, 1.5F, theme.muted);
    }
    mesh.draw(canvas);
    return step * static_cast<float>(strip.rounds) + 16;
}

// The pieces still in hand, the last ones at the right.
void draw_tray(Canvas& canvas, const ui::Theme& theme, const board::Skin& skin, const Strip& strip,
               float right) {
    const float radius = std::min(11.F, strip.rect.h * 0.19F), step = radius * 2 + 4;
    const float y = strip.rect.centre().y;
    ui::Mesh holes(1 / canvas.scale());
    for (int i = 0; i < strip.in_all; ++i)
        holes.disc({right - radius - step * static_cast<float>(i), y}, radius * 0.4F,
                   ui::faded(theme.muted, 0.35F));
    holes.draw(canvas);
    for (int i = 0; i < strip.in_hand; ++i)
        board::draw_piece(canvas, skin, {right - radius - step * static_cast<float>(i), y}, radius,
                          strip.side, 0);
}

} // namespace

void draw_strip(Canvas& canvas, const ui::Theme& theme, const board::Skin& skin,
                const Strip& strip) {
    const Rect& rect = strip.rect;
    ui::Mesh mesh(1 / canvas.scale());
    mesh.shadow(rect, 14, 12, theme.shadow);
    mesh.rounded(rect, 14, theme.card, theme.card_low);
    if (strip.to_play) {
        const auto [recto, verso] = board::colours(skin, strip.side);
        const bool dark = ui::contrast(recto, theme.card) >= ui::contrast(verso, theme.card);
        mesh.rounded_ring(rect, 14, 3, dark ? recto : verso);
    }
    mesh.draw(canvas);
    board::draw_piece(canvas, skin, {rect.x + 30, rect.centre().y}, rect.h * 0.29F, strip.side, 0);

    const float score = draw_score(canvas, theme, strip);
    const float right = rect.right() - 14 - score;
    const float radius = std::min(11.F, rect.h * 0.19F);
    const float tray = (radius * 2 + 4) * static_cast<float>(strip.in_all);
    draw_tray(canvas, theme, skin, strip, right);

    const float room = right - tray - rect.x - 68;
    const TextMetrics& metrics = canvas.metrics();
    const std::string name = ui::fitted(metrics, strip.name, room, 18, Face::bold);
    const float y = rect.centre().y;
    if (strip.note.empty()) {
        canvas.text(name, {rect.x + 58, ui::baseline(y, 18)}, {18, theme.ink, Face::bold});
    } else {
        canvas.text(name, {rect.x + 58, y - 2}, {18, theme.ink, Face::bold});
        canvas.text(ui::fitted(metrics, strip.note, room, 14, Face::body), {rect.x + 58, y + 16},
                    {14, theme.muted});
    }
    if (strip.bubble)
        draw_bubble(canvas, theme, rect, *strip.bubble);
}

void draw_prompt(Canvas& canvas, const ui::Theme& theme, Rect rect, const Prompt& prompt) {
    ui::Mesh mesh(1 / canvas.scale());
    mesh.shadow(rect, 16, 14, theme.shadow);
    mesh.rounded(rect, 16, theme.card, theme.card_low);
    if (prompt.mine)
        mesh.rounded({rect.x, rect.y + 14, 6, rect.h - 28}, 3, theme.accent);
    mesh.draw(canvas);
    const TextMetrics& metrics = canvas.metrics();
    const float width = rect.w - 36;
    float y = rect.y + 32;
    const auto titles = prompt.words.empty()
                            ? ui::wrap(metrics, prompt.title, width, 20, Face::bold)
                            : std::vector{ui::fitted(metrics, prompt.title, width, 20, Face::bold)};
    for (const std::string& title : titles) {
        canvas.text(title, {rect.x + 18, y}, {20, theme.ink, Face::bold});
        y += 26;
    }
    y -= 2;
    const auto lines = ui::wrap(metrics, prompt.words, width, 15, Face::body);
    for (std::size_t i = 0; i < lines.size() && y < rect.bottom() - 6; ++i, y += 20)
        canvas.text(lines[i], {rect.x + 18, y},
                    {15, prompt.refusal ? theme.danger : theme.muted,
                     prompt.refusal ? Face::bold : Face::body});
}

float moves_height(const std::vector<Turn>& turns) {
    return move_row * static_cast<float>(turns.size());
}

float sentences_height(const TextMetrics& metrics, float width,
                       const std::vector<std::string>& sentences) {
    return height_of(wrapped_to(metrics, width, sentences));
}

void draw_moves(Canvas& canvas, const ui::Theme& theme, const board::Skin& skin, Rect list,
                const std::vector<Turn>& turns, float back) {
    canvas.clip(list);
    float y = list.y + std::min(0.F, list.h - moves_height(turns) + back);
    for (std::size_t i = 0; i < turns.size(); ++i, y += move_row) {
        if (y + move_row < list.y || y > list.bottom())
            continue;
        const float middle = y + move_row / 2;
        canvas.text(std::to_string(i + 1) + ".", {list.x + 28, ui::baseline(middle, 15)},
                    {15, theme.muted, Face::figures, Align::right});
        board::draw_piece(canvas, skin, {list.x + 46, middle}, 8, turns[i].side, 0);
        canvas.text(turns[i].text, {list.x + 64, ui::baseline(middle, 17)},
                    {17, theme.ink, Face::figures});
    }
    canvas.clip(std::nullopt);
}

void draw_sentences(Canvas& canvas, const ui::Theme& theme, Rect list,
                    const std::vector<std::string>& sentences, float back) {
    const auto wrapped = wrapped_to(canvas.metrics(), list.w, sentences);
    canvas.clip(list);
    float y = list.y + std::min(0.F, list.h - height_of(wrapped) + back);
    for (std::size_t i = 0; i < wrapped.size(); ++i, y += sentence_gap) {
        const bool latest = i + 1 == wrapped.size();
        for (const std::string& words : wrapped[i]) {
            y += sentence_line;
            if (y > list.y && y - sentence_line < list.bottom())
                canvas.text(words, {list.x, y - 6}, {15, latest ? theme.ink : theme.muted});
        }
    }
    canvas.clip(std::nullopt);
}

void draw_facts(Canvas& canvas, const ui::Theme& theme, Rect list,
                const std::vector<std::pair<std::string, std::string>>& facts) {
    const TextMetrics& metrics = canvas.metrics();
    float y = list.y + 6;
    for (const auto& [what, value] : facts) {
        if (y + 40 > list.bottom())
            break;
        canvas.text(what, {list.x, y + 14}, {14, theme.muted});
        canvas.text(ui::fitted(metrics, value, list.w, 17, Face::bold), {list.x, y + 35},
                    {17, theme.ink, Face::bold});
        y += 52;
    }
}

} // namespace game::play
