#include <algorithm>
#include <cmath>

#include "game/scenes/at_board.hpp"
#include "game/scenes/menu.hpp"
#include "game/scenes/play/play_scene.hpp"
#include "game/scenes/remark_words.hpp"
#include "game/ui/layout.hpp"

// Help while somebody thinks: a hint for the player, "move now" for a bot.
namespace game::play {

using engine::Seat;

namespace {

constexpr float dot_time = 0.4F; ///< seconds until the next of three dots

} // namespace

bool PlayScene::helps() const {
    const auto bots = contest_->bots();
    return people_sit_here() && (contest_->adviser() != nullptr || bots[0] || bots[1]);
}

bool PlayScene::may_ask() const {
    return contest_->adviser() != nullptr && contest_->my_turn() &&
           !contest_->match().round_result();
}

bool PlayScene::asked() const {
    const Adviser* adviser = contest_->adviser();
    return adviser != nullptr && (adviser->thinking() || adviser->hint());
}

bool PlayScene::on_help(const input::KeyDown& key) {
    const auto chosen = [&](const char* id) {
        return !board_has_keys_ && hands_.focus() == id &&
               (key.key == Key::enter || key.key == Key::space);
    };
    if (may_ask() && ((key.key == Key::letter && key.letter == 'h') || chosen("hint"))) {
        ask_for_hint(!picker_.pointed_at());
        return true;
    }
    if (contest_->thinking() && board_has_keys_ && key.key == Key::space) {
        move_now();
        return true;
    }
    return false;
}

// Asking again takes the hint away.
void PlayScene::ask_for_hint(bool by_key) {
    context_.audio.play(Sound::click);
    remark_.reset();
    pondered_ = 0;
    Adviser& adviser = *contest_->adviser();
    if (asked()) {
        adviser.forget();
    } else {
        adviser.ask(contest_->match().table());
        hint_by_key_ = by_key;
        board_has_keys_ = board_has_keys_ || by_key; // the next thing to do is there
    }
    context_.log(asked() ? "hint asked" : "hint dropped");
}

void PlayScene::move_now() {
    context_.log("move now");
    contest_->hurry();
}

void PlayScene::show_help(float seconds) {
    show_hint();
    if (hint_)
        hint_->age += seconds;
    const Adviser* adviser = contest_->adviser();
    const bool thinks = contest_->thinking() || (adviser != nullptr && adviser->thinking());
    const float before = std::exchange(pondered_, thinks ? pondered_ + seconds : 0);
    changed_ = changed_ ||
               (thinks && std::floor(before / dot_time) != std::floor(pondered_ / dot_time)) ||
               thinks != (before > 0);
}

/// Follows what the adviser says.
void PlayScene::show_hint() {
    const Adviser* adviser = contest_->adviser();
    const auto& said = adviser != nullptr ? adviser->hint() : std::nullopt;
    if (!said) {
        changed_ = changed_ || hint_;
        hint_.reset();
        return;
    }
    if (hint_)
        return;
    const auto moves = stage_.table().moves();
    const auto move = std::find_if(moves.begin(), moves.end(), [&](const engine::Move& one) {
        return one.text == said->action;
    });
    if (move == moves.end())
        return;
    hint_ = Shown{*move, said->why};
    picker_.prepare(*move, hint_by_key_);
    changed_ = true;
    context_.log("hint " + move->text);
}

bool PlayScene::pulses() const {
    return hint_ && hint_->age < pulse_time && !context_.settings.reduced_motion;
}

void PlayScene::add_help(ui::Page& page, const Rect& row) const {
    const auto bots = contest_->bots();
    const bool hints = contest_->adviser() != nullptr, bot = bots[0] || bots[1];
    const auto places = ui::split(row, hints && bot ? 2 : 1, 8);
    const auto add = [&](const Rect& rect, const char* id, const char* text, bool enabled) {
        page.push_back({.id = id,
                        .kind = ui::Kind::button,
                        .rect = rect,
                        .label = context_.texts(text),
                        .size = button_size,
                        .align = Align::centre,
                        .enabled = enabled});
    };
    if (hints)
        add(places.front(), "hint", asked() ? "play.hint.drop" : "play.hint", may_ask());
    if (bot)
        add(places.back(), "move now", "play.move_now", contest_->thinking());
}

/// What is said while somebody thinks, and the hint; empty where there is nothing to say.
std::string PlayScene::help_words() const {
    const ui::Texts& texts = context_.texts;
    if (hint_) {
        const std::string shown = texts(
            "play.hint.shown", {move_words(texts, contest_->match().settings().game, hint_->move)});
        const Seat opponent = other(contest_->match().seat(hint_->move.side));
        return !hint_->why
                   ? shown
                   : shown + "\n" +
                         game::sentence(remark_words(texts, *hint_->why, names().of(opponent)));
    }
    const Adviser* adviser = contest_->adviser();
    const bool advises = adviser != nullptr && adviser->thinking();
    if (!advises && !contest_->thinking())
        return "";
    const auto dots = context_.settings.reduced_motion
                          ? 3U
                          : 1U + static_cast<unsigned>(pondered_ / dot_time) % 3U;
    return texts(advises ? "play.hint.thinking" : "prompt.thinking") + std::string(dots, '.');
}

// The move that waits to be confirmed, else the hint.
void PlayScene::mark_advice(board::Marks& marks) const {
    if (stage_.moving() || (!unconfirmed_ && !hint_))
        return;
    marks.advised = advice_for(stage_.picture(), unconfirmed_ ? *unconfirmed_ : hint_->move);
    if (!unconfirmed_ && pulses())
        marks.advised->swell = swell(hint_->age);
}

} // namespace game::play
