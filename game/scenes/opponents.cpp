#include "game/scenes/opponents.hpp"

#include <utility>
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

void add_opponents(ui::Page& page, const Context& context, engine::GameId game, const Rect& row,
                   std::optional<engine::LevelName> chosen) {
    const ui::Texts& texts = context.texts;
    std::vector<float> needs;
    for (const Opponent& one : all_opponents()) {
        ui::Control card{.id = id_of(one),
                         .kind = ui::Kind::choice,
                         .label = one ? bot_name(texts, *one) : texts("setup.friend"),
                         .detail = one ? level_word(texts, *one) : texts("setup.friend.where"),
                         .selected = one == chosen,
                         .tip = one ? level_words(texts, game, *one) : texts("setup.about.two")};
        needs.push_back(ui::parts::choice_need(context.metrics, card));
        page.push_back(std::move(card));
    }
    const auto places = ui::split(row, needs, 8);
    for (std::size_t i = 0; i < places.size(); ++i)
        page[page.size() - places.size() + i].rect = places[i];
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
