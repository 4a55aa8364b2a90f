#include "game/scenes/profile/day_one.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "game/scenes/bot_words.hpp"
#include "game/scenes/portrait.hpp"
#include "game/ui/layout.hpp"
#include "game/ui/parts.hpp"

namespace game::profile {

namespace {

using engine::LevelName;
using ui::Kind;

constexpr float padding = 28, between = 16, highest_card = 208, line_size = 15;

std::string id_of(LevelName level) {
    return "first-" + std::string(engine::to_text(level));
}

/// A card, and what its bot is like below it.
void add_bot(ui::Page& page, const Context& context, LevelName level, const Rect& card,
             float line_height) {
    const engine::GameId game = context.settings.game;
    page.push_back({.id = id_of(level),
                    .kind = Kind::choice,
                    .rect = card,
                    .label = bot_name(context.texts, level),
                    .detail = level_word(context.texts, level),
                    .size = 18,
                    .tip = level_words(context.texts, game, level)});
    page.push_back({.kind = Kind::text,
                    .rect = {card.x, card.bottom() + 10, card.w, line_height},
                    .label = bot_line(context.texts, game, level),
                    .size = line_size,
                    .align = Align::centre,
                    .muted = true});
}

} // namespace

void add_day_one(ui::Page& page, const Context& context, const Rect& room, bool reading) {
    const ui::Texts& texts = context.texts;
    page.push_back({.kind = Kind::panel, .rect = room});
    if (reading) {
        page.push_back({.kind = Kind::text,
                        .rect = {room.x, room.centre().y - 24, room.w, 48},
                        .label = texts("history.looking"),
                        .align = Align::centre,
                        .muted = true});
        return;
    }
    const auto levels = engine::all_levels();
    const Rect inner = room.inset(padding, 0);
    float line = 0;
    const auto places = ui::split(inner, levels.size(), between);
    for (const LevelName level : levels)
        line = std::max(line, ui::text_height(context.metrics,
                                              bot_line(texts, context.settings.game, level),
                                              places.front().w, line_size, Face::body));
    const float head =
        ui::text_height(context.metrics, texts("profile.empty"), inner.w, 26, Face::bold) + 4 +
        ui::text_height(context.metrics, texts("profile.empty.words"), inner.w, 17, Face::body) +
        20;
    const float foot = 10 + line;
    const float card = std::min(highest_card, room.h - 2 * padding - head - foot);
    const float spare = room.h - head - card - foot;
    ui::Column column(context.metrics, {inner.x, std::round(room.y + spare / 2), inner.w, 0});
    page.push_back(column.title(texts("profile.empty"), 26));
    page.back().align = Align::centre;
    column.skip(4);
    page.push_back(column.text(texts("profile.empty.words"), 17, true));
    page.back().align = Align::centre;
    column.skip(20);
    for (std::size_t i = 0; i < levels.size(); ++i)
        add_bot(page, context, levels[i], {places[i].x, column.y(), places[i].w, card}, line);
}

void draw_day_one(Canvas& canvas, const ui::Page& page, const ui::Hands& hands) {
    for (const LevelName level : engine::all_levels()) {
        const ui::Control* found = ui::find(page, id_of(level));
        if (found == nullptr)
            return;
        ui::Control card = *found;
        card.rect = ui::shown_rect(card, hands);
        const Rect picture = ui::parts::choice_picture(card);
        draw_portrait(canvas, level, picture.centre(), std::min(picture.h, picture.w) / 2 - 8);
    }
}

std::optional<LevelName> first_opponent(const std::string& id) {
    for (const LevelName level : engine::all_levels())
        if (id == id_of(level))
            return level;
    return std::nullopt;
}

} // namespace game::profile
