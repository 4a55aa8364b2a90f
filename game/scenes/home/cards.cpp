#include "game/scenes/home/cards.hpp"

#include <algorithm>

#include "game/ui/icons.hpp"
#include "game/ui/layout.hpp"
#include "game/ui/parts.hpp"
#include "game/ui/shapes.hpp"

namespace game::home {

namespace {

using engine::GameId;

/// What each card shows: pawns that flip there and back, discs enclosed in many directions, a leap,
/// an elephant taken by a rat and the way into the den.
std::array<Demo, 3> demos() {
    return {Demo{GameId::worpion,
                 "gg1G/O3/1o2/2O1 o f",
                 {"d4-d3", "a2r", "b2-b1", "c3r", "d3-d4", "a1r"}},
            Demo{GameId::reversi,
                 "-----------O---O----O--O-OOOOOXO---XXXX-----XXX----------------- X",
                 {"a4", "e7", "d6"}},
            Demo{GameId::jungle,
                 "2d4/3P2l/r6/6e/L2w3/6R/3T3/1c1D3/7 b 0",
                 {"7 a5xd5", "8 g6-g5", "1 g4xg5", "1 a7-b7", "5 d8-d9"}}};
}

/// What the card does: a way on, in the colours of a main button once it is the one to press.
void draw_way_in(Canvas& canvas, const ui::Theme& theme, const Rect& title, bool main) {
    const Vec at{title.right() - 22, title.centre().y};
    ui::Mesh mesh(1 / canvas.scale());
    mesh.disc(at, 22, main ? theme.accent_low : theme.line);
    mesh.disc(at, 21, main ? theme.accent : theme.control);
    ui::add_icon(mesh, ui::Icon::next, at, 20, main ? theme.accent_ink : theme.control_ink);
    mesh.draw(canvas);
}

} // namespace

Cards::Cards() : demos_(demos()) {}

void Cards::stop() {
    for (Demo& demo : demos_)
        demo.stop();
}

void Cards::update(float seconds, bool reduced, float speed) {
    for (Demo& demo : demos_)
        demo.update(seconds, reduced, speed);
}

bool Cards::moving() const {
    return std::any_of(demos_.begin(), demos_.end(),
                       [](const Demo& demo) { return demo.moving(); });
}

ui::Page Cards::page(const ui::Texts& texts, const Rect& row) {
    constexpr float gap = 24;
    const auto games = engine::all_games();
    const std::vector<Rect> places = ui::split(row, games.size(), gap);
    ui::Page page;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const std::string key(engine::info(games[i]).key);
        page.push_back({.id = key,
                        .kind = ui::Kind::card,
                        .rect = places[i],
                        .label = texts("game." + key),
                        .detail = texts(key + ".about")});
    }
    return page;
}

void Cards::draw(Canvas& canvas, const Context& context, GameId game, const ui::Control& card,
                 bool main) const {
    const Rect title = ui::parts::card_words(context.metrics, card).title;
    const Rect room = card.rect.inset(ui::parts::card_padding);
    if (!context.hurried)
        demo(game).draw(canvas, context, {room.x, room.y, room.w, title.y - 8 - room.y});
    draw_way_in(canvas, context.theme(), title, main);
}

} // namespace game::home
