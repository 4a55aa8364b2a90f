#include <algorithm>
#include <utility>

#include "net/play/moment.hpp"
#include "net/play/session.hpp"

// What the referee announces of the match, checked with the session's own.
namespace net {

using engine::Match;
using engine::Offer;
using engine::OfferKind;
using engine::Seat;
using engine::seat_at;

bool Session::may_begin(const to_client::Began& began,
                        const engine::MatchSettings& settings) const {
    if (phase_ == Phase::greeted)
        return began.match > number_ && (!match_ || match_->settings().game == settings.game);
    const bool again = phase_ == Phase::playing && match_->result() && all_ready();
    return again && began.match == number_ + 1 && seat_at(began.seat) == seat_ &&
           match_->rematch().settings() == settings;
}

void Session::hear(const to_client::Began& began, Step& step) {
    if (retelling_)
        return retelling_->take(began) ? void() : out_of_step(step);
    const auto settings = settings_of(began);
    if (!settings || !may_begin(began, *settings))
        return unexpected(began.tag, step);
    phase_ = Phase::playing;
    match_.emplace(*settings);
    match_->resume(step.now);
    seat_ = seat_at(began.seat);
    started_ = static_cast<std::int64_t>(began.started);
    number_ = began.match;
    begin_round();
    timekeeper_.run(true, step.now);
    step.tell(notice::MatchBegan{});
}

void Session::hear(const to_client::RoundBegan& began, Step& step) {
    const bool now =
        phase_ == Phase::playing && all_ready() && began.round == round_of(*match_) + 1;
    if (!now || !match_->next_round(step.now))
        return unexpected(began.tag, step);
    begin_round();
    timekeeper_.run(true, step.now);
    step.tell(notice::RoundBegan{});
}

/// Whether an action in our name is the one we asked for, in this very position.
bool Session::asked_for(const to_client::Acted& acted) const {
    return waiting_ && asked_ == to_server::Act{acted.round, acted.ply,
                                                position_key(match_->table()), acted.action};
}

void Session::hear(const to_client::Acted& acted, Step& step) {
    if (!round_on() || !is_now(acted, *match_))
        return unexpected(acted.tag, step);
    const Seat seat = *match_->to_act();
    const engine::Stamp stamp{clocks_in(acted), acted.automatic};
    const bool made_by_us = seat == seat_ && !acted.automatic && !match_->forced();
    Match next = *match_;
    const auto move = next.follow(acted.action, stamp, step.now);
    const bool same = move && move->text == acted.action && position_key(next.table()) == acted.key;
    if (!same || (made_by_us && !asked_for(acted)) ||
        !timekeeper_.likely(*match_, acted.action, stamp, step.now))
        return out_of_step(step);
    match_ = std::move(next);
    if (made_by_us)
        waiting_ = false;
    timekeeper_.run(match_->to_act() != seat, step.now);
    step.tell(notice::Acted{seat, *move, acted.automatic});
    tell_ends(step);
}

void Session::hear(const to_client::Resigned& resigned, Step& step) {
    const Seat seat = seat_at(resigned.seat);
    const bool now = round_on() && resigned.round == round_of(*match_);
    if (now && seat == seat_ && !resigning_)
        return out_of_step(step);
    if (!now || !match_->resign(seat, step.now))
        return unexpected(resigned.tag, step);
    tell_ends(step);
}

void Session::hear(const to_client::FlagFell& fell, Step& step) {
    if (!round_on() || fell.round != round_of(*match_))
        return unexpected(fell.tag, step);
    const bool likely =
        match_->to_act() == seat_at(fell.seat) && timekeeper_.nearly_up(*match_, step.now);
    if (!likely || !match_->lose_on_time())
        return out_of_step(step);
    tell_ends(step);
}

void Session::hear(const to_client::Proposed& proposed, Step& step) {
    const Seat seat = seat_at(proposed.seat);
    const OfferKind kind = offer_kind(proposed.kind);
    const bool now = round_on() && is_now(proposed, *match_);
    const to_server::Propose ours{proposed.round, proposed.ply, proposed.kind};
    if (now && seat == seat_ && asking_ != Request(ours))
        return out_of_step(step);
    const bool agreed = now && match_->offer() == Offer{kind, engine::other(seat)};
    if (!now || agreed || !match_->propose(seat, kind, step.now))
        return unexpected(proposed.tag, step);
    if (seat == seat_)
        asking_.reset();
    step.tell(notice::Proposed{seat, kind});
}

void Session::hear(const to_client::OfferEnded& ended, Step& step) {
    if (!round_on() || !is_now(ended, *match_) || !match_->offer())
        return unexpected(ended.tag, step);
    const Offer offer = *match_->offer();
    const Seat by = ended.declined ? engine::other(offer.by) : offer.by;
    const Request declined = to_server::Answer{ended.round, ended.ply, number(offer.kind), false};
    const Request withdrawn = to_server::Withdraw{ended.round, ended.ply};
    if (by == seat_ && std::exchange(asking_, {}) != (ended.declined ? declined : withdrawn))
        return out_of_step(step);
    static_cast<void>(ended.declined ? match_->answer(by, false, step.now) : match_->withdraw(by));
    step.tell(notice::OfferEnded{offer, ended.declined});
}

/// Takes the offer of this kind that stands for accepted; false where it does not stand, or where
/// it was ours to accept it and we did not.
bool Session::accept(OfferKind kind, Match& match, Step& step) {
    const auto offer = match.offer();
    if (!offer || offer->kind != kind)
        return false;
    if (offer->by != seat_) {
        const Request yes = at_now(to_server::Answer{1, 0, number(kind), true}, match);
        const Request too = at_now(to_server::Propose{1, 0, number(kind)}, match);
        const auto asked = std::exchange(asking_, {});
        if (asked != yes && asked != too)
            return false;
    }
    return match.answer(engine::other(offer->by), true, step.now).ok();
}

void Session::hear(const to_client::TookBack& back, Step& step) {
    if (!round_on() || back.round != round_of(*match_))
        return unexpected(back.tag, step);
    const auto offer = match_->offer();
    Match next = *match_;
    if (!accept(OfferKind::take_back, next, step) || !is_now(back, next) ||
        next.clocks(step.now) != clocks_in(back))
        return out_of_step(step);
    match_ = std::move(next);
    timekeeper_.run(true, step.now);
    step.tell(notice::TookBack{offer->by, match_->table().length()});
}

void Session::hear(const to_client::DrawAgreed& agreed, Step& step) {
    if (!round_on() || !is_now(agreed, *match_))
        return unexpected(agreed.tag, step);
    if (!accept(OfferKind::draw, *match_, step))
        return out_of_step(step);
    tell_ends(step);
}

void Session::hear(const to_client::IsReady& ready, Step& step) {
    const bool now = phase_ == Phase::playing && match_->round_result() && ready.match == number_ &&
                     ready.round == round_of(*match_);
    const bool unasked = seat_at(ready.seat) == seat_ && !going_on_;
    if (!now || unasked || ready_.at(ready.seat))
        return unexpected(ready.tag, step);
    ready_.at(ready.seat) = true;
    step.tell(notice::Ready{seat_at(ready.seat)});
}

void Session::begin_round() {
    ready_ = {};
    asked_.reset();
    asking_.reset();
    waiting_ = resigning_ = going_on_ = false;
}

void Session::tell_ends(Step& step) const {
    if (match_->round_result())
        step.tell(notice::RoundEnded{});
    if (match_->result())
        step.tell(notice::MatchEnded{});
}

void Session::out_of_step(Step& step) {
    end({"session.out_of_step"}, step);
}

} // namespace net
