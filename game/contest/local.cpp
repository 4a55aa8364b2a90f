#include "game/contest/local.hpp"

#include <algorithm>
#include <utility>
#include <variant>

#include "engine/base/random.hpp"
#include "engine/bot/offers.hpp"
#include "game/contest/pace.hpp"

namespace game {

using engine::Seat;

LocalContest::LocalContest(Settings settings)
    : settings_(std::move(settings)), goes_on_(settings_.begun.has_value()),
      match_(settings_.begun ? *settings_.begun : engine::Match(settings_.match)),
      knowledge_(settings_.knowledge ? *settings_.knowledge : nothing_),
      adviser_(settings_.advise, knowledge_) {
    settings_.begun.reset();
}

std::optional<Seat> LocalContest::my_turn() const {
    const auto seat = match_.to_act();
    return seat && !is_bot(*seat) && !match_.expired(now_) ? seat : std::nullopt;
}

std::optional<Seat> LocalContest::my_seat() const {
    if (is_bot(Seat::first) == is_bot(Seat::second))
        return std::nullopt;
    return is_bot(Seat::first) ? Seat::second : Seat::first;
}

bool LocalContest::gives_hints() const {
    return settings_.hints && !(is_bot(Seat::first) && is_bot(Seat::second));
}

bool LocalContest::thinking() const {
    return task_ && task_->duty == Duty::act && !thought_ && ripe();
}

void LocalContest::hurry() {
    if (thinking())
        thinker_.hurry();
}

void LocalContest::wait() {
    thinker_.wait();
    adviser_.wait();
}

void LocalContest::pause(bool on) {
    paused_ = on;
    if (on)
        match_.pause(now_); // `update` starts it again
}

Notices LocalContest::update(std::chrono::milliseconds now) {
    now_ = now;
    if (!begun_) {
        begun_ = now;
        play_forced(); // a position may begin with one
    }
    if (in_motion_)
        moved_ = now;
    adviser_.update();
    if (!paused_) {
        match_.resume(now_);
        attend();
    }
    return std::exchange(notices_, {});
}

// What the players do.

void LocalContest::want(const Wish& wish) {
    std::visit([this](const auto& one) { wanted(one); }, wish);
}

void LocalContest::wanted(const wish::Act& act) {
    if (const auto seat = my_turn())
        played(*seat, match_.act(*seat, act.action, now_), false);
}

void LocalContest::wanted(const wish::Resign&) {
    const auto seat = my_seat() ? my_seat() : match_.to_act();
    if (seat && match_.resign(*seat, now_)) {
        stop_thinking();
        tell_ending();
    }
}

void LocalContest::wanted(const wish::Leave&) {
    const auto seat = my_seat();
    const bool between_rounds = match_.round_result().has_value();
    if (!seat || !match_.leave(*seat, now_))
        return;
    stop_thinking();
    if (between_rounds)
        notices_.push_back(notice::MatchEnded{});
    else
        tell_ending();
}

void LocalContest::wanted(const wish::Propose& propose) {
    const auto seat = my_seat() ? my_seat() : match_.to_act();
    if (!seat || is_bot(*seat))
        return;
    if (propose.kind == engine::OfferKind::take_back) {
        take_back();
        return;
    }
    const auto done = match_.propose(*seat, propose.kind, now_);
    if (done)
        notices_.push_back(notice::Proposed{*seat, propose.kind});
    else
        notices_.push_back(notice::NotDone{done.error()});
}

void LocalContest::wanted(const wish::Answer& answer) {
    const auto offer = match_.offer();
    if (offer && !is_bot(other(offer->by)))
        answered(*offer, answer.accept);
}

void LocalContest::wanted(const wish::Withdraw&) {
    const auto offer = match_.offer();
    if (!offer || is_bot(offer->by) || !match_.withdraw(offer->by))
        return;
    stop_thinking();
    notices_.push_back(notice::OfferEnded{*offer, false});
}

void LocalContest::wanted(const wish::GoOn&) {
    if (match_.result()) {
        match_ = match_.rematch();
        goes_on_ = false;
        const std::int64_t since = std::exchange(settings_.resumed, {}).value_or(settings_.started);
        settings_.started = since + (now_ - begun_.value_or(now_)).count() / 1000;
        begun_ = now_;
        notices_.push_back(notice::MatchBegan{});
    } else if (match_.next_round(now_)) {
        notices_.push_back(notice::RoundBegan{});
    }
    play_forced();
}

// Nobody is asked: one action at a shared board, else to the beginning of one's last turn.
void LocalContest::take_back() {
    const auto me = my_seat();
    const auto ply = me ? match_.last_turn_of(*me) : match_.last_action();
    if (!ply) {
        notices_.push_back(notice::NotDone{{"match.nothing_to_take_back"}});
        return;
    }
    const Seat whose = match_.seat(match_.table().played()[*ply].side);
    const auto done = match_.take_back_to(*ply, now_);
    if (!done) {
        notices_.push_back(notice::NotDone{done.error()});
        return;
    }
    stop_thinking();
    notices_.push_back(notice::TookBack{whose, *ply});
}

// What comes of it.

void LocalContest::played(Seat seat, const engine::Result<engine::Move>& move, bool automatic) {
    if (!move) {
        notices_.push_back(notice::NotDone{move.error()});
        return;
    }
    const auto& hint = adviser_.hint();
    const bool followed = hint && hint->action == move->text && match_.to_act() == seat;
    stop_thinking();
    notices_.push_back(notice::Acted{seat, *move, automatic});
    tell_ending();
    play_forced();
    if (followed && !automatic)
        adviser_.ask(match_.table()); // advice is for the whole turn
}

void LocalContest::play_forced() {
    while (const auto action = match_.forced()) {
        const Seat seat = *match_.to_act();
        const auto move = match_.act(seat, *action, now_);
        if (!move)
            return;
        notices_.push_back(notice::Acted{seat, *move});
        tell_ending();
    }
}

void LocalContest::answered(const engine::Offer& offer, bool accept) {
    stop_thinking();
    if (!match_.answer(other(offer.by), accept, now_))
        return;
    if (accept)
        tell_ending();
    else
        notices_.push_back(notice::OfferEnded{offer, true});
}

void LocalContest::tell_ending() {
    if (match_.round_result())
        notices_.push_back(notice::RoundEnded{});
    if (match_.result())
        notices_.push_back(notice::MatchEnded{});
}

// What the machine does.

std::optional<LocalContest::Duty> LocalContest::duty() const {
    const auto seat = match_.to_act();
    if (!seat)
        return std::nullopt;
    if (match_.expired(now_))
        return Duty::act_for;
    if (match_.offer() && is_bot(other(match_.offer()->by)))
        return Duty::answer;
    return is_bot(*seat) ? std::optional(Duty::act) : std::nullopt;
}

void LocalContest::attend() {
    if (match_.expired(now_) && match_.settings().clock.kind == engine::Clock::Kind::fischer) {
        stop_thinking();
        if (match_.lose_on_time())
            tell_ending();
        return;
    }
    const auto due = duty();
    if (task_ && due != task_->duty)
        stop_thinking();
    if (!due)
        return;
    if (!task_)
        begin(*due);
    if (!thought_)
        thought_ = thinker_.poll();
    if (thought_ && ripe())
        finish(*due, *std::exchange(thought_, std::nullopt));
}

// Acting for somebody whose time is up and weighing an offer, every bot is an amateur.
void LocalContest::begin(Duty duty) {
    const Seat seat = *match_.to_act();
    const engine::Clock& clock = match_.settings().clock;
    const engine::Time left = match_.clocks(now_)[engine::index(seat)];
    const engine::LevelName name =
        duty == Duty::act ? *settings_.bots[engine::index(seat)] : engine::LevelName::amateur;
    const std::uint64_t seed = engine::mix(settings_.seed + ++thoughts_ * 0x9E3779B97F4A7C15U);
    engine::Level level = engine::level(match_.settings().game, name);
    level.budget = within_clock(level.budget, clock, left);
    thinker_.start([table = match_.table(), level, seed, think = settings_.think,
                    &knowledge = knowledge_](std::stop_token stop) {
        return think(table, level, knowledge, seed, std::move(stop));
    });
    task_ = Task{duty, now_, now_};
    if (duty == Duty::act_for)
        return;
    const engine::Time wait = longest_wait(clock, left);
    task_->ripe += std::min(least_time(match_.table(), seed), wait);
    task_->latest = wait == engine::Time::max() ? wait : now_ + wait;
}

// Nobody answers what is still being shown.
bool LocalContest::ripe() const {
    return now_ >= task_->latest || (now_ >= task_->ripe && now_ >= moved_ + look_time);
}

void LocalContest::finish(Duty duty, const engine::Thought& thought) {
    const Seat seat = *match_.to_act();
    if (duty == Duty::act)
        played(seat, match_.act(seat, thought.action, now_), false);
    else if (duty == Duty::act_for)
        played(seat, match_.act_for(thought.action, now_), true);
    else
        answer_offer(thought);
}

void LocalContest::answer_offer(const engine::Thought& thought) {
    const engine::Offer offer = *match_.offer();
    const engine::Side bot = match_.side(other(offer.by));
    answered(offer, engine::accepts_draw(match_.table(), bot, thought));
}

void LocalContest::stop_thinking() {
    adviser_.forget();
    thinker_.cancel();
    thought_.reset();
    task_.reset();
}

} // namespace game
