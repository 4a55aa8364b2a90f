#include <algorithm>
#include <array>
#include <cmath>

#include "game/board/victory.hpp"
#include "game/scenes/at_board.hpp"
#include "game/scenes/bot_words.hpp"
#include "game/scenes/demo.hpp"
#include "game/scenes/play/panel.hpp"
#include "game/scenes/portrait.hpp"
#include "game/scenes/tutorial/flourish.hpp"
#include "game/scenes/tutorial/tutorial.hpp"
#include "game/ui/icons.hpp"
#include "game/ui/shapes.hpp"

// What the scene shows.
namespace game::tutorial {

using engine::LevelName;
using ui::Kind;

namespace {

constexpr float dot_width = 50, dot = 44, gap = 8; ///< of the steps
constexpr float face = 34;                         ///< radius of the teacher
constexpr float bubble_padding = 16, tip = 12;
constexpr float low = 44, high = 52; ///< buttons

} // namespace

std::string Tutorial::phase() const {
    return "tutorial-" + std::string(engine::info(game_).key) + '-' + std::to_string(step_ + 1) +
           (lesson_.done() ? "-done" : "");
}

std::string Tutorial::text_key(std::string_view rest) const {
    return words_key(game_, step(), rest);
}

Tutorial::Layout Tutorial::layout() const {
    const Vec size = context_.size;
    const float margin = small() ? 16 : 24;
    const float wide = std::clamp(size.x * 0.31F, 300.F, 440.F);
    Layout at;
    at.header = {margin, margin, size.x - 2 * margin, dot};
    const float top = at.header.bottom() + margin * 0.75F;
    const Rect room{margin, top, size.x - wide - 3 * margin, size.y - margin - top};
    const engine::GameInfo& info = engine::info(game_);
    at.board = board::fit(room, info, board::view_of(info, engine::Side::first), context_.scale);
    const Rect& frame = at.board.frame; // in line with it, where both are about as high
    const Rect& beside = room.h - frame.h < 24 ? frame : room;
    at.panel = {size.x - margin - wide, beside.y, wide, beside.h};
    at.inner = at.panel.inset(small() ? 16 : 24);
    return at;
}

std::vector<Landmark> Tutorial::landmarks() const {
    return squares_of(layout().board);
}

ui::Page Tutorial::page() const {
    const Layout at = layout();
    ui::Page page{way_back(at.header)};
    add_dots(page, at.header);
    page.push_back({.kind = Kind::panel, .rect = at.panel});
    add_words(page, at.inner);
    add_buttons(page, at.inner);
    return page;
}

/// The steps, and before them what this is, where there is room.
void Tutorial::add_dots(ui::Page& page, const Rect& row) const {
    constexpr float size = 22;
    const float all = static_cast<float>(step_count) * (dot_width + gap) - gap;
    float x = row.right() - all;
    const Rect room{page[0].rect.right() + gap, row.y + 5, x - page[0].rect.right() - 3 * gap, 34};
    const std::string title =
        texts()("tutorial.title", {texts()("game." + std::string(engine::info(game_).key))});
    if (context_.metrics.width(title, size, Face::bold) <= room.w)
        page.push_back({.kind = Kind::title, .rect = room, .label = title, .size = size});
    for (std::size_t i = 0; i < step_count; ++i, x += dot_width + gap)
        page.push_back({.id = "step " + std::to_string(i + 1),
                        .kind = i == step_ ? Kind::main : Kind::button,
                        .rect = {x, row.y, dot_width, dot},
                        .label = std::to_string(i + 1)});
}

bool Tutorial::small() const {
    return context_.size.x < 1000 || context_.size.y < 700;
}

float Tutorial::words_size() const {
    return small() ? 17 : 19;
}

/// What Minim says: the task, or how well it went.
std::string Tutorial::words() const {
    if (!lesson_.done())
        return texts()(text_key('.' + std::to_string(lesson_.number() + 1)));
    std::array<std::string, 2> discs;
    for (const engine::Count& count : stage_.picture().counts)
        if (count.kind == engine::CountKind::discs && count.owner)
            discs[static_cast<std::size_t>(*count.owner)] = std::to_string(count.value);
    return texts()(text_key(".done"), discs);
}

Rect Tutorial::bubble(const Rect& inner) const {
    const float height = ui::text_height(context_.metrics, words(), inner.w - 2 * bubble_padding,
                                         words_size(), lesson_.done() ? Face::bold : Face::body);
    return {inner.x, inner.y + 2 * face + tip + 4, inner.w, height + 2 * bubble_padding - 4};
}

/// Who speaks, about what; the words in a bubble; below it the answer to a wrong try, or how the
/// hand does what is asked.
void Tutorial::add_words(ui::Page& page, const Rect& inner) const {
    const float left = 2 * face + 14;
    ui::Column head(context_.metrics, {inner.x + left, inner.y, inner.w - left, 0});
    const std::string number = std::to_string(step_ + 1), count = std::to_string(step_count);
    page.push_back(head.text(texts()("tutorial.step", {number, count}), 15, true));
    page.push_back(head.title(texts()(text_key("")), small() ? 20 : 24));
    const Rect said = bubble(inner);
    ui::Column column(context_.metrics, said.inset(bubble_padding, bubble_padding - 2));
    page.push_back(
        column.text(words(), words_size(), false, lesson_.done() ? Face::bold : Face::body));
    ui::Column below(context_.metrics, {inner.x, said.bottom() + 12, inner.w, 0});
    if (answer_)
        page.push_back(below.text(*answer_, 16, false, Face::bold));
    else if (lesson_.asks() && !lesson_.task().help.empty())
        page.push_back(below.text(texts()(lesson_.task().help), 15, true));
}

void Tutorial::add_buttons(ui::Page& page, const Rect& inner) const {
    const Rect below{inner.x, inner.bottom() - high, inner.w, high};
    const Rect row{inner.x, below.y - gap - low, inner.w, low};
    const bool shows = !lesson_.done() && !lesson_.task().guided; // else there is nothing to show
    const std::string again = texts()("tutorial.again"), show = texts()("tutorial.show");
    const auto width = [this](const std::string& text) {
        return context_.metrics.width(text, 16, Face::bold);
    };
    const float spare = (inner.w - gap - width(again) - width(show)) / 2;
    const Rect left{row.x, row.y, std::floor(width(again) + spare), low};
    const Rect right{left.right() + gap, row.y, row.right() - left.right() - gap, low};
    page.push_back({.id = "again",
                    .kind = Kind::button,
                    .rect = shows ? left : row,
                    .label = again,
                    .enabled = !stage_.played().empty()});
    if (shows)
        page.push_back({.id = "show",
                        .kind = Kind::button,
                        .rect = right,
                        .label = show,
                        .enabled = lesson_.asks() && !lesson_.advice()});
    if (lesson_.done())
        page.push_back({.id = "next",
                        .kind = Kind::main,
                        .rect = below,
                        .label = texts()(last() ? "tutorial.finish" : "menu.next"),
                        .size = 18,
                        .icon = ui::Icon::next});
    else
        page.push_back({.id = "skip",
                        .kind = Kind::button,
                        .rect = below,
                        .label = texts()("tutorial.skip"),
                        .icon = ui::Icon::next});
}

std::vector<engine::Move> Tutorial::my_moves() const {
    return lesson_.asks() ? stage_.table().moves() : std::vector<engine::Move>{};
}

bool Tutorial::advises() const {
    return lesson_.advice().has_value() && !stage_.moving();
}

board::Marks Tutorial::marks() const {
    board::Marks marks;
    if (stage_.moving()) {
        board::mark_rules(marks, stage_.picture());
    } else {
        marks = marks_of(stage_.table());
        marks.trapped.clear(); // the picker's, as in a match
        picker_.mark(marks, stage_.table(), my_moves());
        if (const auto& played = stage_.played(); !played.empty())
            board::mark_last(marks, played.back());
    }
    if (!marks.won.empty()) {
        marks.last.reset();
        marks.left.reset();
    }
    if (!board_has_keys_)
        marks.cursor.reset();
    const bool reduced = context_.settings.reduced_motion;
    (reduced ? marks.won_opacity : marks.won_progress) = board::line_drawn(since_won_, reduced);
    marks.ghost_turn = ghost_turn_;
    if (const auto move = lesson_.advice(); move && !stage_.moving()) {
        marks.advised = advice_for(stage_.picture(), *move);
        if (advised_for_ < pulse_time && !reduced)
            marks.advised->swell = swell(advised_for_);
    }
    if (shake_) {
        marks.shaken = shake_->at;
        marks.shake = reduced ? 0 : board::shaken_by(shake_->left);
    }
    return marks;
}

bool Tutorial::moving() const {
    const bool reduced = context_.settings.reduced_motion;
    const bool pulses = advises() && advised_for_ < pulse_time && !reduced;
    const bool wins = stage_.table().outcome() && board::line_drawn(since_won_, reduced) < 1;
    return stage_.moving() || carried_.moving() || (!lesson_.asks() && !lesson_.done()) || shake_ ||
           pulses || ghost_turn_ < 1 || flourish_ < 1 || wins;
}

/// Minim and the bubble, below the words.
void Tutorial::draw_teacher(Canvas& canvas, const Layout& at) const {
    const ui::Theme& theme = context_.theme();
    ui::Mesh mesh(1 / canvas.scale());
    mesh.shadow(at.panel, 16, 14, theme.shadow);
    mesh.rounded(at.panel, 16, theme.card, theme.card_low);
    const Rect said = bubble(at.inner);
    const Vec mouth{at.inner.x + face, said.y};
    const std::array pointer{mouth + Vec{-10, 1}, mouth - Vec{0, tip}, mouth + Vec{10, 1}};
    const Colour edge = lesson_.done() ? theme.accent : theme.line;
    mesh.rounded(said, 14, edge);
    mesh.stroke(pointer, 4, edge);
    mesh.rounded(said.inset(2), 12, theme.control);
    mesh.convex(pointer, theme.control);
    mesh.draw(canvas);
    draw_portrait(canvas, LevelName::beginner, {at.inner.x + face, at.inner.y + face - 2}, face);
}

/// A tick at each step that was done.
void Tutorial::draw_ticks(Canvas& canvas, const ui::Page& page) const {
    const ui::Theme& theme = context_.theme();
    ui::Mesh mesh(1 / canvas.scale());
    for (std::size_t i = 0; i < step_count; ++i) {
        const ui::Control* control = ui::find(page, "step " + std::to_string(i + 1));
        if (control == nullptr || !context_.settings.knows(game_, i))
            continue;
        const Rect rect = ui::shown_rect(*control, hands_);
        const Vec at{rect.right() - 7, rect.y + 7};
        mesh.disc(at, 10, theme.paper);
        mesh.disc(at, 8.5F, theme.accent);
        ui::add_icon(mesh, ui::Icon::check, at, 12, theme.accent_ink);
    }
    mesh.draw(canvas);
}

void Tutorial::draw(Canvas& canvas) const {
    const ui::Theme& theme = context_.theme();
    const Layout at = layout();
    ui::draw_background(canvas, theme);
    std::vector<board::Pose> pieces = stage_.pawns(context_.settings.reduced_motion);
    const auto carried = carried_.lift_from(pieces);
    board::draw(canvas, theme, skin(), at.board, pieces, marks());
    if (const auto& played = stage_.played();
        !lesson_.asks() && !lesson_.done() && !played.empty() && played.back().gesture.pass)
        play::draw_banner(canvas, theme, at.board.frame,
                          texts()("play.passes", {bot_name(texts(), LevelName::beginner)}));
    draw_teacher(canvas, at);
    ui::Page page = this->page();
    std::erase_if(page, [](const ui::Control& control) { return control.kind == Kind::panel; });
    ui::Hands hands = hands_;
    if (board_has_keys_)
        hands.focus(""); // the focus ring is on the board
    ui::draw_page(canvas, theme, page, hands);
    draw_ticks(canvas, page);
    if (carried)
        board::draw_held(canvas, theme, skin(), at.board, *carried);
    if (aim_ && flourish_ < 1)
        draw_flourish(canvas, theme, skin(), at.board.centre(*aim_), 2.2F * at.board.cell,
                      flourish_);
}

} // namespace game::tutorial
