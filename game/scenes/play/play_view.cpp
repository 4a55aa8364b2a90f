#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "game/scenes/play/cards.hpp"
#include "game/scenes/play/play_scene.hpp"
#include "game/ui/shapes.hpp"

// What the scene shows.
namespace game::play {

using engine::Seat;
using ui::Control;
using ui::Kind;
using ui::Page;

Layout PlayScene::layout() const {
    const engine::GameInfo& game = stage_.table().info();
    const auto me = contest_->my_seat();
    const engine::Side near = me ? contest_->match().side(*me) : engine::Side::first;
    return lay_out(context_.size, context_.scale, game, board::view_of(game, near),
                   contest_->online());
}

std::optional<engine::GameId> PlayScene::game() const {
    return stage_.table().info().id;
}

Cast PlayScene::names() const {
    const auto me = contest_->my_seat();
    return cast(context_.texts, contest_->match().settings(), contest_->bots(),
                name_hidden_ && me ? std::optional(other(*me)) : std::nullopt);
}

Seat PlayScene::near_seat() const {
    return contest_->my_seat().value_or(Seat::first);
}

std::vector<engine::Move> PlayScene::my_moves() const {
    if (!contest_->my_turn() || contest_->match().round_result() || card_ != Card::none)
        return {};
    return stage_.table().moves();
}

bool PlayScene::must_answer() const {
    const engine::Table& table = stage_.table();
    if (table.outcome() || contest_->match().round_result())
        return false;
    const auto lines = table.picture().lines;
    return std::any_of(lines.begin(), lines.end(),
                       [&](const engine::Row& row) { return row.owner != table.to_act(); });
}

std::string PlayScene::phase() const {
    switch (card_) {
    case Card::pause:
        return "play-pause";
    case Card::resign:
        return "play-resign";
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
    return !moves.empty() && moves.front().gesture.from ? "play-flip" : "play-place";
}

bool PlayScene::pointing() const {
    return !(card_ == Card::none ? hands_ : card_hands_).hovered().empty();
}

std::vector<Landmark> PlayScene::landmarks() const {
    std::vector<Landmark> squares;
    const board::Geometry geometry = layout().board;
    for (std::int8_t row = 0; row < geometry.rows; ++row)
        for (std::int8_t column = 0; column < geometry.columns; ++column)
            squares.push_back({"square " + engine::to_text(engine::Cell{column, row}),
                               geometry.square({column, row})});
    return squares;
}

Page PlayScene::page() const {
    return card_ == Card::none ? board_page() : card_page();
}

// Each as wide as its words need, the rest shared out.
void PlayScene::add_tabs(Page& page, const Rect& row) const {
    const std::array tabs{std::pair{Tab::moves, "moves"}, std::pair{Tab::table, "table"},
                          std::pair{Tab::story, "story"}};
    constexpr float size = 14.5F, gap = 4;
    std::array<float, 3> widths{};
    float spare = row.w - 2 * gap;
    for (std::size_t i = 0; i < tabs.size(); ++i) {
        const std::string label = context_.texts(std::string("panel.") + tabs[i].second);
        widths[i] = context_.metrics.width(label, size, Face::bold);
        spare -= widths[i];
    }
    float x = row.x;
    for (std::size_t i = 0; i < tabs.size(); ++i) {
        const float width = widths[i] + spare / 3;
        page.push_back({.id = std::string("tab ") + tabs[i].second,
                        .kind = Kind::tab,
                        .rect = {x, row.y, width, row.h},
                        .label = context_.texts(std::string("panel.") + tabs[i].second),
                        .size = size,
                        .selected = tab_ == tabs[i].first});
        x += width + gap;
    }
}

Page PlayScene::board_page() const {
    const Layout l = layout();
    const ui::Texts& texts = context_.texts;
    const bool over = contest_->match().round_result().has_value();
    Page page;
    add_tabs(page, l.tabs);
    const float half = (l.buttons.w - 8) / 2;
    page.push_back({.id = over ? "result" : "resign",
                    .kind = Kind::button,
                    .rect = {l.buttons.x, l.buttons.y, half, l.buttons.h},
                    .label = texts(over ? "play.result" : "play.resign"),
                    .align = Align::centre,
                    .enabled = over || !contest_->my_seat() || !closed_});
    page.push_back({.id = "pause",
                    .kind = Kind::button,
                    .rect = {l.buttons.x + half + 8, l.buttons.y, half, l.buttons.h},
                    .label = texts("play.menu"),
                    .align = Align::centre});
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
        return pause_card(metrics, texts, window, contest_->online());
    if (card_ == Card::resign)
        return resign_card(metrics, texts, window);
    if (card_ == Card::closed)
        return closed_card(metrics, texts, window, *closed_);
    const Ending ending{contest_->match(), names(), contest_->my_seat(), contest_->ready(),
                        alone_ || closed_.has_value()};
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
    const engine::Picture picture = table.picture();
    const auto moves = my_moves();
    if (!stage_.moving()) {
        if (must_answer())
            marks.glow = picture.lines;
        const auto round = contest_->match().round_result();
        if (const auto outcome = table.outcome(); outcome && outcome->winner && round)
            std::copy_if(picture.lines.begin(), picture.lines.end(), std::back_inserter(marks.won),
                         [&](const engine::Row& row) { return row.owner == *outcome->winner; });
        picker_.mark(marks, table, moves);
    }
    if (!board_has_keys_ || card_ != Card::none)
        marks.cursor.reset();
    marks.won_progress = won_progress_;
    marks.ghost_turn = ghost_turn_;
    if (const auto played = table.played(); !played.empty() && !stage_.moving()) {
        marks.last = {played.back().gesture.to};
        marks.last_side = played.back().side;
    }
    // what may be done stands before what was done: two rings on one square are none
    std::erase_if(marks.last, [&](engine::Cell cell) {
        return std::find(marks.movable.begin(), marks.movable.end(), cell) != marks.movable.end();
    });
    if (shake_) {
        marks.shaken = shake_->at;
        marks.shake = context_.settings.reduced_motion
                          ? 0
                          : 4 * std::sin(shake_->left / 0.12F * 4 * std::numbers::pi_v<float>);
    }
    return marks;
}

Strip PlayScene::strip(Seat seat, const Rect& rect) const {
    const engine::Match& match = contest_->match();
    const engine::Side side = match.side(seat);
    const engine::Table& table = stage_.table();
    Strip strip;
    strip.rect = rect;
    strip.side = side;
    strip.name = names().of(seat);
    strip.to_play = !match.round_result() && table.to_act() == side && !table.outcome();
    strip.in_hand = table.picture().in_hand[engine::index(side)];
    strip.in_all = table.at(0).picture().in_hand[engine::index(side)];
    strip.won = match.score()[engine::index(seat)];
    strip.rounds = match.settings().rounds;
    strip.note = side_name(context_.texts, match.settings().game, side);
    const auto me = contest_->my_seat();
    if (contest_->online() && me && seat != *me) {
        if (alone_ || closed_)
            strip.note = context_.texts("play.gone");
        else if (contest_->unsteady())
            strip.note = context_.texts("play.unsteady");
    }
    if (const auto phrase = chat_.bubble(seat))
        strip.bubble = phrase_text(context_.texts, *phrase);
    return strip;
}

std::string PlayScene::instruction(bool answering) const {
    const engine::Table& table = stage_.table();
    const auto moves = table.moves();
    const std::string game(table.info().key);
    if (answering)
        return context_.texts("prompt." + game + ".answer");
    if (!moves.empty() && moves.front().gesture.from)
        return context_.texts("prompt." + game + ".flip" +
                              (table.to_act() == engine::Side::first ? ".second" : ".first"));
    return context_.texts("prompt." + game + ".place");
}

Prompt PlayScene::prompt() const {
    const engine::Match& match = contest_->match();
    const ui::Texts& texts = context_.texts;
    Prompt prompt;
    if (const auto result = match.round_result()) {
        prompt.title = result->winner ? texts("prompt.won", {names().of(*result->winner)})
                                      : texts("prompt.drawn");
        return prompt;
    }
    const Seat seat = match.seat(stage_.table().to_act());
    prompt.mine = contest_->my_turn().has_value();
    prompt.title = prompt.mine && contest_->my_seat() ? texts("prompt.mine")
                                                      : texts("prompt.turn", {names().of(seat)});
    if (prompt.mine)
        prompt.words = instruction(must_answer());
    else if (contest_->unsteady())
        prompt.words = texts("prompt.unsteady");
    else
        prompt.words = texts(must_answer() ? "prompt.theirs_answer" : "prompt.theirs");
    if (refusal_) {
        prompt.words = *refusal_;
        prompt.refusal = true;
    }
    return prompt;
}

std::vector<std::string> PlayScene::sentences() const {
    std::vector<std::string> sentences;
    const Cast cast = names();
    for (const Event& event : story_)
        sentences.push_back(
            sentence(context_.texts, contest_->match().settings().game, cast, event));
    return sentences;
}

std::vector<std::pair<std::string, std::string>> PlayScene::facts() const {
    const ui::Texts& texts = context_.texts;
    const engine::Match& match = contest_->match();
    const engine::MatchSettings& settings = match.settings();
    const auto score = match.score();
    const Cast cast = names();
    return {{texts("table.game"), texts("game." + std::string(engine::info(settings.game).key))},
            {texts("table.players"), cast.names[0] + " – " + cast.names[1]},
            {texts("table.rounds"), texts.count("table.first_to", settings.rounds)},
            {texts("table.round"), std::to_string(match.round())},
            {texts("table.score"), std::to_string(score[0]) + " – " + std::to_string(score[1])},
            {texts("table.clock"), texts("table.no_clock")}};
}

float PlayScene::list_height(const Rect& list) const {
    if (tab_ == Tab::moves)
        return moves_height(turns(stage_.table().played()));
    return tab_ == Tab::story ? sentences_height(context_.metrics, list.w, sentences()) : 0;
}

void PlayScene::draw_list(Canvas& canvas, const Layout& l) const {
    const ui::Theme& theme = context_.theme();
    ui::Mesh mesh(1 / canvas.scale());
    mesh.shadow(l.panel, 16, 14, theme.shadow);
    mesh.rounded(l.panel, 16, theme.card, theme.card_low);
    mesh.draw(canvas);
    if (tab_ == Tab::moves)
        draw_moves(canvas, theme, skin(), l.list, turns(stage_.table().played()), back_);
    else if (tab_ == Tab::story)
        draw_sentences(canvas, theme, l.list, sentences(), back_);
    else
        draw_facts(canvas, theme, l.list, facts());
}

void PlayScene::draw(Canvas& canvas) const {
    const ui::Theme& theme = context_.theme();
    const Layout l = layout();
    ui::draw_background(canvas, theme);
    board::draw(canvas, theme, skin(), l.board, stage_.pawns(context_.settings.reduced_motion),
                marks());
    const Seat near = near_seat();
    draw_strip(canvas, theme, skin(), strip(other(near), l.far_strip));
    draw_strip(canvas, theme, skin(), strip(near, l.near_strip));
    draw_prompt(canvas, theme, l.status, prompt());
    draw_list(canvas, l);

    const auto without_chat = [](Page page) { // the drawer draws its own, on top
        std::erase_if(page, [](const Control& control) { return Chat::owns(control.id); });
        return page;
    };
    ui::Hands hands = hands_;
    if (board_has_keys_ || card_ != Card::none)
        hands.focus(""); // the focus ring is on the board or on the card
    ui::draw_page(canvas, theme, without_chat(board_page()), hands);
    const bool modal = card_ != Card::none && card_ != Card::result;
    if (contest_->online() && modal)
        chat_.draw(canvas, theme, context_.texts, names(), l, {});
    if (modal) {
        ui::Mesh veil(1 / canvas.scale());
        veil.rounded(l.window, 0, {0, 0, 0, 96});
        veil.draw(canvas);
    }
    if (card_ != Card::none)
        ui::draw_page(canvas, theme, without_chat(card_page()), card_hands_);
    if (contest_->online() && !modal)
        chat_.draw(canvas, theme, context_.texts, names(), l,
                   card_ == Card::none ? hands_ : card_hands_);
}

} // namespace game::play
