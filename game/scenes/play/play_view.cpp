#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "game/scenes/at_board.hpp"
#include "game/scenes/launch.hpp"
#include "game/scenes/play/cards.hpp"
#include "game/scenes/play/play_scene.hpp"
#include "game/ui/coming_canvas.hpp"
#include "game/ui/layout.hpp"
#include "game/ui/shapes.hpp"

// What the scene shows.
namespace game::play {

using engine::index;
using engine::Seat;
using ui::Control;
using ui::Kind;
using ui::Page;

namespace {

constexpr engine::Time low_time{10'000};

} // namespace

Layout PlayScene::layout() const {
    const engine::GameInfo& game = stage_.table().info();
    const engine::Side near = contest_->match().side(near_seat());
    return lay_out(context_.size, context_.scale, game, board::view_of(game, near),
                   contest_->online(), helps() ? 3 : 2);
}

std::optional<engine::GameId> PlayScene::game() const {
    return stage_.table().info().id;
}

std::optional<Track> PlayScene::music() const {
    return track_of(stage_.table().info().id);
}

Cast PlayScene::names() const {
    const auto me = contest_->my_seat();
    return cast(context_.texts, contest_->match().settings(), contest_->bots(),
                name_hidden_ && me ? std::optional(other(*me)) : std::nullopt);
}

Seat PlayScene::near_seat() const {
    return contest_->my_seat().value_or(contest_->match().seat(engine::Side::first));
}

std::vector<engine::Move> PlayScene::my_moves() const {
    if (!contest_->my_turn() || contest_->match().round_result() || card_ != Card::none)
        return {};
    return stage_.table().moves();
}

bool PlayScene::people_sit_here() const {
    const auto bots = contest_->bots();
    return !bots[0] || !bots[1];
}

bool PlayScene::may_take_back() const {
    const engine::Match& match = contest_->match();
    const auto absence = contest_->absence();
    if (match.round_result() || match.offer() || closed_ || alone_ || !people_sit_here() ||
        (absence && absence->ours))
        return false;
    const auto me = contest_->my_seat();
    return (me ? match.last_turn_of(*me) : match.last_action()).has_value();
}

bool PlayScene::asks_me(const engine::Offer& offer) const {
    return contest_->my_seat() != offer.by;
}

bool PlayScene::must_answer() const {
    const engine::Table& table = stage_.table();
    if (table.outcome() || contest_->match().round_result())
        return false;
    const auto& lines = stage_.picture().lines;
    return std::any_of(lines.begin(), lines.end(),
                       [&](const engine::Row& row) { return row.owner != table.to_act(); });
}

std::string PlayScene::phase() const {
    switch (card_) {
    case Card::pause:
        return "play-pause";
    case Card::resign:
        return "play-resign";
    case Card::leave:
        return "play-leave";
    case Card::result:
        return contest_->match().result() ? "play-result" : "play-round-result";
    case Card::closed:
        return "play-closed";
    case Card::none:
        break;
    }
    if (stage_.moving())
        return "play-moving";
    if (contest_->match().round_result())
        return "play-won";
    if (must_answer())
        return "play-answer";
    const auto moves = stage_.table().moves();
    if (moves.empty() || !moves.front().gesture.from)
        return "play-place";
    return stage_.table().info().id == engine::GameId::worpion ? "play-flip" : "play-move";
}

bool PlayScene::pointing() const {
    return !(card_ == Card::none ? hands_ : card_hands_).hovered().empty();
}

std::string PlayScene::focused() const {
    if (card_ != Card::none)
        return card_hands_.ringed();
    return board_has_keys_ ? std::string() : hands_.ringed();
}

std::vector<Landmark> PlayScene::landmarks() const {
    return squares_of(layout().board);
}

Page PlayScene::page() const {
    return card_ == Card::none ? board_page() : card_page();
}

// Each as wide as its words need; where they need too much the longest one is called otherwise.
void PlayScene::add_tabs(Page& page, const Rect& row) const {
    constexpr float size = 14.5F, gap = 8;
    constexpr std::array tabs{std::pair{Tab::moves, "moves"}, std::pair{Tab::table, "table"},
                              std::pair{Tab::story, "story"}};
    std::vector<std::string> labels;
    std::vector<float> needs;
    for (const auto& [tab, name] : tabs) {
        labels.push_back(context_.texts(std::string("panel.") + name));
        needs.push_back(std::ceil(context_.metrics.width(labels.back(), size, Face::bold)));
    }
    if (std::accumulate(needs.begin(), needs.end(), 2 * gap) > row.w) {
        labels.back() = context_.texts("panel.story.short");
        needs.back() = std::ceil(context_.metrics.width(labels.back(), size, Face::bold));
    }
    const auto places = ui::split(row, needs, gap);
    for (std::size_t i = 0; i < tabs.size(); ++i)
        page.push_back({.id = std::string("tab ") + tabs[i].second,
                        .kind = Kind::tab,
                        .rect = places[i],
                        .label = labels[i],
                        .size = size,
                        .selected = tab_ == tabs[i].first});
}

// What was offered is answered below the words of the prompt, so that the board stays in sight.
void PlayScene::add_offer(Page& page, const Rect& status) const {
    const auto add = [&](const Rect& rect, const std::string& id, Kind kind) {
        page.push_back({.id = id,
                        .kind = kind,
                        .rect = rect,
                        .label = context_.texts("play." + id),
                        .size = button_size,
                        .align = Align::centre});
    };
    constexpr float height = 44, edge = 12;
    const Rect row{status.x + edge, status.bottom() - height - 10, status.w - 2 * edge, height};
    const auto halves = ui::split(row, 2, 8);
    if (asks_me(*contest_->match().offer())) {
        add(halves[0], "accept", Kind::main);
        add(halves[1], "decline", Kind::button);
    } else {
        add(halves[1], "withdraw", Kind::button);
    }
}

// Who waited long enough for somebody who is away need not wait for ever.
void PlayScene::add_claim(Page& page, const Rect& status) const {
    const auto absence = contest_->absence();
    if (!absence || !absence->may_claim)
        return;
    constexpr float height = 44, edge = 12;
    page.push_back(
        {.id = "claim",
         .kind = Kind::main,
         .rect = {status.x + edge, status.bottom() - height - 10, status.w - 2 * edge, height},
         .label = context_.texts(absence->ours ? "away.end" : "away.claim"),
         .size = button_size,
         .align = Align::centre});
}

// Help where there is some; what one may propose; then resigning and the menu; leaving is in there,
// set apart.
void PlayScene::add_buttons(Page& page, const Rect& area) const {
    const engine::Match& match = contest_->match();
    const bool over = match.round_result().has_value();
    const auto absence = contest_->absence();
    const bool gone = closed_ || alone_ || !people_sit_here() || (absence && absence->ours);
    const int rows = helps() ? 3 : 2;
    const float height = (area.h + 8) / static_cast<float>(rows) - 8;
    const auto row = [&](int from_below) {
        return Rect{area.x, area.bottom() - height - static_cast<float>(from_below) * (height + 8),
                    area.w, height};
    };
    const auto above = ui::split(row(1), 2, 8), below = ui::split(row(0), 2, 8);
    if (helps())
        add_help(page, row(2));
    const auto add = [&](const Rect& rect, const std::string& id, const std::string& text,
                         bool enabled) {
        page.push_back({.id = id,
                        .kind = Kind::button,
                        .rect = rect,
                        .label = context_.texts(text),
                        .size = button_size,
                        .align = Align::centre,
                        .enabled = enabled});
    };
    add(above[0], "take back", "play.take_back", may_take_back());
    add(above[1], "draw", "play.draw", !over && !gone && !match.offer());
    if (over)
        add(below[0], "result", "play.result", true);
    else
        add(below[0], "resign", "play.resign", !gone);
    add(below[1], "pause", "play.menu", true);
}

Page PlayScene::board_page() const {
    const Layout l = layout();
    const ui::Texts& texts = context_.texts;
    Page page;
    const auto absence = contest_->absence();
    if (contest_->match().offer() && !(absence && absence->ours))
        add_offer(page, l.status);
    else
        add_claim(page, l.status);
    add_tabs(page, l.tabs);
    add_buttons(page, l.buttons);
    if (contest_->online())
        for (Control& control : chat_.page(l, texts))
            page.push_back(std::move(control));
    return page;
}

Page PlayScene::card_page() const {
    const ui::Texts& texts = context_.texts;
    const Vec window = context_.size;
    const TextMetrics& metrics = context_.metrics;
    if (card_ == Card::pause)
        return pause_card(metrics, texts, window,
                          contest_->online()    ? Leaving::lost
                          : contest_->my_seat() ? Leaving::either
                                                : Leaving::kept);
    if (card_ == Card::resign)
        return resign_card(metrics, texts, window, resigning_words());
    if (card_ == Card::leave)
        return leave_card(metrics, texts, window, wager_.leaving_words(contest_->match()));
    if (card_ == Card::closed)
        return closed_card(metrics, texts, window, *closed_);
    const Ending ending{contest_->match(),
                        names(),
                        contest_->my_seat(),
                        contest_->ready(),
                        alone_ || closed_.has_value(),
                        wager_.result_words(),
                        contest_->absence()};
    const Layout l = layout();
    const Rect column{l.panel.x, l.status.y, l.panel.w, l.buttons.bottom() - l.status.y};
    Page page = result_card(metrics, texts, column, ending);
    if (contest_->online())
        for (Control& control : chat_.page(l, texts))
            page.push_back(std::move(control));
    return page;
}

board::Marks PlayScene::marks() const {
    board::Marks marks;
    const engine::Table& table = stage_.table();
    const engine::Picture& picture = stage_.picture();
    const auto moves = my_moves();
    if (!stage_.moving()) {
        if (must_answer())
            marks.glow = picture.lines;
        picker_.mark(marks, table, moves, context_.settings.show_legal);
    } else {
        board::mark_rules(marks, picture);
    }
    if (!board_has_keys_ || card_ != Card::none)
        marks.cursor.reset();
    marks.ghost_turn = ghost_turn_;
    mark_advice(marks);
    if (const auto& played = stage_.played(); !played.empty() && !stage_.moving())
        board::mark_last(marks, played.back());
    if (!stage_.moving())
        finale_.mark(marks, context_.settings.reduced_motion);
    if (shake_) {
        marks.shaken = shake_->at;
        marks.shake = context_.settings.reduced_motion ? 0 : board::shaken_by(shake_->left);
    }
    return marks;
}

std::vector<board::Pose> PlayScene::pieces() const {
    const bool reduced = context_.settings.reduced_motion;
    std::vector<board::Pose> pieces = stage_.pawns(reduced);
    if (reduced)
        return pieces;
    if (!stage_.moving())
        finale_.pose(pieces, stage_.picture());
    const board::Geometry geometry = layout().board;
    board::Life life = life_;
    if (stage_.moving() && !pieces.empty()) { // everybody looks at what moves
        life.left = board::life_time;
        life.watched = geometry.point(pieces.back().x, pieces.back().y);
    }
    board::enliven(pieces, stage_.table().info().id, geometry, life);
    return pieces;
}

ClockFace PlayScene::clock_face(Seat seat) const {
    const engine::Match& match = contest_->match();
    const engine::Clock& clock = match.settings().clock;
    const bool runs = match.to_act() == seat;
    // the next turn has its own time, whatever was left of the last
    const bool full = clock.kind == engine::Clock::Kind::per_move && !runs;
    const engine::Time left = full ? clock.start : match.clocks(context_.now)[index(seat)];
    return {clock_text(context_.texts, left), runs, left <= low_time};
}

Strip PlayScene::strip(Seat seat, const Rect& rect) const {
    const engine::Match& match = contest_->match();
    const engine::Side side = match.side(seat);
    const engine::Table& table = stage_.table();
    Strip strip;
    strip.rect = rect;
    strip.side = side;
    const Cast cast = names();
    if (contest_->bots()[engine::index(seat)])
        strip.bot = bots_of(match.settings())[engine::index(seat)];
    strip.name = title(context_.texts, cast, seat);
    strip.short_name = cast.of(seat);
    strip.to_play = !match.round_result() && table.to_act() == side && !table.outcome();
    strip.tray = tray(stage_, side);
    if (match.settings().clock.kind != engine::Clock::Kind::none)
        strip.clock = clock_face(seat);
    strip.won = match.score()[engine::index(seat)];
    strip.rounds = match.settings().rounds;
    strip.note = side_name(context_.texts, match.settings().game, side);
    add_discs(strip, context_.texts, stage_.picture());
    if (const auto counted = finale_.count(stage_.picture()))
        strip.discs = (*counted)[engine::index(side)];
    const auto me = contest_->my_seat();
    if (contest_->online() && me && seat != *me) {
        const auto absence = contest_->absence();
        if (alone_ || closed_)
            strip.note = context_.texts("play.gone");
        else if (absence)
            strip.note = context_.texts(absence->ours ? "away.note.mine" : "away.note.theirs");
        else if (contest_->unsteady())
            strip.note = context_.texts("play.unsteady");
    }
    if (const auto phrase = chat_.bubble(seat))
        strip.bubble = phrase_text(context_.texts, *phrase);
    if (seat == me)
        strip.bubble_style = worn(context_.holdings.wardrobe).bubble;
    return strip;
}

float PlayScene::list_height(const Rect& list) const {
    if (tab_ == Tab::moves)
        return moves_height(turn_list());
    return tab_ == Tab::story ? sentences_height(context_.metrics, list.w, sentences())
                              : facts_height(context_.metrics, list.w, facts());
}

ui::Scrolled PlayScene::scrolled() const {
    ui::Scrolled list{layout().list};
    list.length = list_height(list.room);
    list.top = tab_ == Tab::table ? std::min(down_, list.most()) : list.most() - back_;
    list.top = std::max(0.F, list.top);
    return list;
}

void PlayScene::draw_list(Canvas& canvas, const Layout& l) const {
    const ui::Theme& theme = context_.theme();
    const ui::Scrolled list = scrolled();
    ui::Mesh mesh(1 / canvas.scale());
    mesh.shadow(l.panel, 16, 14, theme.shadow);
    mesh.rounded(l.panel, 16, theme.card, theme.card_low);
    mesh.draw(canvas);
    if (tab_ == Tab::moves)
        draw_moves(canvas, theme, skin(), l.list, turn_list(), back_);
    else if (tab_ == Tab::story)
        draw_sentences(canvas, theme, l.list, sentences(), back_);
    else
        draw_facts(canvas, theme, l.list, facts(), list.top);
    bar_.draw(canvas, theme, list);
}

void PlayScene::draw(Canvas& canvas) const {
    const ui::Theme& theme = context_.theme();
    const Layout l = layout();
    ui::draw_background(canvas, theme);
    std::vector<board::Pose> lying = pieces();
    const auto carried = carried_.lift_from(lying);
    board::draw(canvas, theme, skin(), l.board, lying, marks());
    const auto absence = contest_->absence();
    if (absence && !contest_->my_turn()) // whose turn it is needs the board
        draw_banner(canvas, theme, l.board.frame, absence_words(*absence));
    else if (passing_ && passing_->shown)
        draw_banner(canvas, theme, l.board.frame,
                    context_.texts("play.passes", {names().of(passing_->seat)}));
    const Seat near = near_seat();
    draw_strip(canvas, theme, skin(), strip(other(near), l.far_strip));
    draw_strip(canvas, theme, skin(), strip(near, l.near_strip));
    if (!context_.settings.reduced_motion && !stage_.moving())
        finale_.draw(canvas, theme, skin(), l.board);

    const auto without_chat = [](Page page) { // the drawer draws its own, on top
        std::erase_if(page, [](const Control& control) { return Chat::owns(control.id); });
        return page;
    };
    const bool comes = card_entrance_.moving();
    if (card_ != Card::result || comes) { // that card covers the panel, but not its shadows
        draw_prompt(canvas, theme, l.status, prompt());
        draw_list(canvas, l);
        ui::Hands hands = hands_;
        if (board_has_keys_ || card_ != Card::none)
            hands.focus(""); // the focus ring is on the board or on the card
        ui::draw_page(canvas, theme, without_chat(board_page()), hands);
    }
    if (carried)
        board::draw_held(canvas, theme, skin(), l.board, *carried);
    if (contest_->online() && modal())
        chat_.draw(canvas, theme, context_.texts, names(), l, {});
    if (card_ != Card::none)
        draw_card(canvas, without_chat(card_page()), card_hands_, modal());
    else if (outgoing_ && comes)
        draw_card(canvas, without_chat(outgoing_->page), outgoing_->hands, outgoing_->modal);
    if (contest_->online() && !modal())
        chat_.draw(canvas, theme, context_.texts, names(), l,
                   card_ == Card::none ? hands_ : card_hands_);
}

// Windows come up over the dimmed board, the result slides in from the edge like a drawer.
void PlayScene::draw_card(Canvas& canvas, const Page& page, const ui::Hands& hands,
                          bool modal) const {
    const bool reduced = context_.settings.reduced_motion;
    const float shown = card_entrance_.moving() ? card_entrance_.shown() : 1;
    if (modal) {
        ui::Mesh veil(1 / canvas.scale());
        veil.rounded(layout().window, 0, ui::faded({0, 0, 0, 96}, shown));
        veil.draw(canvas);
    }
    constexpr float rise = 48;
    const float hidden = (context_.size.x - page.front().rect.x) * (1 - shown);
    const Vec shift = reduced ? Vec{} : modal ? Vec{0, rise * (1 - shown)} : Vec{hidden, 0};
    ui::ComingCanvas coming(canvas, shift, reduced || modal ? shown : 1);
    ui::draw_page(shown < 1 ? coming : canvas, context_.theme(), page, hands);
}

} // namespace game::play
