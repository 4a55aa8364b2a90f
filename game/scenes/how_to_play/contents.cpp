#include "game/scenes/how_to_play/contents.hpp"

#include <algorithm>
#include <cmath>

#include "game/ui/icons.hpp"
#include "game/ui/layout.hpp"
#include "game/ui/parts.hpp"
#include "game/ui/shapes.hpp"

namespace game::how_to_play {

namespace {

using ui::Kind;

constexpr std::size_t across = 4;
constexpr float between = 12;        ///< cards
constexpr float lowest_picture = 64; ///< of a card

ui::Page cards(const std::vector<Listed>& list, const Rect& inner) {
    const std::size_t rows = (list.size() + across - 1) / across;
    const auto columns = ui::split(inner, across, between);
    const float high = std::floor((inner.h + between) / static_cast<float>(rows)) - between;
    ui::Page page;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const Rect& column = columns[i % across];
        const float y = column.y + static_cast<float>(i / across) * (high + between);
        page.push_back({.id = id_of(list[i].page),
                        .kind = Kind::choice,
                        .rect = {column.x, y, column.w, high},
                        .label = list[i].title,
                        .detail = std::to_string(list[i].page)});
    }
    return page;
}

ui::Page rows(const std::vector<Listed>& list, const Rect& inner) {
    constexpr float gap = 8;
    const std::size_t rows = (list.size() + 1) / 2;
    const auto columns = ui::split(inner, 2, 16);
    const float high =
        std::clamp(std::floor((inner.h + gap) / static_cast<float>(rows)) - gap, 44.0F, 64.0F);
    ui::Page page;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const Rect& column = columns[i / rows];
        const float y = column.y + static_cast<float>(i % rows) * (high + gap);
        page.push_back({.id = id_of(list[i].page),
                        .kind = Kind::button,
                        .rect = {column.x, y, column.w, high},
                        .label = list[i].title,
                        .size = inner.w > 800 ? 17.F : 15.F,
                        .align = Align::left});
    }
    return page;
}

} // namespace

std::string id_of(std::size_t page) {
    return "step " + std::to_string(page);
}

Contents::Contents(engine::GameId game) {
    for (const Example& example : examples(game))
        figures_.emplace_back(game, example);
}

ui::Page Contents::page(const Context& context, const std::vector<Listed>& list,
                        const Rect& inner) const {
    ui::Page page = cards(list, inner);
    const bool room = ui::parts::choice_picture(page.front()).h >= lowest_picture;
    return room && ui::overflows(context.metrics, page, inner).empty() ? page : rows(list, inner);
}

void Contents::draw(Canvas& canvas, const Context& context, const ui::Page& cards,
                    const ui::Hands& hands) const {
    std::size_t i = 0;
    for (ui::Control card : cards) {
        if (card.kind != Kind::choice)
            continue;
        card.rect = ui::shown_rect(card, hands);
        const Rect room = ui::parts::choice_picture(card).inset(12, 4);
        if (i < figures_.size()) {
            figures_[i].draw_sign(canvas, context, room);
        } else {
            ui::Mesh mesh(1 / canvas.scale());
            const bool last = i > figures_.size();
            ui::add_icon(mesh, last ? ui::Icon::gear : ui::Icon::book, room.centre(), 40,
                         context.theme().control_ink);
            mesh.draw(canvas);
        }
        ++i;
    }
}

} // namespace game::how_to_play
