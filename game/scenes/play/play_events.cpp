#include <algorithm>
#include <array>
#include <utility>

#include "game/scenes/menu.hpp"
#include "game/scenes/play/play_scene.hpp"

// What happens at the table, and how time passes.
namespace game::play {

using engine::Seat;

namespace {

std::string seat_word(Seat seat) {
    return seat == Seat::first ? "first" : "second";
}

std::string winner_word(const std::optional<Seat>& winner) {
    return winner ? seat_word(*winner) : "draw";
}

constexpr float result_delay = 0.5F, won_time = 0.5F, ghost_time = 0.11F;

} // namespace

PlayScene::PlayScene(Context& context, std::unique_ptr<Contest> contest)
    : context_(context), contest_(std::move(contest)), stage_(contest_->match().table()) {
    context_.audio.music(Track::none);
    for (const Event& event : tell(notice::MatchBegan{}, contest_->match()))
        story_.push_back(event);
    begin_round();
}

void PlayScene::begin_round() {
    picker_ = {};
    refusal_.reset();
    result_wait_.reset();
    card_ = Card::none;
    back_ = 0;
    my_turn_was_ = false;
    context_.log("position " + stage_.table().position());
    announce_turn();
}

void PlayScene::handle(const Notice& notice) {
    changed_ = true;
    if (std::holds_alternative<notice::MatchBegan>(notice) ||
        std::holds_alternative<notice::RoundBegan>(notice)) {
        stage_.reset(contest_->match().table().at(0));
        if (std::holds_alternative<notice::MatchBegan>(notice)) {
            story_.clear();
            saved_ = false;
            alone_ = false; // a host may have found another guest
        }
        context_.log("round began " + std::to_string(contest_->match().round()));
        begin_round();
    } else if (const auto* acted = std::get_if<notice::Acted>(&notice)) {
        const std::string ply = std::to_string(stage_.table().length());
        stage_.play(acted->move);
        picker_.reset();
        refusal_.reset();
        back_ = 0;
        context_.log("acted " + std::to_string(contest_->match().round()) + " " + ply + " " +
                     acted->move.text + " " + seat_word(acted->seat));
        context_.log("position " + stage_.table().position());
    } else if (const auto* refused = std::get_if<notice::NotDone>(&notice)) {
        refusal_ = game::sentence(context_.texts.error(refused->why));
        context_.audio.play(Sound::refuse);
    } else if (std::holds_alternative<notice::RoundEnded>(notice)) {
        round_ended();
    } else if (std::holds_alternative<notice::MatchEnded>(notice)) {
        const auto result = contest_->match().result();
        context_.log("match ended " + winner_word(result->winner) + " " +
                     std::string(engine::to_text(result->reason)));
        save_record();
    } else if (const auto* said = std::get_if<notice::Said>(&notice)) {
        const bool mine = contest_->my_seat() == said->seat;
        chat_.said(said->seat, said->phrase, mine);
        if (!mine && !chat_.muted())
            context_.audio.play(Sound::chat);
        context_.log("said " + seat_word(said->seat) + " " + std::to_string(said->phrase));
    } else if (const auto* unsteady = std::get_if<notice::Unsteady>(&notice)) {
        context_.log(unsteady->now ? "connection unsteady" : "connection steady");
    } else if (const auto* left = std::get_if<notice::OpponentLeft>(&notice)) {
        alone_ = true;
        context_.log(left->lost ? "connection opponent lost" : "connection opponent left");
        if (!result_wait_)
            result_wait_ = result_delay;
    } else if (const auto* closed = std::get_if<notice::Closed>(&notice)) {
        closed_ = closed->why;
        std::string line = "connection closed " + closed->why.code;
        for (const std::string& argument : closed->why.arguments)
            line += " " + argument;
        context_.log(line);
        save_record();
        if (!result_wait_)
            result_wait_ = 0.F;
    }
    for (const Event& event : tell(notice, contest_->match()))
        story_.push_back(event);
}

void PlayScene::round_ended() {
    const auto result = contest_->match().round_result();
    context_.log("round ended " + winner_word(result->winner) + " " +
                 std::string(engine::to_text(result->reason)));
    won_progress_ = 0;
    result_wait_ = result_delay + won_time;
}

void PlayScene::save_record() {
    if (saved_ || !contest_->match().result())
        return;
    saved_ = true;
    const std::string file = context_.keep_record(contest_->match(), contest_->started());
    if (!file.empty())
        context_.log("saved " + file);
    else
        story_.push_back({"story.not_saved", {}});
}

void PlayScene::announce_turn() {
    const bool mine = contest_->my_turn().has_value() && !contest_->match().round_result();
    if (mine != my_turn_was_ && mine && contest_->my_seat() && !focused_)
        context_.audio.play(Sound::your_turn);
    my_turn_was_ = mine;
    const bool calls = mine && contest_->my_seat() && !focused_;
    context_.title(context_.texts("app.name") +
                   (calls ? " — " + context_.texts("play.your_turn") : ""));
}

void PlayScene::show_result() {
    card_ = closed_ && !contest_->match().result() ? Card::closed : Card::result;
    card_hands_ = ui::Hands(alone_ || closed_ ? "home" : "go on");
    contest_->pause(false); // the card may take the place of the menu
    chat_.close();
}

Go PlayScene::update(float seconds) {
    const Notices notices = contest_->update(context_.now);
    const bool mine_before = my_turn_was_;
    for (const Notice& notice : notices)
        handle(notice);
    if (!notices.empty()) {
        announce_turn();
        const bool acted = std::any_of(notices.begin(), notices.end(), [](const Notice& n) {
            return std::holds_alternative<notice::Acted>(n);
        });
        if (acted || mine_before != my_turn_was_)
            context_.log(my_turn_was_ ? "turn mine" : "turn theirs");
    }
    for (const std::string& note : contest_->take_notes())
        context_.log("room " + note);
    const float speed = context_.speed();
    for (const Cue& cue : stage_.update(seconds, speed, context_.settings.reduced_motion))
        context_.audio.play(cue.sound, cue.pitch);
    ghost_turn_ = std::min(1.F, ghost_turn_ + seconds * speed / ghost_time);
    if (shake_ && (shake_->left -= seconds) <= 0)
        shake_.reset();
    chat_.update(seconds);
    if (stage_.moving())
        return go::Stay{};
    if (contest_->match().round_result())
        won_progress_ = std::min(1.F, won_progress_ + seconds * speed / won_time);
    if (result_wait_ && (*result_wait_ -= seconds) <= 0) {
        result_wait_.reset();
        changed_ = true;
        const auto result = contest_->match().round_result();
        const auto me = contest_->my_seat();
        if (result && card_ != Card::result)
            context_.audio.play(!result->winner                 ? Sound::draw
                                : !me || *result->winner == *me ? Sound::win
                                                                : Sound::lose);
        show_result();
    }
    return go::Stay{};
}

bool PlayScene::moving() const {
    return stage_.moving() || ghost_turn_ < 1 || shake_ || chat_.moving() || result_wait_ ||
           (contest_->match().round_result() && won_progress_ < 1);
}

bool PlayScene::changed() {
    return std::exchange(changed_, false);
}

void PlayScene::covered() {
    contest_->pause(true);
}

void PlayScene::resumed() {
    contest_->pause(card_ == Card::pause || card_ == Card::resign);
    context_.audio.music(Track::none);
}

} // namespace game::play
