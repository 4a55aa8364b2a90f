#include "game/scenes/profile/card.hpp"

#include <array>
#include <cmath>
#include <cstddef>
#include <optional>
#include <string>

#include "game/scenes/bot_words.hpp"
#include "game/scenes/emblem.hpp"
#include "game/scenes/portrait.hpp"
#include "game/scenes/profile/charts.hpp"

namespace game::profile {

namespace {

using ui::Kind;

/// Whom the rows are about: each bot, and people across the network.
using Opponent = std::optional<engine::LevelName>;
constexpr std::size_t rows = 5;

std::array<Opponent, rows> all_opponents() {
    std::array<Opponent, rows> all;
    std::size_t row = 0;
    for (const engine::LevelName level : engine::all_levels())
        all[row++] = level;
    return all;
}

const Tally& tally_of(const Statistics::Game& record, const Opponent& opponent) {
    return opponent ? record.against(*opponent) : record.online;
}

constexpr float emblem = 13, face = 17;

struct Layout {
    Rect title, bar, results, runs, rule;
    std::array<Rect, rows> opponents;
};

Layout layout(const Rect& rect) {
    const bool low = rect.h < 440;
    const Rect in = rect.inset(rect.w < 280 ? 16 : 24, low ? 12 : 20);
    const float space = low ? 6 : 12;
    Layout at;
    at.title = {in.x + 2 * emblem + 10, in.y, in.w - 2 * emblem - 10, 30};
    at.bar = {in.x, at.title.bottom() + space, in.w, 12};
    at.results = {in.x, at.bar.bottom() + space, in.w, low ? 36.F : 44.F};
    at.runs = {in.x, at.results.bottom() + space, in.w, 20};
    at.rule = {in.x, at.runs.bottom() + space, in.w, 1};
    const float top = at.rule.bottom() + space;
    const float high = (in.bottom() - top) / static_cast<float>(rows);
    for (std::size_t i = 0; i < rows; ++i)
        at.opponents[i] = {in.x, std::round(top + high * static_cast<float>(i)), in.w, high};
    return at;
}

/// The words of an opponent's row, and the bar below them.
Rect row_words(const Rect& row) {
    const float x = row.x + 2 * face + 10;
    return {x, std::round(row.centre().y - 17), row.right() - x, 21};
}
Rect row_bar(const Rect& row) {
    const Rect words = row_words(row);
    return {words.x, words.bottom() + 3, words.w, 10};
}

std::string run_words(const Context& context, const Form& form, float room) {
    if (form.tally.played() == 0)
        return context.texts("profile.unplayed");
    const std::string streak = std::to_string(form.streak), best = std::to_string(form.best);
    std::string words = context.texts("profile.runs", {streak, best});
    if (context.metrics.width(words, 14, Face::body) > room)
        words = context.texts("profile.runs.short", {streak, best});
    return words;
}

std::string count_words(const Tally& tally) {
    if (tally.played() == 0)
        return "–";
    return std::to_string(tally.won) + " · " + std::to_string(tally.drawn) + " · " +
           std::to_string(tally.lost);
}

/// The level is told where there is room for it.
std::string who_words(const Context& context, const Opponent& opponent, float room) {
    std::string who =
        opponent ? bot_title(context.texts, *opponent) : context.texts("profile.online");
    if (opponent && context.metrics.width(who, 15, Face::bold) > room)
        who = bot_name(context.texts, *opponent);
    return ui::fitted(context.metrics, who, room, 15, Face::bold);
}

void add_opponent(ui::Page& page, const Context& context, const Rect& row, const Opponent& opponent,
                  const Tally& tally) {
    const std::string counts = count_words(tally);
    const float wide = std::ceil(context.metrics.width(counts, 14, Face::figures)) + 1;
    const float room = row.w - wide - 6;
    page.push_back({.kind = Kind::text,
                    .rect = {row.x, row.y, room, row.h},
                    .label = who_words(context, opponent, room),
                    .size = 15,
                    .face = Face::bold});
    page.push_back({.kind = Kind::text,
                    .rect = {row.right() - wide, row.y + 1, wide, row.h - 1},
                    .label = counts,
                    .size = 14,
                    .face = Face::figures,
                    .align = Align::right,
                    .muted = true});
}

} // namespace

void add_card(ui::Page& page, const Context& context, const Rect& rect, engine::GameId game,
              const Statistics::Game& record) {
    const Layout at = layout(rect);
    page.push_back({.kind = Kind::panel, .rect = rect});
    page.push_back({.kind = Kind::title,
                    .rect = at.title,
                    .label = context.texts("game." + std::string(engine::info(game).key)),
                    .size = 20});
    page.push_back({.kind = Kind::text,
                    .rect = at.runs,
                    .label = run_words(context, record.form, at.runs.w),
                    .size = 14,
                    .muted = true});
    page.push_back({.kind = Kind::rule, .rect = at.rule});
    const auto all = all_opponents();
    for (std::size_t i = 0; i < rows; ++i)
        add_opponent(page, context, row_words(at.opponents[i]), all[i], tally_of(record, all[i]));
}

void draw_card(Canvas& canvas, const Context& context, const Rect& rect, engine::GameId game,
               const Statistics::Game& record) {
    const Layout at = layout(rect);
    const ui::Theme& theme = context.theme();
    const auto all = all_opponents();
    ui::Mesh mesh(1 / canvas.scale());
    add_bar(mesh, theme, at.bar, record.form.tally);
    add_results(mesh, theme, at.results, record.form.last);
    for (std::size_t i = 0; i < rows; ++i)
        add_bar(mesh, theme, row_bar(at.opponents[i]), tally_of(record, all[i]));
    mesh.draw(canvas);

    draw_emblem(canvas, context, game, {at.bar.x + emblem, at.title.centre().y}, emblem);
    for (std::size_t i = 0; i < rows; ++i) {
        const Rect& row = at.opponents[i];
        const float radius = all[i] ? face : face - 5; // two stand wider than one
        draw_portrait(canvas, all[i], {row.x + face + 1, std::round(row.centre().y)}, radius);
    }
}

} // namespace game::profile
