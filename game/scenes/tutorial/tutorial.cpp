#include "game/scenes/tutorial/tutorial.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "game/scenes/at_board.hpp"
#include "game/scenes/menus.hpp"
#include "game/scenes/tutorial/flourish.hpp"

// What the player does, and what comes of it.
namespace game::tutorial {

namespace {

// Seconds: until the other side answers, or the next thing is asked; a pass is read meanwhile.
constexpr float pause = 0.35F, pass_pause = 1.6F;

constexpr std::string_view step_prefix = "step ";

} // namespace

Tutorial::Tutorial(Context& context, engine::GameId game, std::size_t step)
    : MenuScene(context, ""), game_(game), step_(step), lesson_(game, steps(game)[step]),
      stage_(lesson_.table()) {
    context_.log("step " + std::to_string(step_ + 1));
}

void Tutorial::begin(std::size_t step) {
    step_ = step;
    lesson_ = Lesson(game_, this->step());
    stage_.reset(lesson_.table());
    picker_ = {};
    carried_ = {};
    board_has_keys_ = true;
    answer_.reset();
    shake_.reset();
    aim_.reset();
    wait_ = advised_for_ = since_won_ = 0;
    ghost_turn_ = flourish_ = 1;
    context_.log("step " + std::to_string(step_ + 1));
}

Go Tutorial::on(const Input& input) {
    if (picker_.held() && meant_for_held(input)) {
        on_board(input);
        return go::Stay{};
    }
    if (const auto* key = std::get_if<input::KeyDown>(&input))
        return on_key(*key, input);
    if (const auto what = hands_.on(input, page()))
        return chosen(*what);
    const auto* pressed = std::get_if<input::Pressed>(&input);
    if (pressed && layout().board.frame.contains(pressed->at) && !lesson_.done())
        board_has_keys_ = true;
    on_board(input);
    return go::Stay{};
}

Go Tutorial::on_key(const input::KeyDown& key, const Input& input) {
    if (key.key == Key::tab) {
        board_has_keys_ = tab_round(hands_, page(), board_has_keys_, key);
    } else if (key.key == Key::letter && key.letter == 'h') {
        carry_out(lesson_.on(event::Asked{}));
    } else if (key.key == Key::page_up && step_ > 0) {
        begin(step_ - 1);
    } else if (key.key == Key::page_down) {
        return go_on();
    } else if (key.key == Key::escape) {
        const bool held = board_has_keys_ && picker_.picked();
        on_board(input);
        if (!held)
            return back();
    } else if (board_has_keys_) {
        on_board(input);
    } else if (const auto what = hands_.on(input, page())) {
        return chosen(*what);
    }
    return go::Stay{};
}

Go Tutorial::chosen(const ui::Chosen& what) {
    context_.audio.play(Sound::click);
    if (what.id == "back")
        return back();
    if (what.id == "next" || what.id == "skip")
        return go_on();
    if (what.id == "again")
        begin(step_);
    else if (what.id == "show")
        carry_out(lesson_.on(event::Asked{}));
    else
        begin(std::stoul(what.id.substr(step_prefix.size())) - 1);
    return go::Stay{};
}

Go Tutorial::go_on() {
    if (last())
        return go::Replace{tutorial_end_scene(context_, game_)};
    begin(step_ + 1);
    return go::Stay{};
}

void Tutorial::on_board(const Input& input) {
    pick(input);
    carried_.follow(picker_, layout().board);
}

void Tutorial::pick(const Input& input) {
    const bool acts = std::holds_alternative<input::Pressed>(input) ||
                      std::holds_alternative<input::KeyDown>(input);
    if (acts) { // nobody waits for an animation
        stage_.finish();
        wait_ = 0;
        if (!lesson_.answers()) // then what is asked next is answered by this input
            carry_out(lesson_.on(event::Rested{}));
    }
    const auto moves = my_moves();
    const auto picked = picker_.on(input, layout().board, stage_.table(), moves);
    if (const auto* play = std::get_if<board::Picker::Play>(&picked)) {
        const auto move = std::find_if(moves.begin(), moves.end(), [&](const engine::Move& one) {
            return one.text == play->action;
        });
        try_action(play->action, move->gesture.from.value_or(move->gesture.to));
    } else if (const auto* refused = std::get_if<board::Picker::Refused>(&picked)) {
        try_action(refused->attempt, refused->at);
    } else if (const auto* redraw = std::get_if<board::Picker::Redraw>(&picked)) {
        if (redraw->turned)
            ghost_turn_ = 0;
        if (redraw->lifted)
            answer_.reset();
        if (redraw->turned || redraw->lifted)
            context_.audio.play(Sound::lift, redraw->turned ? 1.2F : 1);
    }
}

void Tutorial::try_action(const std::string& action, engine::Cell at) {
    carry_out(lesson_.on(event::Tried{action, at}));
}

void Tutorial::carry_out(const std::vector<Effect>& effects) {
    for (const Effect& effect : effects)
        std::visit([this](const auto& one) { take(one); }, effect);
}

void Tutorial::take(const effect::Play& play) {
    if (play.move.side == engine::Side::first && !play.move.gesture.pass)
        aim_ = play.move.gesture.to;
    stage_.play(play.move, carried_.take(play.move.gesture));
    picker_.reset();
    answer_.reset();
    advised_for_ = 0;
    wait_ = play.move.gesture.pass ? pass_pause : pause;
    if (play.move.gesture.pass)
        context_.audio.play(Sound::pass);
    context_.log("acted " + play.move.text);
}

void Tutorial::take(const effect::Wrong& wrong) {
    const std::string own = text_key('.' + std::to_string(lesson_.number() + 1) + ".wrong");
    answer_ = wrong.why          ? sentence(texts().error(*wrong.why))
              : texts().has(own) ? texts()(own)
                                 : texts()("play.not_now");
    shake_ = Shake{wrong.at, board::shake_time};
    context_.audio.play(Sound::refuse);
    context_.log("refused");
}

void Tutorial::take(const effect::Next&) {
    advised_for_ = 0;
}

void Tutorial::take(const effect::Finished&) {
    context_.log("done " + std::to_string(step_ + 1));
    context_.audio.play(last() ? Sound::win : Sound::your_turn);
    flourish_ = context_.settings.reduced_motion ? 1 : 0;
    board_has_keys_ = false; // what is left to do is to go on
    hands_.focus("next", !picker_.pointed_at());
    keep_done();
}

void Tutorial::keep_done() {
    if (context_.settings.knows(game_, step_))
        return;
    Settings settings = context_.settings;
    settings.learn(game_, step_);
    context_.save(settings);
}

Go Tutorial::update(float seconds) {
    const float speed = context_.speed();
    for (const play::Cue& cue : stage_.update(seconds, speed, context_.settings.reduced_motion))
        context_.audio.play(cue.sound, cue.pitch);
    ghost_turn_ = std::min(1.F, ghost_turn_ + seconds * speed / ghost_time);
    flourish_ = std::min(1.F, flourish_ + seconds * speed / flourish_time);
    carried_.follow(picker_, layout().board);
    carried_.update(seconds * speed, context_.settings.reduced_motion);
    if (shake_ && !carried_.moving() && (shake_->left -= seconds * speed) <= 0)
        shake_.reset();
    if (stage_.moving())
        return go::Stay{};
    if (advises())
        advised_for_ += seconds;
    if (stage_.table().outcome())
        since_won_ = std::min(1.F, since_won_ + seconds * speed);
    if (!lesson_.asks() && !lesson_.done() && (wait_ -= seconds * speed) <= 0)
        carry_out(lesson_.on(event::Rested{}));
    return go::Stay{};
}

} // namespace game::tutorial

namespace game {

ScenePtr tutorial_scene(Context& context, engine::GameId game, std::optional<std::size_t> step) {
    return std::make_unique<tutorial::Tutorial>(
        context, game, step.value_or(tutorial::first_left(context.settings, game).value_or(0)));
}

} // namespace game
