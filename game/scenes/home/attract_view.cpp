#include "game/scenes/home/attract.hpp"

#include <algorithm>
#include <cmath>

#include "game/scenes/bot_words.hpp"
#include "game/scenes/demo.hpp"
#include "game/scenes/play/story.hpp"
#include "game/scenes/play/strip.hpp"
#include "game/ui/page.hpp"
#include "game/ui/shapes.hpp"

namespace game::home {

namespace {

using engine::Side;

struct Places {
    Rect far_strip, near_strip, caption;
    board::Geometry board;
};

/// The board with its two strips in the middle of what the caption leaves of the window.
Places places(const Context& context, const engine::GameInfo& game) {
    constexpr float gap = 8, caption = 48, narrowest = 480;
    const Vec size = context.size;
    const float margin = size.y < 700 ? 12 : 24, strip = size.y < 700 ? 52 : 64;
    Places at;
    at.caption = {0, size.y - margin - caption, size.x, caption};
    const Rect room{margin, margin + strip + gap, size.x - 2 * margin,
                    at.caption.y - 2 * margin - 2 * (strip + gap)};
    at.board = board::fit(room, game, board::view_of(game, Side::first), context.scale);
    const Rect& frame = at.board.frame;
    const float wide = std::max(frame.w, narrowest);
    const float x = std::round(frame.centre().x - wide / 2);
    at.far_strip = {x, frame.y - gap - strip, wide, strip};
    at.near_strip = {x, frame.bottom() + gap, wide, strip};
    return at;
}

play::Strip strip_of(const Context& context, const Exhibition& exhibition, Side side,
                     const Rect& rect) {
    const engine::Table& table = exhibition.stage().table();
    play::Strip strip;
    strip.rect = rect;
    strip.side = side;
    strip.bot = exhibition.player(side);
    strip.name = strip.short_name = bot_title(context.texts, *strip.bot);
    strip.note = play::side_name(context.texts, table.info().id, side);
    strip.to_play = !table.outcome() && table.to_act() == side;
    strip.tray = play::tray(exhibition.stage(), side);
    play::add_discs(strip, context.texts, exhibition.stage().picture());
    return strip;
}

void draw_board(Canvas& canvas, const Context& context, const Exhibition& exhibition,
                const board::Geometry& geometry) {
    const play::Stage& stage = exhibition.stage();
    board::Marks marks;
    if (!stage.moving()) {
        marks = marks_of(stage.table());
        if (!stage.played().empty())
            board::mark_last(marks, stage.played().back());
    }
    marks.won_progress = exhibition.won_progress();
    board::draw(canvas, context.theme(), context.skin(stage.table().info().id), geometry,
                stage.pawns(false), marks);
}

/// Hides what is drawn so far by the colours of the background.
void veil(Canvas& canvas, const ui::Theme& theme, float opacity) {
    const Vec size = canvas.size();
    ui::Mesh mesh(1 / canvas.scale());
    mesh.rounded({0, 0, size.x, size.y}, 0, ui::faded(theme.paper, opacity),
                 ui::faded(theme.paper_low, opacity));
    mesh.draw(canvas);
}

void draw_caption(Canvas& canvas, const Context& context, const Rect& room) {
    constexpr float size = 18;
    const ui::Theme& theme = context.theme();
    const std::string words = context.texts("attract.caption");
    const float width = std::ceil(context.metrics.width(words, size, Face::bold)) + 56;
    const Rect pill{std::round(room.centre().x - width / 2), room.y, width, room.h};
    ui::Mesh mesh(1 / canvas.scale());
    mesh.shadow({pill.x, pill.y + 3, pill.w, pill.h}, pill.h / 2, 14, theme.shadow);
    mesh.rounded(pill, pill.h / 2, theme.accent, theme.accent_low);
    mesh.draw(canvas);
    canvas.text(words, {pill.centre().x, ui::baseline(pill.centre().y, size)},
                {size, theme.accent_ink, Face::bold, Align::centre});
}

} // namespace

void Attract::draw(Canvas& canvas) const {
    const Exhibition& exhibition = *exhibition_;
    const ui::Theme& theme = context_.theme();
    const engine::GameInfo& game = exhibition.stage().table().info();
    const Places at = places(context_, game);
    ui::draw_background(canvas, theme);
    draw_board(canvas, context_, exhibition, at.board);
    const board::Skin skin = context_.skin(game.id);
    play::draw_strip(canvas, theme, skin,
                     strip_of(context_, exhibition, Side::second, at.far_strip));
    play::draw_strip(canvas, theme, skin,
                     strip_of(context_, exhibition, Side::first, at.near_strip));
    if (exhibition.shown() < 1)
        veil(canvas, theme, 1 - exhibition.shown());
    draw_caption(canvas, context_, at.caption);
}

} // namespace game::home
