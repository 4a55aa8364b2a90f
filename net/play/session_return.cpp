#include <algorithm>
#include <utility>

#include "net/play/moment.hpp"
#include "net/play/session.hpp"

// Being away and coming back, and what an opponent who is away means.
namespace net {

using engine::Match;
using engine::Offer;
using engine::OfferKind;
using engine::Reason;
using engine::Round;
using engine::Seat;

/// The line broke. In a match the seat is kept.
void Session::lose(engine::Error why, Step& step) {
    if (phase_ != Phase::playing) {
        phase_ = Phase::closed;
        return step.tell(notice::Closed{std::move(why)});
    }
    set_quiet(link_quiet_, false, step);
    set_quiet(opponent_quiet_, false, step);
    phase_ = Phase::away;
    opponent_away_ = false;
    claim_at_ = step.awake + claim_after;
    pause_ = first_pause;
    pause_calls(step);
    step.tell(notice::Away{true});
}

/// Calls for a new link when it is time; a call that nobody answers is given up.
void Session::call_again(Step& step) {
    if (called_) {
        const Time since = linked_ ? std::max(*called_, heard_) : *called_;
        if (step.awake - since < answer_time)
            return;
        step.out.emplace_back(Drop{});
        pause_calls(step);
    } else if (step.awake >= next_call_) {
        called_ = step.awake;
        step.out.emplace_back(Connect{});
    }
}

void Session::pause_calls(Step& step) {
    linked_ = false;
    retelling_.reset();
    called_.reset();
    next_call_ = step.awake + std::exchange(pause_, std::min(2 * pause_, longest_pause));
}

void Session::hear(const to_client::Resuming& resuming, Step& step) {
    if (phase_ != Phase::away || !linked_ || retelling_)
        return unexpected(resuming.tag, step);
    retelling_.emplace(resuming, step.now);
}

void Session::hear(const to_client::MatchPart& part, Step& step) {
    if (!retelling_)
        return unexpected(part.tag, step);
    if (!retelling_->take(part))
        return out_of_step(step);
    if (const auto standing = retelling_->standing())
        resume(*standing, step);
}

/// The seat is ours again, and the match stands so.
void Session::resume(const Standing& standing, Step& step) {
    retelling_.reset();
    called_.reset();
    claim_at_.reset();
    phase_ = Phase::playing;
    timekeeper_ = Timekeeper(step.now);
    if (match_) {
        if (!catch_up(standing, step))
            return out_of_step(step);
    } else {
        step.tell(notice::MatchBegan{});
        if (standing.match.result())
            step.tell(notice::MatchEnded{});
    }
    const Match before = match_ ? *match_ : standing.match;
    match_ = standing.match;
    number_ = standing.number;
    started_ = static_cast<std::int64_t>(standing.started);
    seat_ = standing.seat;
    ready_ = standing.ready;
    going_on_ = going_on_ || ready_.at(index(seat_));
    timekeeper_.run(true, step.now - match_->spent(step.now));
    tell_offers(before, step);
    step.tell(notice::Back{true});
    const auto result = match_->result();
    if (result && result->reason == Reason::left) {
        phase_ = Phase::greeted;
        begin_round();
        if (result->winner == seat_)
            step.tell(notice::OpponentLeft{false});
    }
    ask_again(step);
}

/// Tells what was missed, as if it happened now; false where the match cannot have come there from
/// where we left it. How long everything took is the referee's word alone.
bool Session::catch_up(const Standing& standing, Step& step) {
    const Match& now = standing.match;
    if (standing.seat != seat_)
        return false;
    if (standing.number != number_) {
        const bool again = standing.number == number_ + 1 && match_->result() && going_on_ &&
                           now.round() == 1 && now.settings() == match_->rematch().settings();
        if (!again)
            return false;
        begin_round();
        step.tell(notice::MatchBegan{});
        return tell_round(now, step);
    }
    const auto& before = match_->rounds();
    const std::size_t known = before.size();
    const std::size_t told = now.rounds().size();
    if (now.settings() != match_->settings() || (told != known && told != known + 1) ||
        !std::equal(before.begin(), before.end() - 1, now.rounds().begin()) ||
        !catch_up_round(now.rounds()[known - 1], known, step))
        return false;
    if (told > known) {
        if (!going_on_)
            return false;
        begin_round();
        step.tell(notice::RoundBegan{});
        return tell_round(now, step);
    }
    if (now.result() && !match_->result())
        step.tell(notice::MatchEnded{});
    return true;
}

/// Tells a round that began while we were away.
bool Session::tell_round(const Match& now, Step& step) {
    if (!tell_actions(now.rounds().back(), round_of(now), 0, step))
        return false;
    if (now.round_result())
        step.tell(notice::RoundEnded{});
    if (now.result())
        step.tell(notice::MatchEnded{});
    return true;
}

/// The round that we left, which is number `number`.
bool Session::catch_up_round(const Round& now, std::uint64_t number, Step& step) {
    const Round& before = match_->rounds().back();
    if (before.result)
        return before == now;
    const auto played = before.table.played(), plays = now.table.played();
    std::size_t same = 0;
    while (same < std::min(played.size(), plays.size()) && played[same] == plays[same] &&
           before.stamps[same] == now.stamps[same])
        ++same;
    std::size_t from = same;
    if (same < played.size()) {
        const auto ply = taken_back(same, step);
        if (!ply)
            return false;
        from = *ply;
    }
    if (!tell_actions(now, number, from, step))
        return false;
    if (!now.result)
        return true;
    const auto& result = *now.result;
    const bool agreed =
        consented(OfferKind::draw, seat_) || consented(OfferKind::draw, engine::other(seat_));
    if ((result.reason == Reason::resigned && result.winner != seat_ && !resigning_) ||
        (result.reason == Reason::agreed && !agreed))
        return false;
    step.tell(notice::RoundEnded{});
    return true;
}

/// Tells the actions of a round from `from` on; false where one was played in our name that we did
/// not ask for.
bool Session::tell_actions(const Round& round, std::uint64_t number, std::size_t from, Step& step) {
    const auto played = round.table.played();
    for (std::size_t ply = from; ply < played.size(); ++ply) {
        const engine::Move& move = played[ply];
        const bool automatic = round.stamps[ply].automatic;
        const bool first = move.side == engine::Side::first;
        const Seat seat = first ? round.first_side : engine::other(round.first_side);
        if (seat == seat_ && !automatic && !move.gesture.pass) {
            const to_server::Act made{number, ply, position_key(round.table.at(ply)), move.text};
            if (!std::exchange(waiting_, false) || asked_ != made)
                return false;
        }
        step.tell(notice::Acted{seat, move, automatic});
    }
    return true;
}

/// Whether we agreed to what this player proposed, also where we did not hear of that: what we
/// proposed meanwhile accepts the same proposal.
bool Session::consented(OfferKind kind, Seat by) const {
    const auto& offer = match_->offer();
    const Request proposed = at_now(to_server::Propose{1, 0, number(kind)}, *match_);
    if (by == seat_)
        return offer == Offer{kind, seat_} || asking_ == proposed;
    const Request yes = at_now(to_server::Answer{1, 0, number(kind), true}, *match_);
    return asking_ == proposed || (offer == Offer{kind, by} && asking_ == yes);
}

/// Where a take-back led that we agreed to, to `most` actions or fewer: of two that are possible
/// the one after which least is played again.
std::optional<std::size_t> Session::taken_back(std::size_t most, Step& step) const {
    std::optional<notice::TookBack> found;
    for (const Seat by : {seat_, engine::other(seat_)}) {
        const auto ply = match_->last_turn_of(by);
        if (ply && *ply <= most && consented(OfferKind::take_back, by) &&
            (!found || found->ply < *ply))
            found = notice::TookBack{by, *ply};
    }
    if (!found)
        return std::nullopt;
    step.tell(*found);
    return found->ply;
}

/// Which offer ended while we were away, and which one stands; an action ends one untold.
void Session::tell_offers(const Match& before, Step& step) const {
    const std::optional<Offer>& now = match_->offer();
    if (before.offer() == now)
        return;
    const bool here = round_on() && before.rounds() == match_->rounds();
    if (before.offer() && here)
        step.tell(notice::OfferEnded{*before.offer(), before.offer()->by == seat_});
    if (now)
        step.tell(notice::Proposed{now->by, now->kind});
}

/// Asks again for what the referee did not hear; an offer may have been declined meanwhile, it is
/// the player's to make it again.
void Session::ask_again(Step& step) {
    const auto asking = std::exchange(asking_, {});
    waiting_ = waiting_ && round_on() && is_now(*asked_, *match_) &&
               asked_->key == position_key(match_->table());
    if (waiting_)
        step.send(*asked_);
    if (phase_ != Phase::playing)
        return;
    if (!round_on()) {
        if (going_on_ && !ready_.at(index(seat_)))
            step.send(to_server::Ready{number_, round_of(*match_)});
        return;
    }
    if (resigning_)
        step.send(to_server::Resign{round_of(*match_)});
    const auto& offer = match_->offer();
    if (!offer || !asking)
        return;
    const auto* answer = std::get_if<to_server::Answer>(&*asking);
    const auto* withdraw = std::get_if<to_server::Withdraw>(&*asking);
    if (answer && is_now(*answer, *match_) &&
        *offer == Offer{offer_kind(answer->kind), engine::other(seat_)}) {
        asking_ = asking;
        step.send(*answer);
    } else if (withdraw && is_now(*withdraw, *match_) && offer->by == seat_) {
        asking_ = asking;
        step.send(*withdraw);
    }
}

void Session::hear(const to_client::Away& away, Step& step) {
    if (phase_ != Phase::playing || engine::seat_at(away.seat) == seat_)
        return unexpected(away.tag, step);
    set_quiet(opponent_quiet_, false, step);
    opponent_away_ = true;
    claim_at_ = step.awake + Time{away.left};
    step.tell(notice::Away{false});
}

void Session::hear(const to_client::Back& back, Step& step) {
    if (phase_ != Phase::playing || engine::seat_at(back.seat) == seat_)
        return unexpected(back.tag, step);
    set_quiet(opponent_quiet_, false, step);
    claim_at_.reset();
    if (std::exchange(opponent_away_, false))
        step.tell(notice::Back{false});
}

std::optional<Time> Session::until_claim() const {
    if (!claim_at_ || !match_ || match_->result())
        return std::nullopt;
    return std::max(Time{}, *claim_at_ - awake_.now());
}

bool Session::awaits_opponent() const {
    const Seat opponent = engine::other(seat_);
    return match_->round_result() ? !ready_.at(index(opponent)) : match_->to_act() == opponent;
}

bool Session::may_claim() const {
    const bool ours = phase_ == Phase::away;
    return until_claim() == Time{} && (ours || (opponent_away_ && awaits_opponent()));
}

void Session::want(const wish::Claim&, Step& step) {
    if (!may_claim())
        return step.tell(notice::NotDone{{"session.not_now"}});
    if (phase_ == Phase::playing)
        return step.send(to_server::Claim{number_});
    static_cast<void>(match_->leave(engine::other(seat_), step.now));
    unconfirmed_ = true;
    phase_ = Phase::closed;
    step.out.emplace_back(Drop{});
    step.tell(notice::OpponentLeft{true});
    step.tell(notice::MatchEnded{});
    step.tell(notice::Closed{{"session.unconfirmed"}});
}

} // namespace net
