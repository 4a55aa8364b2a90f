#include <algorithm>
#include <utility>

#include "game/scenes/at_board.hpp"
#include "game/scenes/menu.hpp"
#include "game/scenes/menus.hpp"
#include "game/scenes/play/play_scene.hpp"
#include "game/scenes/review/review.hpp"

// What the player at the screen does.
namespace game::play {

Go PlayScene::on(const Input& input) {
    stir(input);
    if (picker_.held() && card_ == Card::none && meant_for_held(input)) {
        on_board(input);
        return go::Stay{};
    }
    if (contest_->online() && on_chat(input))
        return go::Stay{};
    if (card_ != Card::none)
        return on_card(input);
    if (scroll(input))
        return go::Stay{};
    if (const auto* key = std::get_if<input::KeyDown>(&input))
        return on_key(*key, input);
    if (const auto chosen = hands_.on(input, board_page()))
        return choose(*chosen);
    const auto* pressed = std::get_if<input::Pressed>(&input);
    if (pressed && layout().board.frame.contains(pressed->at))
        board_has_keys_ = true;
    if (!chat_.open() || !pressed || !layout().chat.contains(pressed->at))
        on_board(input);
    return go::Stay{};
}

// The list in the panel, by wheel, bar or page keys; true where the input was meant for it.
bool PlayScene::scroll(const Input& input) {
    if (bar_.held() || std::holds_alternative<input::Pressed>(input)) {
        const ui::Scrolled now = scrolled();
        if (const auto top = bar_.on(input, now)) {
            if (tab_ == Tab::table)
                down_ = *top;
            else
                back_ = now.most() - *top;
            return true;
        }
    }
    const Rect list = layout().list;
    const auto* wheel = std::get_if<input::Wheel>(&input);
    const auto* key = std::get_if<input::KeyDown>(&input);
    float by = 0;
    if (wheel && layout().panel.contains(wheel->at))
        by = wheel->steps * 40;
    else if (key && (key->key == Key::page_up || key->key == Key::page_down))
        by = (key->key == Key::page_up ? 0.8F : -0.8F) * list.h;
    else
        return false;
    const float most = std::max(0.F, list_height(list) - list.h);
    if (tab_ == Tab::table)
        down_ = std::clamp(down_ - by, 0.F, most);
    else
        back_ = std::clamp(back_ + by, 0.F, most);
    return true;
}

// The drawer and the opponent's name; true where the input was meant for them alone. One may still
// say "well played" beside the result.
bool PlayScene::on_chat(const Input& input) {
    if (card_ != Card::none && card_ != Card::result)
        return false;
    if (const auto* moved = std::get_if<input::Moved>(&input))
        chat_.on_pointer(moved->at, layout());
    if (std::holds_alternative<input::PointerLeft>(input))
        chat_.pointer_left();
    if (const auto* digit = std::get_if<input::Digit>(&input); digit && chat_.open()) {
        if (digit->value >= 1)
            contest_->want(wish::Say{digit->value});
        return true;
    }
    const auto* key = std::get_if<input::KeyDown>(&input);
    if (!key || key->control)
        return false;
    if (key->key == Key::letter && key->letter == 't') {
        chat_.toggle();
    } else if (key->key == Key::letter && key->letter == 'n') {
        name_hidden_ = !name_hidden_;
        context_.log(name_hidden_ ? "name hidden" : "name shown");
    } else if (key->key == Key::escape && chat_.open()) {
        chat_.close();
    } else {
        return false;
    }
    return true;
}

Go PlayScene::on_card(const Input& input) {
    const auto* key = std::get_if<input::KeyDown>(&input);
    if (key && key->key == Key::escape && card_ != Card::closed) {
        close_card();
        return go::Stay{};
    }
    if (const auto chosen = card_hands_.on(input, card_page()))
        return choose(*chosen);
    return go::Stay{};
}

// A window over the board, which waits meanwhile.
void PlayScene::ask(Card card) {
    card_ = card;
    card_hands_ = ui::Hands("resume");
    contest_->pause(true);
}

void PlayScene::close_card() {
    outgoing_ = OutgoingCard{card_page(), card_hands_, modal()};
    card_ = Card::none;
    contest_->pause(false);
}

Go PlayScene::on_key(const input::KeyDown& key, const Input& input) {
    if (key.key == Key::tab) {
        board_has_keys_ = tab_round(hands_, board_page(), board_has_keys_, key);
    } else if (key.control && key.key == Key::letter && key.letter == 'z') {
        on_offer("take back");
    } else if (on_help(key)) {
        return go::Stay{};
    } else if (board_has_keys_) {
        const bool held = unconfirmed_ || picker_.picked();
        on_board(input);
        if (key.key == Key::escape && !held) {
            if (contest_->match().round_result()) {
                show_result();
            } else {
                ask(Card::pause);
            }
        }
    } else if (key.key == Key::escape) {
        board_has_keys_ = true;
    } else if (const auto chosen = hands_.on(input, board_page())) {
        return choose(*chosen);
    }
    return go::Stay{};
}

Go PlayScene::choose(const ui::Chosen& chosen) {
    const std::string& id = chosen.id;
    context_.audio.play(Sound::click);
    if (on_offer(id))
        return go::Stay{};
    if (id == "hint") {
        ask_for_hint(false);
    } else if (id == "move now") {
        move_now();
    } else if (id == "resume" || id == "board") {
        close_card();
    } else if (id == "resign") {
        ask(Card::resign);
    } else if (id == "resign yes") {
        close_card();
        contest_->want(wish::Resign{});
    } else if (id == "pause") {
        ask(Card::pause);
    } else if (id == "rules") {
        return go::Push{how_to_play_scene(context_, *game(), true)};
    } else if (id == "settings") {
        return go::Push{settings_scene(context_, true)};
    } else if (id == "copy") {
        return go::Push{review::copy_scene(context_, stage_.table(), stage_.table())};
    } else if (id == "review") {
        return go::Push{context_.review({{contest_->match(), contest_->started()}})};
    } else if (id == "go on") {
        contest_->want(wish::GoOn{});
    } else if (id == "claim") {
        contest_->want(wish::Claim{});
        hear_news();
    } else if (id == "result") {
        show_result();
    } else if (id == "leave" || id == "home") {
        go_away();
        return go::Home{};
    } else if (id == "give up") {
        ask(Card::leave);
    } else if (id == "give up yes") {
        return leave_for_good();
    } else if (id == "tab moves" || id == "tab table" || id == "tab story") {
        tab_ = id == "tab moves" ? Tab::moves : id == "tab table" ? Tab::table : Tab::story;
        back_ = down_ = 0;
    } else if (id == "chat" || id == "chat close") {
        chat_.toggle();
    } else if (id == "mute") {
        chat_.mute(!chat_.muted());
    } else if (id.starts_with("phrase ")) {
        contest_->want(wish::Say{id.back() - '0'});
    }
    return go::Stay{};
}

// Draws and take-backs; false where the control is for something else.
bool PlayScene::on_offer(const std::string& id) {
    if (id == "draw") {
        contest_->want(wish::Propose{engine::OfferKind::draw});
    } else if (id == "take back") {
        if (may_take_back())
            contest_->want(wish::Propose{engine::OfferKind::take_back});
    } else if (id == "accept" || id == "decline") {
        contest_->want(wish::Answer{id == "accept"});
    } else if (id == "withdraw") {
        contest_->want(wish::Withdraw{});
    } else {
        return false;
    }
    hear_news();
    return true;
}

// Across a link that is leaving; a match on this machine is kept to be gone on with.
void PlayScene::go_away() {
    hear_news(); // the other one may have left a moment before
    if (!contest_->online())
        return;
    contest_->want(wish::Leave{});
    hear_news();
}

// Of a match against a bot. While that is free it never was.
Go PlayScene::leave_for_good() {
    close_card();
    hear_news();
    if (!wager_.leaving_is_free(contest_->match())) {
        contest_->want(wish::Leave{});
        return go::Stay{};
    }
    if (contest_->match().result()) // a moment ago
        return go::Stay{};
    context_.library.drop_draft(contest_->match(), contest_->started());
    wager_.drop();
    return go::Home{};
}

// Nobody waits for an animation; the end of a round is cut short on the board alone.
void PlayScene::finish_motion(const Input& input) {
    const auto* press = std::get_if<input::Pressed>(&input);
    const bool here = press == nullptr || layout().board.frame.contains(press->at);
    if (here && !stage_.moving() && result_wait_ && contest_->match().round_result()) {
        finale_.skip();
        result_wait_ = 0.F;
    }
    stage_.finish();
}

void PlayScene::on_board(const Input& input) {
    pick(input);
    carry();
}

// A piece in the hand is seen there. Nobody holds one who may not move it any more.
void PlayScene::carry() {
    if (picker_.held() && my_moves().empty())
        picker_.reset();
    carried_.follow(picker_, layout().board);
}

void PlayScene::pick(const Input& input) {
    const bool acts = std::holds_alternative<input::Pressed>(input) ||
                      std::holds_alternative<input::KeyDown>(input);
    if (acts)
        finish_motion(input);
    if (on_unconfirmed(input))
        return;
    const auto picked = picker_.on(input, layout().board, stage_.table(), my_moves());
    if (const auto* play = std::get_if<board::Picker::Play>(&picked)) {
        choose_move(play->action);
        return;
    }
    if (acts && !std::holds_alternative<board::Picker::Nothing>(picked))
        unconfirmed_.reset(); // something else is tried
    if (const auto* refused = std::get_if<board::Picker::Refused>(&picked)) {
        refuse(*refused);
    } else if (const auto* redraw = std::get_if<board::Picker::Redraw>(&picked)) {
        if (redraw->turned) {
            ghost_turn_ = context_.settings.reduced_motion ? 1.F : 0.F;
            context_.audio.play(Sound::lift, 1.2F);
        }
        if (redraw->lifted) {
            remark_.reset();
            context_.audio.play(Sound::lift);
        }
    }
}

// A move that waits is played by Enter or a click on its square, dropped by Escape or a right
// click. True where the input was meant for it.
bool PlayScene::on_unconfirmed(const Input& input) {
    if (!unconfirmed_)
        return false;
    const auto* press = std::get_if<input::Pressed>(&input);
    const auto* key = std::get_if<input::KeyDown>(&input);
    const bool again = press && press->button == Button::left &&
                       layout().board.at(press->at) == unconfirmed_->gesture.to;
    if (again || (key && key->key == Key::enter)) {
        act(std::string(unconfirmed_->text));
        return true;
    }
    const bool dropped =
        (press && press->button == Button::right) || (key && key->key == Key::escape);
    if (dropped)
        unconfirmed_.reset();
    return dropped;
}

// Where moves are to be confirmed, one that is not the only one waits to be chosen again.
void PlayScene::choose_move(const std::string& action) {
    const auto moves = my_moves();
    const auto move = std::find_if(moves.begin(), moves.end(),
                                   [&](const engine::Move& one) { return one.text == action; });
    const bool again = unconfirmed_ && unconfirmed_->text == action;
    if (!context_.settings.confirm_moves || again || moves.size() < 2 || move == moves.end()) {
        act(action);
        return;
    }
    unconfirmed_ = *move;
    remark_.reset();
    context_.audio.play(Sound::lift);
    context_.log("unconfirmed " + action);
}

void PlayScene::act(const std::string& action) {
    remark_.reset();
    unconfirmed_.reset();
    contest_->want(wish::Act{action});
    hear_news();     // what follows in the same moment meets the position as it is then
    carried_.wait(); // across a link it is made a moment later
}

void PlayScene::refuse(const board::Picker::Refused& refused) {
    engine::Table trial = stage_.table();
    const auto played = trial.play(refused.attempt);
    remark_ = Remark{played ? context_.texts("play.not_now")
                            : game::sentence(context_.texts.error(played.error())),
                     true};
    shake_ = Shake{refused.at, board::shake_time};
    context_.audio.play(Sound::refuse);
    context_.log("refused " + refused.attempt);
}

} // namespace game::play
