#include <algorithm>
#include <array>
#include <utility>

#include "game/scenes/at_board.hpp"
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

std::string offer_word(engine::OfferKind kind) {
    return kind == engine::OfferKind::draw ? "draw" : "take_back";
}

constexpr float result_delay = 0.5F, pass_time = 1.2F;

// The low time is heard at ten seconds and at each from five on.
constexpr std::int64_t first_call = 10, calls_from = 5;

} // namespace

PlayScene::PlayScene(Context& context, std::unique_ptr<Contest> contest)
    : context_(context), contest_(std::move(contest)), stage_(contest_->match().table()),
      wager_(context) {
    wager_.begin(*contest_);
    for (const Event& event : tell(notice::MatchBegan{}, contest_->match(), stage_.table()))
        story_.push_back(event);
    begin_round();
}

void PlayScene::begin_round() {
    picker_ = {};
    carried_ = {};
    unconfirmed_.reset();
    remark_.reset();
    passing_.reset();
    seconds_called_ = 0;
    result_wait_.reset();
    card_ = Card::none;
    outgoing_.reset();
    back_ = 0;
    my_turn_was_ = false;
    context_.log("position " + stage_.table().position());
    announce_turn();
    finale_.clear();
    if (contest_->match().round_result()) { // gone on with between two rounds
        begin_finale(true);
        result_wait_ = result_delay;
        result_heard_ = false;
    }
}

void PlayScene::handle(const Notice& notice) {
    changed_ = true;
    const std::vector<Event> events = tell(notice, contest_->match(), stage_.table());
    std::visit([this](const auto& one) { take(one); }, notice); // may begin a new story
    story_.insert(story_.end(), events.begin(), events.end());
    if (std::holds_alternative<notice::MatchEnded>(notice))
        if (const auto paid = wager_.told())
            story_.push_back(*paid);
}

void PlayScene::take(const notice::MatchBegan&) {
    story_.clear();
    saved_ = draft_warned_ = false;
    take(notice::RoundBegan{});
}

void PlayScene::take(const notice::RoundBegan&) {
    stage_.reset(contest_->match().table().at(0));
    context_.log("round began " + std::to_string(contest_->match().round()));
    begin_round();
}

void PlayScene::take(const notice::Acted& acted) {
    const std::string ply = std::to_string(stage_.table().length());
    stage_.play(acted.move, carried_.take(acted.move.gesture));
    picker_.reset();
    unconfirmed_.reset();
    remark_.reset();
    back_ = 0;
    seconds_called_ = 0;
    if (acted.move.gesture.pass)
        passing_ = Passing{acted.seat, pass_time};
    context_.log("acted " + std::to_string(contest_->match().round()) + " " + ply + " " +
                 acted.move.text + " " + seat_word(acted.seat) +
                 (acted.automatic ? " automatic" : ""));
    context_.log("position " + stage_.table().position());
}

void PlayScene::take(const notice::Proposed& proposed) {
    remark_.reset();
    if (contest_->my_seat() && proposed.seat != *contest_->my_seat())
        context_.audio.play(Sound::chat);
    context_.log("offered " + offer_word(proposed.kind) + " " + seat_word(proposed.seat));
}

void PlayScene::take(const notice::OfferEnded& ended) {
    const std::string what = offer_word(ended.offer.kind);
    if (ended.declined)
        remark_ =
            Remark{context_.texts("play.declined." + what, {names().of(other(ended.offer.by))})};
    context_.log((ended.declined ? "declined " : "withdrew ") + what);
}

void PlayScene::take(const notice::TookBack& took_back) {
    stage_.take_back_to(took_back.ply);
    picker_.reset();
    unconfirmed_.reset();
    remark_.reset();
    passing_.reset();
    back_ = 0;
    seconds_called_ = 0;
    context_.log("took back " + std::to_string(took_back.ply) + " " + seat_word(took_back.seat));
    context_.log("position " + stage_.table().position());
}

void PlayScene::take(const notice::NotDone& refused) {
    remark_ = Remark{game::sentence(context_.texts.error(refused.why)), true};
    context_.audio.play(Sound::refuse);
}

void PlayScene::take(const notice::RoundEnded&) {
    unconfirmed_.reset();
    const auto result = contest_->match().round_result();
    context_.log("round ended " + winner_word(result->winner) + " " +
                 std::string(engine::to_text(result->reason)));
    begin_finale(false);
    result_wait_ = result_delay;
    result_heard_ = false;
}

void PlayScene::take(const notice::MatchEnded&) {
    const auto result = contest_->match().result();
    context_.log("match ended " + winner_word(result->winner) + " " +
                 std::string(engine::to_text(result->reason)));
    save_record();
}

void PlayScene::take(const notice::Said& said) {
    const bool mine = contest_->my_seat() == said.seat;
    chat_.said(said.seat, said.phrase, mine);
    if (!mine && !chat_.muted())
        context_.audio.play(Sound::chat);
    context_.log("said " + seat_word(said.seat) + " " + std::to_string(said.phrase));
}

void PlayScene::take(const notice::Unsteady& unsteady) {
    context_.log(unsteady.now ? "connection unsteady" : "connection steady");
}

void PlayScene::take(const notice::Away& away) {
    picker_.reset();
    unconfirmed_.reset();
    remark_.reset();
    context_.log(away.ours ? "connection lost, seeking the table" : "connection opponent away");
}

void PlayScene::take(const notice::Back& back) {
    const engine::Table& now = contest_->match().table();
    if (back.ours && stage_.table() != now) { // come back to by another program than left it
        stage_.reset(now);
        context_.log("position " + now.position());
    }
    remark_ = Remark{context_.texts(back.ours ? "away.back.mine" : "away.back.theirs",
                                    {names().of(other(near_seat()))})};
    context_.log(back.ours ? "connection resumed" : "connection opponent back");
}

void PlayScene::take(const notice::OpponentLeft& left) {
    alone_ = true;
    context_.log(left.lost ? "connection opponent lost" : "connection opponent left");
    if (!result_wait_)
        result_wait_ = result_delay;
}

void PlayScene::take(const notice::Closed& closed) {
    closed_ = closed.why;
    std::string line = "connection closed " + closed.why.code;
    for (const std::string& argument : closed.why.arguments)
        line += " " + argument;
    context_.log(line);
    save_record(); // what both last agreed on, also where the match cannot go on
    if (!result_wait_)
        result_wait_ = 0.F;
}

void PlayScene::save_record() {
    const auto& rounds = contest_->match().rounds();
    const bool played = std::any_of(rounds.begin(), rounds.end(), [](const engine::Round& round) {
        return round.table.length() > 0 ||
               (round.result && round.result->reason != engine::Reason::left);
    });
    if (!played || std::exchange(saved_, true))
        return;
    engine::Record record{contest_->match(), contest_->started()};
    if (both_sit_here())
        record.headers.push_back(one_screen());
    if (contest_->unconfirmed())
        record.headers.push_back(unconfirmed());
    const std::string file = context_.keep_record(record);
    if (file.empty()) {
        warn("story.not_saved");
        return;
    }
    context_.log("saved " + file);
    if (keeps_drafts())
        context_.library.drop_draft(contest_->match(), contest_->started());
}

bool PlayScene::both_sit_here() const {
    return !contest_->online() && contest_->bots() == std::array{false, false};
}

// A match on this machine can be gone on with after any action, however the program ends.
bool PlayScene::keeps_drafts() const {
    const auto bots = contest_->bots();
    return !contest_->online() && !(bots[0] && bots[1]);
}

bool PlayScene::keep_draft(const Notices& news) {
    if (!keeps_drafts())
        return true;
    const bool changed = std::any_of(news.begin(), news.end(), [](const Notice& n) {
        return std::holds_alternative<notice::Acted>(n) ||
               std::holds_alternative<notice::TookBack>(n) ||
               std::holds_alternative<notice::RoundEnded>(n) ||
               std::holds_alternative<notice::RoundBegan>(n);
    });
    if (!changed)
        return true;
    if (context_.library.keep_draft(contest_->match(), contest_->started()).ok())
        return true;
    context_.log("draft not kept");
    return false;
}

// A match across a link can be come back to, too, by the seat's secret.
void PlayScene::keep_way_back(const Notices& news) {
    if (!contest_->online() || (news.empty() && way_back_))
        return;
    std::string text = contest_->way_back();
    if (text != way_back_ && !context_.library.keep_way_back(text))
        context_.log("way back not kept");
    way_back_ = std::move(text);
}

// Something that the players ought to know, wherever they look.
void PlayScene::warn(const char* key) {
    story_.push_back({key, {}});
    remark_ = Remark{context_.texts(key), true};
}

void PlayScene::announce_turn() {
    const bool mine = contest_->my_turn().has_value() && !contest_->match().round_result();
    const bool calls = mine && contest_->my_seat() && !context_.focused;
    if (calls && !my_turn_was_)
        context_.audio.play(Sound::your_turn);
    my_turn_was_ = mine;
    focus_was_ = context_.focused;
    context_.title(context_.texts("app.name") +
                   (calls ? " — " + context_.texts("play.your_turn") : ""));
}

void PlayScene::show_result() {
    card_ = closed_ && !contest_->match().result() ? Card::closed : Card::result;
    card_hands_ = ui::Hands(alone_ || closed_ ? "home" : "go on");
    contest_->pause(false); // the card may take the place of the menu
    chat_.close();
}

void PlayScene::hear_news() {
    const Notices notices = contest_->update(context_.now);
    const bool mine_before = my_turn_was_;
    const bool paid = wager_.follow(*contest_, notices); // before what is kept says it is over
    const bool kept = keep_draft(notices);               // before anything is shown of it
    keep_way_back(notices);
    for (const Notice& notice : notices)
        handle(notice);
    if (!kept && !std::exchange(draft_warned_, true))
        warn("story.draft_not_kept");
    if (!paid)
        warn("story.chips_not_kept");
    if (!notices.empty() || focus_was_ != context_.focused)
        announce_turn();
    if (!notices.empty() && !ui::find(board_page(), hands_.focus()))
        board_has_keys_ = true; // the control that had them is gone
    const bool acted = std::any_of(notices.begin(), notices.end(), [](const Notice& n) {
        return std::holds_alternative<notice::Acted>(n) ||
               std::holds_alternative<notice::TookBack>(n);
    });
    const bool on = !contest_->match().round_result();
    if (on && (acted || mine_before != my_turn_was_))
        context_.log(my_turn_was_ ? "turn mine" : "turn theirs");
    for (const std::string& note : contest_->take_notes())
        context_.log("room " + note);
}

// Clocks are drawn when they show something else; one's own is heard when it runs low.
void PlayScene::show_time() {
    for (const Seat seat : {Seat::first, Seat::second}) {
        std::string text = clock_face(seat).text;
        std::string& shown = clocks_shown_[engine::index(seat)];
        changed_ = changed_ || text != shown;
        shown = std::move(text);
    }
    const auto seat = contest_->my_turn();
    const engine::Match& match = contest_->match();
    if (!seat || match.settings().clock.kind == engine::Clock::Kind::none)
        return;
    const auto left = match.clocks(context_.now)[engine::index(*seat)];
    const std::int64_t second = (left.count() + 999) / 1000;
    const bool due = second <= calls_from || seconds_called_ == 0;
    if (second < 1 || second > first_call || second == seconds_called_ || !due)
        return;
    seconds_called_ = second;
    context_.audio.play(Sound::low_time);
}

// The countdown, and the button that it brings.
void PlayScene::show_absence() {
    const auto absence = contest_->absence();
    changed_ = changed_ || absence != absence_shown_;
    absence_shown_ = absence;
}

void PlayScene::show_pass(float seconds) {
    if (!passing_)
        return;
    if (!passing_->shown) {
        passing_->shown = !stage_.moving();
        if (passing_->shown)
            context_.audio.play(Sound::pass);
    } else if ((passing_->left -= seconds) <= 0) {
        passing_.reset();
        changed_ = true;
    }
}

// Whatever the player does brings life to the pieces.
void PlayScene::stir(const Input& input) {
    life_.left = board::life_time;
    if (const auto* moved = std::get_if<input::Moved>(&input))
        pointer_ = moved->at;
    else if (std::holds_alternative<input::PointerLeft>(input))
        pointer_.reset();
    life_.watched = pointer_ && layout().board.frame.contains(*pointer_) ? pointer_ : std::nullopt;
}

// Drawn where it can be seen: between two blinks a board is still.
void PlayScene::show_life(float seconds) {
    if ((life_.left <= 0 && !stage_.moving()) || context_.settings.reduced_motion)
        return;
    life_.clock += seconds;
    life_.left = std::max(0.F, life_.left - seconds);
    auto now = pieces();
    changed_ = changed_ || now != pieces_shown_;
    pieces_shown_ = std::move(now);
}

Go PlayScene::update(float seconds) {
    hear_news();
    show_time();
    show_absence();
    const float speed = context_.speed();
    for (const Cue& cue : stage_.update(seconds, speed, context_.settings.reduced_motion))
        context_.audio.play(cue.sound, cue.pitch);
    ghost_turn_ = std::min(1.F, ghost_turn_ + seconds * speed / ghost_time);
    const bool reduced = context_.settings.reduced_motion;
    carry();
    carried_.update(seconds * speed, reduced);
    if (shake_ && !carried_.moving() && (shake_->left -= seconds * speed) <= 0)
        shake_.reset();
    card_entrance_.update(seconds * speed, card_ != Card::none, reduced);
    if (!card_entrance_.moving())
        outgoing_.reset();
    chat_.update(seconds, speed, reduced);
    show_pass(seconds);
    show_help(seconds);
    show_life(seconds);
    contest_->in_motion(stage_.moving() || passing_);
    if (!stage_.moving())
        show_finale(seconds);
    return go::Stay{};
}

void PlayScene::begin_finale(bool over) {
    const bool near_first = contest_->match().side(near_seat()) == engine::Side::first;
    const bool low_is_first = near_first != layout().board.view.from_top;
    finale_.begin(victory_of(contest_->match(), contest_->my_seat(),
                             low_is_first ? engine::Side::first : engine::Side::second),
                  over);
}

// Once all pieces are where the last move brought them, and then the result a moment later.
void PlayScene::show_finale(float seconds) {
    if (!std::exchange(result_heard_, true))
        play_result();
    const bool reduced = context_.settings.reduced_motion;
    const bool moved = finale_.moving(reduced);
    finale_.update(seconds * context_.speed(), result_wait_ || card_ == Card::result, reduced);
    changed_ = changed_ || moved;
    if (!result_wait_ || !finale_.shown(reduced) || (*result_wait_ -= seconds) > 0)
        return;
    result_wait_.reset();
    changed_ = true;
    show_result();
}

void PlayScene::play_result() {
    const auto result = contest_->match().round_result();
    if (!result)
        return;
    const auto me = contest_->my_seat();
    context_.audio.play(!result->winner                 ? Sound::draw
                        : !me || *result->winner == *me ? Sound::win
                                                        : Sound::lose);
}

bool PlayScene::moving() const {
    return stage_.moving() || carried_.moving() || ghost_turn_ < 1 || shake_ || passing_ ||
           chat_.moving() || card_entrance_.moving() || result_wait_ || pulses() ||
           finale_.moving(context_.settings.reduced_motion);
}

bool PlayScene::changed() {
    return std::exchange(changed_, false);
}

void PlayScene::covered() {
    picker_.reset(); // the hand's button goes up over another scene
    contest_->pause(true);
}

void PlayScene::resumed() {
    contest_->pause(card_ == Card::pause || card_ == Card::resign || card_ == Card::leave);
}

} // namespace game::play
