#include "game/scenes/play/panel.hpp"

#include <algorithm>
#include <array>

#include "game/scenes/play/strip.hpp"
#include "game/ui/page.hpp"
#include "game/ui/shapes.hpp"

namespace game::play {

namespace {

constexpr float move_row = 28, sentence_line = 21, sentence_gap = 7;

constexpr float sign = 18; ///< room of a clock before a sentence

using Paragraphs = std::vector<std::vector<std::string>>;

Paragraphs wrapped_to(const TextMetrics& metrics, float width, const std::vector<Told>& sentences) {
    Paragraphs wrapped;
    for (const Told& told : sentences)
        wrapped.push_back(
            ui::wrap(metrics, told.words, told.automatic ? width - sign : width, 15, Face::body));
    return wrapped;
}

// The turns two by two: the first side's and the answer.
struct Pair {
    std::array<const Turn*, 2> turns{};
};

std::vector<Pair> paired(const std::vector<Turn>& turns) {
    std::vector<Pair> pairs;
    for (const Turn& turn : turns) {
        if (pairs.empty() || turn.side == engine::Side::first)
            pairs.emplace_back();
        pairs.back().turns[engine::index(turn.side)] = &turn;
    }
    return pairs;
}

constexpr float fact_size = 15, fact_line = 21, fact_row = 30;

/// A fact as it is set: the value stands beside its name where there is room, else below.
struct FactLines {
    std::vector<std::string> lines;
    bool beside = false;
    float height = 0;
};

FactLines set(const TextMetrics& metrics, float width, const Fact& fact) {
    const bool named = !fact.what.empty();
    const float name = metrics.width(fact.what, fact_size, Face::body) + 16;
    if (named && name + metrics.width(fact.value, fact_size, Face::bold) <= width)
        return {{fact.value}, true, fact_row};
    FactLines at{ui::wrap(metrics, fact.value, width, fact_size, named ? Face::bold : Face::body)};
    at.height = (named ? fact_row - 6 : 6) + fact_line * static_cast<float>(at.lines.size());
    return at;
}

float height_of(const Paragraphs& wrapped) {
    float height = 0;
    for (const auto& lines : wrapped)
        height += sentence_gap + sentence_line * static_cast<float>(lines.size());
    return height;
}

} // namespace

void draw_clock_sign(Canvas& canvas, Vec centre, Colour colour) {
    ui::Mesh mesh(1 / canvas.scale());
    mesh.ring(centre, 6.5F, 1.5F, colour);
    const std::array hands{centre + Vec{0, -4}, centre, centre + Vec{3, 1.5F}};
    mesh.stroke(hands, 1.5F, colour);
    mesh.draw(canvas);
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
    const float size = prompt.offer ? 17.F : 20.F;
    float y = rect.y + size + 12;
    const auto titles =
        prompt.words.empty()
            ? ui::wrap(metrics, prompt.title, width, size, Face::bold)
            : std::vector{ui::fitted(metrics, prompt.title, width, size, Face::bold)};
    for (const std::string& title : titles) {
        canvas.text(title, {rect.x + 18, y}, {size, theme.ink, Face::bold});
        y += size + 6;
    }
    y -= 2;
    const Face face = prompt.refusal ? Face::bold : Face::body;
    const auto lines = ui::wrap(metrics, prompt.words, width, 15, face);
    for (std::size_t i = 0; i < lines.size() && y < rect.bottom() - 6; ++i, y += 20)
        canvas.text(lines[i], {rect.x + 18, y},
                    {15, prompt.refusal ? theme.warning : theme.muted, face});
}

void draw_banner(Canvas& canvas, const ui::Theme& theme, const Rect& board,
                 const std::string& words) {
    constexpr float size = 19, line = 26;
    const TextMetrics& metrics = canvas.metrics();
    const auto lines = ui::wrap(metrics, words, board.w - 64, size, Face::bold);
    float width = 0;
    for (const std::string& words_of : lines)
        width = std::max(width, metrics.width(words_of, size, Face::bold));
    const Vec middle = board.centre();
    const float height = line * static_cast<float>(lines.size()) + 28;
    const Rect banner{middle.x - width / 2 - 24, middle.y - height / 2, width + 48, height};
    ui::Mesh mesh(1 / canvas.scale());
    mesh.shadow({banner.x, banner.y + 4, banner.w, banner.h}, 18, 24, theme.shadow);
    mesh.rounded(banner, 18, theme.accent);
    mesh.draw(canvas);
    float y = banner.y + 14 + line / 2;
    for (const std::string& words_of : lines) {
        canvas.text(words_of, {middle.x, ui::baseline(y, size)},
                    {size, theme.accent_ink, Face::bold, Align::centre});
        y += line;
    }
}

float moves_height(const std::vector<Turn>& turns) {
    return move_row * static_cast<float>(paired(turns).size());
}

float sentences_height(const TextMetrics& metrics, float width,
                       const std::vector<Told>& sentences) {
    return height_of(wrapped_to(metrics, width, sentences));
}

void draw_moves(Canvas& canvas, const ui::Theme& theme, const board::Skin& skin, Rect list,
                const std::vector<Turn>& turns, float back) {
    constexpr float size = 15, number = 34;
    const std::vector<Pair> pairs = paired(turns);
    const float column = (list.w - number) / 2;
    canvas.clip(list);
    float y = list.y + std::min(0.F, list.h - moves_height(turns) + back);
    for (std::size_t i = 0; i < pairs.size(); ++i, y += move_row) {
        if (y + move_row < list.y || y > list.bottom())
            continue;
        const float middle = y + move_row / 2;
        canvas.text(std::to_string(i + 1) + ".", {list.x + number - 8, ui::baseline(middle, size)},
                    {size, theme.muted, Face::figures, Align::right});
        float x = list.x + number;
        for (const Turn* turn : pairs[i].turns) {
            if (turn != nullptr) {
                draw_side(canvas, theme, skin, {x + 8, middle}, 7, turn->side);
                canvas.text(turn->text, {x + 21, ui::baseline(middle, size)},
                            {size, theme.ink, Face::figures});
                if (turn->automatic)
                    draw_clock_sign(
                        canvas,
                        {x + 31 + canvas.metrics().width(turn->text, size, Face::figures), middle},
                        theme.warning);
            }
            x += column;
        }
    }
    canvas.clip(std::nullopt);
}

void draw_sentences(Canvas& canvas, const ui::Theme& theme, Rect list,
                    const std::vector<Told>& sentences, float back) {
    const auto wrapped = wrapped_to(canvas.metrics(), list.w, sentences);
    canvas.clip(list);
    float y = list.y + std::min(0.F, list.h - height_of(wrapped) + back);
    for (std::size_t i = 0; i < wrapped.size(); ++i, y += sentence_gap) {
        const bool latest = i + 1 == wrapped.size();
        const bool automatic = sentences[i].automatic;
        if (automatic && y > list.y - sentence_line && y < list.bottom())
            draw_clock_sign(canvas, {list.x + 7, y + sentence_line / 2 - 1}, theme.warning);
        for (const std::string& words : wrapped[i]) {
            y += sentence_line;
            if (y > list.y && y - sentence_line < list.bottom())
                canvas.text(words, {list.x + (automatic ? sign : 0), y - 6},
                            {15, latest ? theme.ink : theme.muted});
        }
    }
    canvas.clip(std::nullopt);
}

float facts_height(const TextMetrics& metrics, float width, const std::vector<Fact>& facts) {
    float height = 0;
    for (const Fact& fact : facts)
        height += set(metrics, width, fact).height;
    return height;
}

void draw_facts(Canvas& canvas, const ui::Theme& theme, Rect list, const std::vector<Fact>& facts,
                float down) {
    canvas.clip(list);
    float y = list.y - down;
    for (const Fact& fact : facts) {
        const FactLines at = set(canvas.metrics(), list.w, fact);
        const bool named = !fact.what.empty();
        if (named)
            canvas.text(fact.what, {list.x, y + fact_line}, {fact_size, theme.muted});
        for (std::size_t i = 0; i < at.lines.size(); ++i) {
            const auto line = static_cast<float>(i + (named && !at.beside ? 2 : 1));
            canvas.text(at.lines[i], {at.beside ? list.right() : list.x, y + fact_line * line},
                        {fact_size, named ? theme.ink : theme.muted,
                         named ? Face::bold : Face::body, at.beside ? Align::right : Align::left});
        }
        y += at.height;
    }
    canvas.clip(std::nullopt);
}

} // namespace game::play
