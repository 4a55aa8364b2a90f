#include <algorithm>
#include <array>
#include <cmath>

#include "game/board/victory.hpp"
#include "game/scenes/review/replay.hpp"
#include "game/scenes/review/words.hpp"
#include "game/ui/layout.hpp"
#include "game/ui/shapes.hpp"

// What the replay shows.
namespace game::review {

using engine::Seat;
using engine::Side;
using ui::Icon;
using ui::Kind;

namespace {

constexpr float row_height = 30, number_room = 34, text_size = 16;
constexpr std::array<const char*, 4> speeds{"½×", "1×", "2×", "4×"};

} // namespace

Seat Replay::near_seat() const {
    const auto bots = bots_of(match().settings());
    return bots[0] && !bots[1] ? Seat::second : Seat::first;
}

Side Replay::side_of(Seat seat) const {
    return seat == round().first_side ? Side::first : Side::second;
}

board::Skin Replay::skin() const {
    return context_.skin(match().settings().game);
}

Layout Replay::layout() const {
    const auto bots = bots_of(match().settings());
    const bool one_sits_here = bots[0].has_value() != bots[1].has_value();
    const engine::GameInfo& game = engine::info(match().settings().game);
    const board::View view =
        board::view_of(game, one_sits_here ? side_of(near_seat()) : Side::first);
    return lay_out(context_.size, context_.scale, game, view, several());
}

std::string Replay::phase() const {
    return at_end() && round().result ? "review-end" : "review";
}

bool Replay::pointing() const {
    if (!hands_.hovered().empty())
        return true;
    const Rect list = layout().list;
    return pointer_ && list.contains(*pointer_) &&
           pointer_->y - list.y + scrolled_ < row_top(lines_.size());
}

void Replay::add_steps(ui::Page& page, const Rect& row) const {
    const std::array buttons{std::pair{"first", Icon::first}, std::pair{"previous", Icon::back},
                             std::pair{"play", playing_ ? Icon::pause : Icon::play},
                             std::pair{"next", Icon::next}, std::pair{"last", Icon::last}};
    constexpr float speed_width = 52, gap = 8;
    const auto places =
        ui::split({row.x, row.y, row.w - speed_width - gap, row.h}, buttons.size(), gap);
    for (std::size_t i = 0; i < buttons.size(); ++i)
        page.push_back({.id = buttons[i].first,
                        .kind = Kind::button,
                        .rect = places[i],
                        .icon = buttons[i].second});
    page.push_back({.id = "speed",
                    .kind = Kind::link,
                    .rect = {row.right() - speed_width, row.y, speed_width, row.h},
                    .label = speeds[speed_],
                    .size = 15,
                    .align = Align::centre});
}

ui::Page Replay::page() const {
    const Layout l = layout();
    const ui::Texts& texts = context_.texts;
    const std::string back = texts("menu.back");
    const float width = context_.metrics.width(back, 16, Face::body) + 48;
    ui::Page page{{.id = "back",
                   .kind = Kind::link,
                   .rect = {l.back.x - 8, l.back.y, width, l.back.h},
                   .label = back,
                   .icon = Icon::back}};
    if (several()) {
        const Rect& row = l.rounds;
        page.push_back({.id = "round before",
                        .kind = Kind::button,
                        .rect = {row.x, row.y, 52, row.h},
                        .enabled = round_ > 0,
                        .icon = Icon::back});
        page.push_back({.kind = Kind::text,
                        .rect = {row.x + 60, row.y + 10, row.w - 120, 24},
                        .label = texts("review.round", {std::to_string(round_ + 1),
                                                        std::to_string(match().rounds().size())}),
                        .face = Face::bold,
                        .align = Align::centre});
        page.push_back({.id = "round after",
                        .kind = Kind::button,
                        .rect = {row.right() - 52, row.y, 52, row.h},
                        .enabled = round_ + 1 < match().rounds().size(),
                        .icon = Icon::next});
    }
    const std::size_t length = round().table.length();
    const auto steps = static_cast<float>(std::max<std::size_t>(length, 1));
    page.push_back({.id = "position",
                    .kind = Kind::slider,
                    .rect = l.slider,
                    .label = texts("review.position"),
                    .value_text = std::to_string(ply()) + " / " + std::to_string(length),
                    .value = static_cast<float>(ply()) / steps,
                    .size = 15,
                    .enabled = length > 0,
                    .step = 1 / steps});
    add_steps(page, l.steps);
    page.push_back({.id = "try",
                    .kind = Kind::main,
                    .rect = l.main,
                    .label = texts(saved_.draft ? "review.resume" : "review.try"),
                    .enabled = saved_.draft || !stage_.table().outcome()});
    const auto halves = ui::split(l.more, 2, 8);
    page.push_back(
        {.id = "copy", .kind = Kind::button, .rect = halves[0], .label = texts("review.copy")});
    page.push_back(
        {.id = "export", .kind = Kind::button, .rect = halves[1], .label = texts("review.export")});
    return page;
}

std::vector<Landmark> Replay::landmarks() const {
    const Layout l = layout();
    std::vector<Landmark> places;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        const float top = l.list.y + row_top(i) - scrolled_;
        if (top >= l.list.y && top + row_height <= l.list.bottom())
            places.push_back(
                {"line " + std::to_string(i + 1), {l.list.x, top, l.list.w, row_height}});
    }
    return places;
}

board::Marks Replay::marks() const {
    board::Marks marks;
    const bool reduced = context_.settings.reduced_motion;
    (reduced ? marks.won_opacity : marks.won_progress) = board::line_drawn(since_end_, reduced);
    if (stage_.moving())
        return marks;
    const engine::Table& table = stage_.table();
    const engine::Picture& picture = stage_.picture();
    const auto outcome = table.outcome();
    for (const engine::Row& row : picture.lines) {
        if (outcome && outcome->winner == row.owner)
            marks.won.push_back(row);
        else if (!outcome && row.owner != table.to_act())
            marks.glow.push_back(row);
    }
    if (const auto& played = stage_.played(); !played.empty() && !played.back().gesture.pass) {
        marks.last = {played.back().gesture.to};
        marks.last_side = played.back().side;
    }
    return marks;
}

play::ClockFace Replay::clock_face(Seat seat) const {
    const auto& stamps = round().stamps;
    const engine::Time left = ply() == 0 || ply() > stamps.size()
                                  ? match().settings().clock.start
                                  : stamps[ply() - 1].left[engine::index(seat)];
    return {play::clock_text(context_.texts, left)};
}

play::Strip Replay::strip(Seat seat, const Rect& rect) const {
    const Side side = side_of(seat);
    const engine::Table& table = stage_.table();
    play::Strip strip;
    strip.rect = rect;
    strip.side = side;
    const play::Cast cast = cast_of(context_, match().settings());
    strip.bot = bots_of(match().settings())[engine::index(seat)];
    strip.name = play::title(context_.texts, cast, seat);
    strip.short_name = cast.of(seat);
    strip.note = play::side_name(context_.texts, match().settings().game, side);
    strip.to_play = !table.outcome() && table.to_act() == side && !(at_end() && round().result);
    strip.tray = play::tray(stage_, side);
    play::add_discs(strip, context_.texts, stage_.picture());
    if (match().settings().clock.kind != engine::Clock::Kind::none)
        strip.clock = clock_face(seat);
    strip.rounds = match().settings().rounds;
    for (std::size_t i = 0; i <= round_; ++i) {
        const auto& result = match().rounds()[i].result;
        if (result && result->winner == seat && (i < round_ || at_end()))
            ++strip.won;
    }
    return strip;
}

// What is to be seen, in a sentence: why the round ended, else whose turn it is there, by name:
// nothing is asked of the reader here.
std::string Replay::situation() const {
    const ui::Texts& texts = context_.texts;
    const play::Cast cast = cast_of(context_, match().settings());
    if (at_end() && round().result)
        return play::round_ending(texts, match(), round_, cast,
                                  readers_seat(context_, match().settings()));
    const engine::Table& table = stage_.table();
    if (table.outcome())
        return "";
    const Seat seat =
        table.to_act() == Side::first ? round().first_side : other(round().first_side);
    return texts("prompt.turn", {cast.of(seat)});
}

float Replay::row_top(std::size_t line) const {
    return row_height * static_cast<float>(line);
}

ui::Scrolled Replay::scrolled() const {
    return {layout().list, row_top(lines_.size()), scrolled_};
}

std::vector<Rect> Replay::piece_rects(std::size_t line, const Rect& list) const {
    std::vector<Rect> rects;
    float x = list.x + number_room + 24;
    for (const Piece& piece : lines_[line].pieces) {
        const float width = context_.metrics.width(piece.text, text_size, Face::figures);
        rects.push_back({x, list.y + row_top(line) - scrolled_, width, row_height});
        x += width + (piece.automatic ? 34.F : 8.F);
    }
    return rects;
}

void Replay::draw_head(Canvas& canvas, const Layout& l) const {
    const ui::Theme& theme = context_.theme();
    const TextMetrics& metrics = canvas.metrics();
    const std::string game =
        context_.texts("game." + std::string(engine::info(match().settings().game).key));
    const std::int64_t started = saved_.record.started; // unknown of what was pasted
    const std::string what = started == 0 ? game : game + " · " + when(context_, started);
    canvas.text(ui::fitted(metrics, what, l.head.w, 14, Face::body), {l.head.x, l.head.y + 14},
                {14, theme.muted});
    const auto words = ui::wrap(metrics, situation(), l.head.w, 17, Face::bold);
    float y = l.head.y + 40;
    for (std::size_t i = 0; i < words.size() && i < 2; ++i, y += 23)
        canvas.text(words[i], {l.head.x, y}, {17, theme.ink, Face::bold});
}

void Replay::draw_line(Canvas& canvas, const Rect& list, std::size_t i) const {
    const ui::Theme& theme = context_.theme();
    const Line& line = lines_[i];
    const Rect row{list.x, list.y + row_top(i) - scrolled_, list.w, row_height};
    const float middle = row.centre().y;
    const bool current = line_of(lines_, ply()) == i;
    const bool under = pointer_ && row.contains(*pointer_) && list.contains(*pointer_);
    ui::Mesh mesh(1 / canvas.scale());
    if (current || under)
        mesh.rounded(row.inset(0, 1), 8, current ? theme.accent : ui::faded(theme.ink, 0.06F));
    mesh.draw(canvas);
    const float base = ui::baseline(middle, text_size);
    if (line.number > 0)
        canvas.text(std::to_string(line.number) + ".", {row.x + number_room - 6, base},
                    {14, current ? theme.accent_ink : theme.muted, Face::figures, Align::right});
    play::draw_side(canvas, theme, skin(), {row.x + number_room + 8, middle}, 8, line.side);
    const auto places = piece_rects(i, list);
    for (std::size_t p = 0; p < places.size(); ++p) {
        const bool reached = line.pieces[p].ply <= ply();
        const Colour ink = !current  ? theme.ink
                           : reached ? theme.accent_ink
                                     : ui::faded(theme.accent_ink, 0.72F);
        canvas.text(line.pieces[p].text, {places[p].x, base}, {text_size, ink, Face::figures});
        if (line.pieces[p].automatic)
            play::draw_clock_sign(canvas, {places[p].right() + 13, middle},
                                  current ? theme.accent_ink : theme.warning);
    }
    if (line.left)
        canvas.text(play::clock_text(context_.texts, *line.left), {row.right() - 8, base},
                    {14, current ? theme.accent_ink : theme.muted, Face::figures, Align::right});
}

void Replay::draw(Canvas& canvas) const {
    const ui::Theme& theme = context_.theme();
    const Layout l = layout();
    ui::draw_background(canvas, theme);
    board::draw(canvas, theme, skin(), l.board, stage_.pawns(context_.settings.reduced_motion),
                marks());
    const Seat near = near_seat();
    play::draw_strip(canvas, theme, skin(), strip(other(near), l.far_strip));
    play::draw_strip(canvas, theme, skin(), strip(near, l.near_strip));
    ui::Mesh mesh(1 / canvas.scale());
    mesh.shadow(l.panel, 16, 14, theme.shadow);
    mesh.rounded(l.panel, 16, theme.card, theme.card_low);
    mesh.draw(canvas);
    draw_head(canvas, l);
    canvas.clip(l.list);
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        const float top = row_top(i) - scrolled_;
        if (top + row_height > 0 && top < l.list.h)
            draw_line(canvas, l.list, i);
    }
    canvas.clip(std::nullopt);
    bar_.draw(canvas, theme, scrolled());
    ui::draw_page(canvas, theme, page(), hands_);
}

} // namespace game::review
