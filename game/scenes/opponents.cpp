#include "game/scenes/opponents.hpp"

#include <vector>

#include "game/scenes/bot_words.hpp"
#include "game/scenes/portrait.hpp"
#include "game/ui/layout.hpp"
#include "game/ui/parts.hpp"

namespace game {

namespace {

constexpr std::string_view mark = "opponent-", two = "opponent-two";

using Opponent = std::optional<engine::LevelName>;

std::vector<Opponent> all_opponents() {
    std::vector<Opponent> all(engine::all_levels().begin(), engine::all_levels().end());
    all.push_back(std::nullopt);
    return all;
}

std::string id_of(const Opponent& opponent) {
    return opponent ? std::string(mark) + std::string(engine::to_text(*opponent))
                    : std::string(two);
}

} // namespace

void add_opponents(ui::Page& page, const ui::Texts& texts, engine::GameId game, const Rect& row,
                   std::optional<engine::LevelName> chosen) {
    const auto all = all_opponents();
    const auto places = ui::split(row, all.size(), 8);
    for (std::size_t i = 0; i < all.size(); ++i)
        page.push_back(
            {.id = id_of(all[i]),
             .kind = ui::Kind::choice,
             .rect = places[i],
             .label = all[i] ? bot_name(texts, *all[i]) : texts("setup.friend"),
             .detail = all[i] ? level_word(texts, *all[i]) : texts("setup.friend.where"),
             .selected = all[i] == chosen,
             .tip = all[i] ? level_words(texts, game, *all[i]) : texts("setup.about.two")});
}

void draw_opponents(Canvas& canvas, const ui::Page& page, const ui::Hands& hands) {
    for (const Opponent& opponent : all_opponents()) {
        const ui::Control* control = ui::find(page, id_of(opponent));
        if (control == nullptr)
            continue;
        ui::Control shown = *control;
        shown.rect = ui::shown_rect(*control, hands);
        const Rect room = ui::parts::choice_picture(shown);
        draw_portrait(canvas, opponent, room.centre(), room.h / 2);
    }
}

std::optional<std::optional<engine::LevelName>> opponent_of(const std::string& id) {
    for (const Opponent& opponent : all_opponents())
        if (id == id_of(opponent))
            return opponent;
    return std::nullopt;
}

} // namespace game
