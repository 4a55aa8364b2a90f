#include <algorithm>
#include <cassert>
#include <utility>

#include "engine/base/random.hpp"
#include "engine/bot/bot.hpp"
#include "net/play/moment.hpp"
#include "net/play/room.hpp"
#include "net/play/transcript.hpp"

// What the referee judges: actions, time, offers, rounds.
namespace net {

using engine::Match;
using engine::Offer;
using engine::OfferKind;
using engine::Seat;
using engine::seat_at;

namespace {

/// What an amateur bot plays; the same wherever the match and the moment are the same.
std::string sensible(const Match& match, std::uint64_t number) {
    const engine::Table& table = match.table();
    const std::uint64_t seed =
        engine::mix(number) ^ engine::mix(round_of(match) << 32U | table.length());
    const auto level = engine::level(match.settings().game, engine::LevelName::amateur);
    return engine::think(table, level, {}, seed, {}).action;
}

} // namespace

void Room::begin_match(Match match, Step& step) {
    match_ = std::move(match);
    match_->resume(step.now);
    ++number_;
    started_ = static_cast<std::uint64_t>(std::max<std::int64_t>(step.wall, 0));
    for (SeatIndex seat = 0; seat < players_.size(); ++seat) {
        players_.at(seat)->ready = false;
        send(seat, began({*match_, number_, started_, {}, seat_at(seat)}), step);
    }
}

/// What follows where the time of the player to act is up: a move that is made for them, both its
/// actions, or the round lost.
void Room::keep_time(Step& step) {
    if (!match_)
        return;
    while (const auto late = match_->expired(step.now)) {
        if (match_->lose_on_time())
            return announce(to_client::FlagFell{round_of(*match_), index(*late)}, step);
        const auto move = match_->act_for(sensible(*match_, number_), step.now);
        assert(move);
        announce_action(*move, step);
        play_forced(step);
    }
}

/// Plays what the rules leave no choice about.
void Room::play_forced(Step& step) {
    while (const auto pass = match_->forced()) {
        const auto move = match_->act(*match_->to_act(), *pass, step.now);
        assert(move);
        announce_action(*move, step);
    }
}

/// Tells both of the action that was just judged.
void Room::announce_action(const engine::Move& move, Step& step) const {
    const engine::Round& round = match_->rounds().back();
    to_client::Acted acted;
    acted.round = round_of(*match_);
    acted.ply = round.table.length() - 1;
    acted.action = move.text;
    acted.key = position_key(round.table);
    acted.automatic = round.stamps.back().automatic;
    announce(with_clocks(std::move(acted), round.stamps.back().left), step);
}

void Room::hear(SeatIndex seat, const to_server::Act& act, Step& step) {
    if (!match_ || !is_now(act, *match_) || act.key != position_key(match_->table()))
        return deny(seat, act.tag, {"room.late"}, step);
    const auto move = match_->act(seat_at(seat), act.action, step.now);
    if (!move)
        return deny(seat, act.tag, move.error(), step);
    announce_action(*move, step);
    play_forced(step);
}

void Room::hear(SeatIndex seat, const to_server::Resign& resign, Step& step) {
    const bool now = match_ && resign.round == round_of(*match_);
    if (!now || !match_->resign(seat_at(seat), step.now))
        return deny(seat, resign.tag, {"room.late"}, step);
    announce(to_client::Resigned{resign.round, seat}, step);
}

void Room::hear(SeatIndex seat, const to_server::Propose& propose, Step& step) {
    if (!match_ || !is_now(propose, *match_))
        return deny(seat, propose.tag, {"room.late"}, step);
    const OfferKind kind = offer_kind(propose.kind);
    const bool agreed = match_->offer() == Offer{kind, engine::other(seat_at(seat))};
    const auto done = match_->propose(seat_at(seat), kind, step.now);
    if (!done)
        return deny(seat, propose.tag, done.error(), step);
    if (agreed)
        return announce_agreed(kind, step);
    announce(to_client::Proposed{propose.round, propose.ply, seat, propose.kind}, step);
}

void Room::hear(SeatIndex seat, const to_server::Answer& answer, Step& step) {
    if (!match_ || !is_now(answer, *match_))
        return deny(seat, answer.tag, {"room.late"}, step);
    const Offer meant{offer_kind(answer.kind), engine::other(seat_at(seat))};
    if (match_->offer() != meant)
        return deny(seat, answer.tag, {"match.no_offer"}, step);
    if (const auto done = match_->answer(seat_at(seat), answer.accept, step.now); !done)
        return deny(seat, answer.tag, done.error(), step);
    if (answer.accept)
        return announce_agreed(meant.kind, step);
    announce(to_client::OfferEnded{answer.round, answer.ply, true}, step);
}

void Room::hear(SeatIndex seat, const to_server::Withdraw& withdraw, Step& step) {
    if (!match_ || !is_now(withdraw, *match_))
        return deny(seat, withdraw.tag, {"room.late"}, step);
    const auto done = match_->withdraw(seat_at(seat));
    if (!done)
        return deny(seat, withdraw.tag, done.error(), step);
    announce(to_client::OfferEnded{withdraw.round, withdraw.ply, false}, step);
}

/// Tells both what they agreed on.
void Room::announce_agreed(OfferKind kind, Step& step) const {
    if (kind == OfferKind::draw)
        return announce(at_now(to_client::DrawAgreed{}, *match_), step);
    announce(with_clocks(at_now(to_client::TookBack{}, *match_), match_->clocks(step.now)), step);
}

void Room::hear(SeatIndex seat, const to_server::Ready& ready, Step& step) {
    Player& player = *players_.at(seat);
    const bool now = match_ && match_->round_result() && players_.at(1 - seat) &&
                     ready.match == number_ && ready.round == round_of(*match_);
    if (!now || player.ready)
        return; // what it is ready for has begun already
    player.ready = true;
    announce(to_client::IsReady{ready.match, ready.round, seat}, step);
    if (players_.at(1 - seat)->ready)
        go_on(step);
}

void Room::go_on(Step& step) {
    if (!match_->next_round(step.now))
        return begin_match(match_->rematch(), step);
    for (auto& player : players_)
        player->ready = false;
    announce(to_client::RoundBegan{round_of(*match_)}, step);
}

} // namespace net
