#include "net/play/session.hpp"

#include <algorithm>
#include <utility>

namespace net {

using engine::Error;
using engine::Match;
using engine::Seat;
using engine::seat_at;

namespace {

Error unexpected(const char* tag) {
    return {"session.unexpected", {tag}};
}

std::uint64_t round_of(const Match& match) {
    return static_cast<std::uint64_t>(match.round());
}

/// What a match is played by, or nothing where this program knows no such match.
std::optional<engine::MatchSettings> settings_of(const to_client::Began& began) {
    const auto game = engine::game_named(began.game);
    if (!game || (began.rounds != 1 && began.rounds != 3 && began.rounds != 5))
        return std::nullopt;
    const auto openings = engine::info(*game).openings;
    const auto opening = std::find(openings.begin(), openings.end(), began.opening);
    if (opening == openings.end())
        return std::nullopt;
    engine::MatchSettings settings;
    settings.game = *game;
    settings.opening = static_cast<std::size_t>(opening - openings.begin());
    settings.rounds = static_cast<int>(began.rounds);
    settings.starts = seat_at(began.starts);
    settings.names = {began.first_name, began.second_name};
    return settings;
}

} // namespace

Session::Session(std::string name) : name_(std::move(name)) {}

Session::Effects Session::on(const Event& event, Time now) {
    Effects out;
    if (phase_ != Phase::closed)
        std::visit([&](const auto& one) { take(one, now, out); }, event);
    const auto sends = [](const Effect& effect) { return std::holds_alternative<Send>(effect); };
    if (std::any_of(out.begin(), out.end(), sends))
        sent_ = now;
    return out;
}

void Session::take(const Connected&, Time now, Effects& out) {
    linked_ = true;
    heard_ = now;
    out.emplace_back(Send{to_server::Hello{lowest_version, highest_version, name_}});
}

void Session::take(const Lost& lost, Time, Effects& out) {
    lose(lost.why, out);
}

void Session::take(const Received& received, Time now, Effects& out) {
    heard_ = now;
    set_quiet(link_quiet_, false, out);
    if (flood_.rises(now))
        return end({"room.flood"}, out);
    std::visit([&](const auto& message) { hear(message, out); }, received.message);
}

void Session::take(const Unreadable& unreadable, Time, Effects& out) {
    end(unreadable.why, out);
}

void Session::take(const Wanted& wanted, Time, Effects& out) {
    std::visit([&](const auto& wish) { want(wish, out); }, wanted.wish);
}

void Session::take(const Tick&, Time now, Effects& out) {
    if (!linked_)
        return;
    if (now - heard_ >= lost_after) {
        out.emplace_back(Drop{});
        return lose({"link.lost"}, out);
    }
    if (now - heard_ >= unsteady_after)
        set_quiet(link_quiet_, true, out);
    if (now - sent_ >= ping_after)
        out.emplace_back(Send{to_server::Ping{}});
}

void Session::hear(const to_client::Welcome& welcome, Effects& out) {
    const bool ours = lowest_version <= welcome.version && welcome.version <= highest_version;
    if (phase_ != Phase::connecting || !linked_ || !ours)
        return end(unexpected(welcome.tag), out);
    phase_ = Phase::greeted;
    out.emplace_back(Tell{notice::Welcomed{}});
}

void Session::hear(const to_client::Refused& refused, Effects& out) {
    const std::string_view code = refused.code;
    const bool known = code.starts_with("room.") || code.starts_with("wire.");
    Error why = known ? Error{refused.code, refused.arguments} : Error{"link.closed"};
    // The referee heard nothing of us for too long: it was we who left.
    if (code == "room.lost" && match_ && match_->leave(seat_))
        out.emplace_back(Tell{notice::MatchEnded{}});
    end(std::move(why), out);
}

bool Session::may_begin(const to_client::Began& began,
                        const engine::MatchSettings& settings) const {
    if (phase_ == Phase::greeted)
        return began.match > number_ && (!match_ || match_->settings().game == settings.game);
    const bool again = phase_ == Phase::playing && match_->result() && all_ready();
    return again && began.match == number_ + 1 && seat_at(began.seat) == seat_ &&
           match_->rematch().settings() == settings;
}

void Session::hear(const to_client::Began& began, Effects& out) {
    const auto settings = settings_of(began);
    if (!settings || !may_begin(began, *settings))
        return end(unexpected(began.tag), out);
    phase_ = Phase::playing;
    match_.emplace(*settings);
    seat_ = seat_at(began.seat);
    started_ = static_cast<std::int64_t>(began.started);
    number_ = began.match;
    begin_round();
    out.emplace_back(Tell{notice::MatchBegan{}});
}

void Session::hear(const to_client::Acted& acted, Effects& out) {
    if (!round_on() || acted.round != round_of(*match_) || acted.ply != match_->table().length())
        return end(unexpected(acted.tag), out);
    const Seat seat = *match_->to_act();
    const bool honest =
        seat != seat_ || asked_ == to_server::Act{acted.round, acted.ply, acted.action};
    Match next = *match_;
    const auto move = next.act(seat, acted.action);
    if (!honest || !move || move->text != acted.action || position_key(next.table()) != acted.key)
        return end({"session.out_of_step"}, out);
    match_ = std::move(next);
    waiting_ = false;
    out.emplace_back(Tell{notice::Acted{seat, *move}});
    tell_ends(out);
}

void Session::hear(const to_client::NotDone& not_done, Effects& out) {
    if (phase_ != Phase::playing && phase_ != Phase::greeted)
        return end(unexpected(not_done.tag), out);
    if (not_done.what == to_server::Act::tag)
        waiting_ = false;
    out.emplace_back(Tell{notice::NotDone{{not_done.code, not_done.arguments}}});
}

void Session::hear(const to_client::Resigned& resigned, Effects& out) {
    const Seat seat = seat_at(resigned.seat);
    const bool now = round_on() && resigned.round == round_of(*match_);
    if (now && seat == seat_ && !resigning_)
        return end({"session.out_of_step"}, out);
    if (!now || !match_->resign(seat))
        return end(unexpected(resigned.tag), out);
    tell_ends(out);
}

void Session::hear(const to_client::IsReady& ready, Effects& out) {
    const bool now = phase_ == Phase::playing && match_->round_result() && ready.match == number_ &&
                     ready.round == round_of(*match_);
    const bool unasked = seat_at(ready.seat) == seat_ && !going_on_;
    if (!now || unasked || ready_.at(ready.seat))
        return end(unexpected(ready.tag), out);
    ready_.at(ready.seat) = true;
    out.emplace_back(Tell{notice::Ready{seat_at(ready.seat)}});
}

void Session::hear(const to_client::RoundBegan& began, Effects& out) {
    const bool now =
        phase_ == Phase::playing && all_ready() && began.round == round_of(*match_) + 1;
    if (!now || !match_->next_round())
        return end(unexpected(began.tag), out);
    begin_round();
    out.emplace_back(Tell{notice::RoundBegan{}});
}

void Session::hear(const to_client::Said& said, Effects& out) {
    if (phase_ != Phase::playing)
        return end(unexpected(said.tag), out);
    out.emplace_back(Tell{notice::Said{seat_at(said.seat), static_cast<int>(said.phrase)}});
}

void Session::hear(const to_client::Left& left, Effects& out) {
    if (phase_ != Phase::playing || seat_at(left.seat) == seat_)
        return end(unexpected(left.tag), out);
    phase_ = Phase::greeted;
    begin_round();
    set_quiet(opponent_quiet_, false, out);
    out.emplace_back(Tell{notice::OpponentLeft{left.lost}});
    if (match_->leave(engine::other(seat_)))
        out.emplace_back(Tell{notice::MatchEnded{}});
}

void Session::hear(const to_client::Silent& silent, Effects& out) {
    if (phase_ != Phase::playing || seat_at(silent.seat) == seat_)
        return end(unexpected(silent.tag), out);
    set_quiet(opponent_quiet_, silent.now, out);
}

void Session::hear(const to_client::Pong& pong, Effects& out) {
    if (phase_ == Phase::connecting)
        end(unexpected(pong.tag), out);
}

void Session::want(const wish::Act& act, Effects& out) {
    if (phase_ != Phase::playing) {
        out.emplace_back(Tell{notice::NotDone{{"session.not_now"}}});
        return;
    }
    if (waiting_)
        return;
    Match trial = *match_;
    const auto move = trial.act(seat_, act.action);
    if (!move) {
        out.emplace_back(Tell{notice::NotDone{move.error()}});
        return;
    }
    asked_ = to_server::Act{round_of(*match_), match_->table().length(), move->text};
    waiting_ = true;
    out.emplace_back(Send{*asked_});
}

void Session::want(const wish::Resign&, Effects& out) {
    if (!round_on()) {
        out.emplace_back(Tell{notice::NotDone{{"session.not_now"}}});
        return;
    }
    resigning_ = true;
    out.emplace_back(Send{to_server::Resign{round_of(*match_)}});
}

void Session::want(const wish::Propose&, Effects& out) {
    out.emplace_back(Tell{notice::NotDone{{"session.not_now"}}});
}

void Session::want(const wish::Answer&, Effects& out) {
    out.emplace_back(Tell{notice::NotDone{{"session.not_now"}}});
}

void Session::want(const wish::Withdraw&, Effects& out) {
    out.emplace_back(Tell{notice::NotDone{{"session.not_now"}}});
}

void Session::want(const wish::GoOn&, Effects& out) {
    if (phase_ != Phase::playing || !match_->round_result())
        out.emplace_back(Tell{notice::NotDone{{"session.not_now"}}});
    else if (!std::exchange(going_on_, true))
        out.emplace_back(Send{to_server::Ready{number_, round_of(*match_)}});
}

void Session::want(const wish::Say& say, Effects& out) {
    const auto phrase = static_cast<std::uint64_t>(say.phrase);
    if (phase_ != Phase::playing || phrase < 1 || phrase > phrases)
        out.emplace_back(Tell{notice::NotDone{{"session.not_now"}}});
    else
        out.emplace_back(Send{to_server::Say{phrase}});
}

void Session::want(const wish::Leave&, Effects& out) {
    if (phase_ != Phase::connecting)
        out.emplace_back(Send{to_server::Leave{}});
    out.emplace_back(Drop{});
    phase_ = Phase::closed;
    if (match_ && match_->leave(seat_))
        out.emplace_back(Tell{notice::MatchEnded{}});
    out.emplace_back(Tell{notice::Closed{{"session.left"}}});
}

bool Session::round_on() const {
    return phase_ == Phase::playing && !match_->round_result();
}

void Session::begin_round() {
    ready_ = {};
    asked_.reset();
    waiting_ = resigning_ = going_on_ = false;
}

void Session::tell_ends(Effects& out) const {
    if (match_->round_result())
        out.emplace_back(Tell{notice::RoundEnded{}});
    if (match_->result())
        out.emplace_back(Tell{notice::MatchEnded{}});
}

void Session::set_quiet(bool& which, bool quiet, Effects& out) {
    const bool before = unsteady();
    which = quiet;
    if (unsteady() != before)
        out.emplace_back(Tell{notice::Unsteady{unsteady()}});
}

/// The line broke: a match that is not over ends here as left by the other one.
void Session::lose(Error why, Effects& out) {
    if (phase_ == Phase::playing && match_->leave(engine::other(seat_))) {
        out.emplace_back(Tell{notice::OpponentLeft{true}});
        out.emplace_back(Tell{notice::MatchEnded{}});
    }
    phase_ = Phase::closed;
    out.emplace_back(Tell{notice::Closed{std::move(why)}});
}

/// The other end broke the protocol or refuses us: the match stays as both last agreed.
void Session::end(Error why, Effects& out) {
    phase_ = Phase::closed;
    out.emplace_back(Drop{});
    out.emplace_back(Tell{notice::Closed{std::move(why)}});
}

} // namespace net
