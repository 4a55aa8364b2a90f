#include "engine/match/match.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace engine {

namespace {

/// The table of a round that begins.
Table first_table(const MatchSettings& settings) {
    if (!settings.position)
        return Table::start(settings.game, settings.opening);
    auto table = Table::from_position(settings.game, *settings.position);
    assert(table && !table->outcome());
    return std::move(*table);
}

} // namespace

Match::Match(MatchSettings settings) : settings_(std::move(settings)) {
    assert(settings_.rounds == 1 || settings_.rounds == 3 || settings_.rounds == 5);
    assert(settings_.opening < info(settings_.game).openings.size());
    begin_round(settings_.starts, {});
}

Side Match::side(Seat seat) const {
    return seat == rounds_.back().first_side ? Side::first : Side::second;
}

Seat Match::seat(Side side) const {
    const Seat first = rounds_.back().first_side;
    return side == Side::first ? first : other(first);
}

std::optional<Seat> Match::to_act() const {
    if (round_result())
        return std::nullopt;
    return seat(table().to_act());
}

std::array<int, 2> Match::score() const {
    std::array<int, 2> won{};
    for (const Round& round : rounds_)
        if (round.result && round.result->winner)
            ++won[index(*round.result->winner)];
    return won;
}

/// Why nothing can happen in the round.
std::optional<Error> Match::no_round() const {
    if (result_)
        return Error{"match.over"};
    if (round_result())
        return Error{"match.round_over"};
    return std::nullopt;
}

Result<Move> Match::act(Seat seat, std::string_view action, Time now) {
    if (auto why = no_round())
        return *std::move(why);
    if (seat != to_act())
        return Error{"match.not_your_turn"};
    if (expired(now))
        return Error{"match.time_up"};
    return follow(action, stamp_of(action, now), now);
}

Result<Move> Match::act_for(std::string_view action, Time now) {
    if (auto why = no_round())
        return *std::move(why);
    if (settings_.clock.kind != Clock::Kind::per_move)
        return Error{"match.no_such_clock"};
    Stamp stamp{clocks(now), true};
    stamp.left[index(*to_act())] = {};
    return follow(action, stamp, now);
}

Result<Move> Match::follow(std::string_view action, const Stamp& stamp, Time now) {
    if (auto why = no_round())
        return *std::move(why);
    const Seat mover = *to_act();
    auto move = rounds_.back().table.play(action);
    if (!move)
        return move;
    return settle(std::move(*move), mover, stamp, now);
}

std::optional<std::string> Match::forced() const {
    if (round_result())
        return std::nullopt;
    const auto moves = table().moves();
    if (moves.size() != 1 || !moves.front().gesture.pass)
        return std::nullopt;
    return moves.front().text;
}

Stamp Match::stamp_of(std::string_view action, Time now) const {
    Stamp stamp{clocks(now), false};
    if (settings_.clock.kind != Clock::Kind::fischer)
        return stamp;
    Table next = table();
    const auto move = next.play(action);
    if (!move)
        return stamp;
    const bool turn_ends = !next.outcome() && next.to_act() != move->side;
    if (turn_ends && !move->gesture.pass)
        stamp.left[index(seat(move->side))] += settings_.clock.increment;
    return stamp;
}

/// What follows from an action that was just played.
Move Match::settle(Move move, Seat mover, const Stamp& stamp, Time now) {
    Round& round = rounds_.back();
    round.stamps.push_back(stamp);
    left_ = stamp.left;
    offer_.reset();
    const auto outcome = round.table.outcome();
    const bool goes_on = !outcome && round.table.to_act() == move.side;
    if (!goes_on && !move.gesture.pass)
        automatic_[index(mover)] = stamp.automatic ? automatic_[index(mover)] + 1 : 0;
    if (outcome) {
        RoundResult result{std::nullopt, outcome->reason};
        if (outcome->winner)
            result.winner = seat(*outcome->winner);
        end_round(result);
    } else if (automatic_[index(mover)] >= most_automatic_turns) {
        end_round({other(mover), Reason::time});
        result_ = MatchResult{other(mover), Reason::time};
    } else {
        begin_turn(goes_on, now);
    }
    return move;
}

/// The last turns in a row of this round that were made automatically, by seat.
std::array<int, 2> Match::automatic_turns() const {
    const Round& round = rounds_.back();
    const auto played = round.table.played();
    std::array<int, 2> turns{};
    for (std::size_t i = 0; i < played.size(); ++i) {
        const Side next = i + 1 < played.size() ? played[i + 1].side : round.table.to_act();
        if (next == played[i].side || played[i].gesture.pass)
            continue;
        int& count = turns[index(seat(played[i].side))];
        count = round.stamps[i].automatic ? count + 1 : 0;
    }
    return turns;
}

std::array<Time, 2> Match::clocks(Time now) const {
    std::array<Time, 2> left = left_;
    if (const auto seat = to_act(); seat && since_) {
        Time& mine = left[index(*seat)];
        mine = std::max(Time{}, mine - std::max(Time{}, now - *since_));
    }
    return left;
}

bool Match::clock_runs() const {
    return running_ && settings_.clock.kind != Clock::Kind::none && !round_result();
}

void Match::stop_clock(Time now) {
    left_ = clocks(now);
    since_.reset();
}

void Match::pause(Time now) {
    stop_clock(now);
    running_ = false;
}

void Match::resume(Time now) {
    if (std::exchange(running_, true))
        return;
    if (clock_runs())
        since_ = now;
}

std::optional<Seat> Match::expired(Time now) const {
    const auto seat = to_act();
    if (!seat || !since_ || clocks(now)[index(*seat)] > Time{})
        return std::nullopt;
    return seat;
}

Result<Done> Match::lose_on_time() {
    if (auto why = no_round())
        return *std::move(why);
    if (settings_.clock.kind != Clock::Kind::fischer)
        return Error{"match.no_such_clock"};
    const Seat loser = *to_act();
    left_[index(loser)] = {};
    end_round({other(loser), Reason::time});
    return Done{};
}

Result<Done> Match::propose(Seat seat, OfferKind kind, Time now) {
    if (auto why = no_round())
        return *std::move(why);
    if (offer_ == Offer{kind, other(seat)})
        return answer(seat, true, now);
    if (offer_ && offer_->by == seat)
        return Error{"match.already_offered"};
    if (kind == OfferKind::take_back && !last_turn_of(seat))
        return Error{"match.nothing_to_take_back"};
    offer_ = Offer{kind, seat};
    return Done{};
}

Result<Done> Match::answer(Seat seat, bool accept, Time now) {
    if (auto why = no_round())
        return *std::move(why);
    if (!offer_ || offer_->by == seat)
        return Error{"match.no_offer"};
    const Offer offer = *std::exchange(offer_, std::nullopt);
    if (!accept)
        return Done{};
    if (offer.kind == OfferKind::take_back)
        return take_back_to(*last_turn_of(offer.by), now);
    stop_clock(now);
    end_round({std::nullopt, Reason::agreed});
    return Done{};
}

Result<Done> Match::withdraw(Seat seat) {
    if (!offer_ || offer_->by != seat)
        return Error{"match.no_offer"};
    offer_.reset();
    return Done{};
}

Result<Done> Match::take_back_to(std::size_t ply, Time now) {
    if (auto why = no_round())
        return *std::move(why);
    Round& round = rounds_.back();
    if (ply >= round.table.length())
        return Error{"match.nothing_to_take_back"};
    round.table.take_back(round.table.length() - ply);
    round.stamps.resize(ply);
    offer_.reset();
    automatic_ = automatic_turns();
    begin_turn(turn_goes_on(), now);
    return Done{};
}

std::optional<std::size_t> Match::last_turn_of(Seat seat) const {
    const auto played = table().played();
    const auto made = [&](std::size_t i) {
        return played[i].side == side(seat) && !played[i].gesture.pass;
    };
    std::size_t i = played.size();
    while (i > 0 && !made(i - 1))
        --i;
    if (i == 0)
        return std::nullopt;
    for (--i; i > 0 && made(i - 1);)
        --i;
    return i;
}

std::optional<std::size_t> Match::last_action() const {
    const auto played = table().played();
    std::size_t i = played.size();
    while (i > 0 && played[i - 1].gesture.pass)
        --i;
    return i == 0 ? std::nullopt : std::optional(i - 1);
}

Result<Done> Match::resign(Seat seat, Time now) {
    if (auto why = no_round())
        return *std::move(why);
    stop_clock(now);
    end_round({other(seat), Reason::resigned});
    return Done{};
}

Result<Done> Match::leave(Seat seat, Time now) {
    if (result_)
        return Error{"match.over"};
    stop_clock(now);
    if (!round_result())
        end_round({other(seat), Reason::left});
    result_ = MatchResult{other(seat), Reason::left};
    return Done{};
}

Result<Done> Match::next_round(Time now) {
    if (result_)
        return Error{"match.over"};
    if (!round_result())
        return Error{"match.round_on"};
    begin_round(other(rounds_.back().first_side), now);
    return Done{};
}

Match Match::rematch() const {
    assert(result_);
    MatchSettings again = settings_;
    again.starts = other(again.starts);
    return Match(std::move(again));
}

void Match::begin_round(Seat first, Time now) {
    rounds_.push_back({first_table(settings_), first, {}, std::nullopt});
    automatic_ = {};
    begin_turn(false, now);
}

/// Whether the last action was of the turn that is being played.
bool Match::turn_goes_on() const {
    const auto played = table().played();
    return !played.empty() && played.back().side == table().to_act();
}

/// The clocks as they stood when the turn that is played began: as the last action left them, or
/// full. `goes_on`: that action was of the same turn.
std::array<Time, 2> Match::turn_clocks(bool goes_on) const {
    const Round& round = rounds_.back();
    const Clock& clock = settings_.clock;
    std::array<Time, 2> left =
        round.stamps.empty() ? std::array{clock.start, clock.start} : round.stamps.back().left;
    if (clock.kind == Clock::Kind::per_move && !goes_on && !round.table.outcome())
        left[index(seat(round.table.to_act()))] = clock.start;
    return left;
}

/// The clock of the player to act runs from now on.
void Match::begin_turn(bool goes_on, Time now) {
    left_ = turn_clocks(goes_on);
    since_ = clock_runs() ? std::optional(now) : std::nullopt;
}

Time Match::spent(Time now) const {
    const auto before = turn_clocks(turn_goes_on()), left = clocks(now);
    return std::max(Time{}, before[0] + before[1] - left[0] - left[1]);
}

void Match::end_round(RoundResult result) {
    since_.reset();
    offer_.reset();
    rounds_.back().result = result;
    const auto won = score();
    if (result.winner && won[index(*result.winner)] == settings_.rounds)
        result_ = MatchResult{result.winner, result.reason};
    else if (round() == 2 * settings_.rounds + 3)
        result_ = MatchResult{std::nullopt, result.reason};
}

} // namespace engine
