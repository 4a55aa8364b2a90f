#include "net/play/session.hpp"

#include <algorithm>
#include <utility>

#include "net/play/moment.hpp"

// The link of a session, and its player's wishes.
namespace net {

using engine::Error;
using engine::Match;

namespace {

notice::NotDone not_now() {
    return {{"session.not_now"}};
}

} // namespace

Session::Session(std::string name, std::string token)
    : name_(std::move(name)), token_(std::move(token)) {
    if (!token_.empty()) {
        phase_ = Phase::away;
        called_ = Time{};
    }
}

Session::Effects Session::on(const Event& event, Time now) {
    const Time awake = awake_.advance(now);
    Step step{now, awake, {}};
    if (phase_ != Phase::closed)
        std::visit([&](const auto& one) { take(one, step); }, event);
    const auto sends = [](const Effect& effect) { return std::holds_alternative<Send>(effect); };
    if (std::any_of(step.out.begin(), step.out.end(), sends))
        sent_ = awake;
    return std::move(step.out);
}

void Session::Step::send(ToServer message) {
    out.emplace_back(Send{std::move(message)});
}

void Session::Step::tell(Notice notice) {
    out.emplace_back(Tell{std::move(notice)});
}

void Session::take(const Connected&, Step& step) {
    linked_ = true;
    heard_ = step.awake;
    if (phase_ == Phase::away)
        return step.send(to_server::Return{token_});
    timekeeper_ = Timekeeper(step.now);
    step.send(to_server::Hello{name_});
}

void Session::take(const Lost& lost, Step& step) {
    if (phase_ != Phase::away)
        lose(lost.why, step);
    else if (called_)
        pause_calls(step);
}

void Session::take(const Received& received, Step& step) {
    heard_ = step.awake;
    timekeeper_.heard(step.now);
    set_quiet(link_quiet_, false, step);
    const bool retold =
        retelling_ && std::holds_alternative<to_client::MatchPart>(received.message);
    if (!retold && flood_.rises(step.awake)) // as many parts come as were announced
        return end({"room.flood"}, step);
    std::visit([&](const auto& message) { hear(message, step); }, received.message);
}

void Session::take(const Unreadable& unreadable, Step& step) {
    end(unreadable.why, step);
}

void Session::take(const Wanted& wanted, Step& step) {
    std::visit([&](const auto& wish) { want(wish, step); }, wanted.wish);
}

void Session::take(const Tick&, Step& step) {
    if (phase_ == Phase::away)
        return call_again(step);
    if (!linked_)
        return;
    if (step.awake - heard_ >= lost_after) {
        step.out.emplace_back(Drop{});
        return lose({"link.lost"}, step);
    }
    const bool playing = phase_ == Phase::playing;
    if (playing && match_->to_act() != seat_ && timekeeper_.overdue(*match_, step.now))
        return end({"session.out_of_step"}, step);
    if (step.awake - heard_ >= unsteady_after)
        set_quiet(link_quiet_, true, step);
    if (step.awake - sent_ >= ping_after)
        step.send(to_server::Ping{});
}

void Session::hear(const to_client::Welcome& welcome, Step& step) {
    const bool back = phase_ == Phase::away && welcome.token == token_;
    if ((phase_ != Phase::connecting && !back) || !linked_)
        return unexpected(welcome.tag, step);
    if (back)
        return; // how the match stands follows
    phase_ = Phase::greeted;
    token_ = welcome.token;
    step.tell(notice::Welcomed{});
}

void Session::hear(const to_client::Refused& refused, Step& step) {
    const std::string_view code = refused.code;
    const bool known = code.starts_with("room.") || code.starts_with("wire.");
    end(known ? Error{refused.code, refused.arguments} : Error{"link.closed"}, step);
}

void Session::hear(const to_client::NotDone& not_done, Step& step) {
    if (phase_ != Phase::playing && phase_ != Phase::greeted)
        return unexpected(not_done.tag, step);
    const auto tag = [](const auto& request) { return request.tag; };
    if (not_done.what == to_server::Act::tag)
        waiting_ = false;
    else if (asking_ && not_done.what == std::visit(tag, *asking_))
        asking_.reset();
    step.tell(notice::NotDone{{not_done.code, not_done.arguments}});
}

void Session::hear(const to_client::Said& said, Step& step) {
    if (phase_ != Phase::playing)
        return unexpected(said.tag, step);
    step.tell(notice::Said{engine::seat_at(said.seat), static_cast<int>(said.phrase)});
}

void Session::hear(const to_client::Left& left, Step& step) {
    if (phase_ != Phase::playing || engine::seat_at(left.seat) == seat_)
        return unexpected(left.tag, step);
    phase_ = Phase::greeted;
    begin_round();
    set_quiet(opponent_quiet_, false, step);
    opponent_away_ = false;
    claim_at_.reset();
    step.tell(notice::OpponentLeft{left.lost});
    if (match_->leave(engine::other(seat_), step.now))
        step.tell(notice::MatchEnded{});
}

void Session::hear(const to_client::Silent& silent, Step& step) {
    if (phase_ != Phase::playing || engine::seat_at(silent.seat) == seat_)
        return unexpected(silent.tag, step);
    set_quiet(opponent_quiet_, silent.now, step);
}

void Session::hear(const to_client::Pong& pong, Step& step) {
    if (phase_ == Phase::connecting)
        unexpected(pong.tag, step);
}

void Session::want(const wish::Act& act, Step& step) {
    if (phase_ != Phase::playing || match_->forced())
        return step.tell(not_now());
    if (waiting_)
        return;
    Match trial = *match_;
    trial.pause(step.now); // whether the time is up is the referee's to say
    const auto move = trial.act(seat_, act.action);
    if (!move)
        return step.tell(notice::NotDone{move.error()});
    asked_ = at_now(to_server::Act{1, 0, position_key(match_->table()), move->text}, *match_);
    waiting_ = true;
    step.send(*asked_);
}

void Session::want(const wish::Resign&, Step& step) {
    if (!round_on())
        return step.tell(not_now());
    resigning_ = true;
    step.send(to_server::Resign{round_of(*match_)});
}

/// Asks for something about an offer, where it was not refused when tried here.
template <class Message>
void Session::ask(Message message, const engine::Result<engine::Done>& tried, Step& step) {
    if (asking_)
        return; // one thing at a time
    if (!tried)
        return step.tell(notice::NotDone{tried.error()});
    message = at_now(std::move(message), *match_);
    asking_ = message;
    step.send(std::move(message));
}

void Session::want(const wish::Propose& propose, Step& step) {
    if (!round_on())
        return step.tell(not_now());
    Match trial = *match_;
    const auto tried = trial.propose(seat_, propose.kind, step.now);
    ask(to_server::Propose{1, 0, number(propose.kind)}, tried, step);
}

void Session::want(const wish::Answer& answer, Step& step) {
    if (!round_on())
        return step.tell(not_now());
    Match trial = *match_;
    const auto tried = trial.answer(seat_, answer.accept, step.now);
    const auto& offer = match_->offer();
    ask(to_server::Answer{1, 0, offer ? number(offer->kind) : 0, answer.accept}, tried, step);
}

void Session::want(const wish::Withdraw&, Step& step) {
    if (!round_on())
        return step.tell(not_now());
    Match trial = *match_;
    ask(to_server::Withdraw{}, trial.withdraw(seat_), step);
}

void Session::want(const wish::GoOn&, Step& step) {
    if (phase_ != Phase::playing || !match_->round_result())
        step.tell(not_now());
    else if (!std::exchange(going_on_, true))
        step.send(to_server::Ready{number_, round_of(*match_)});
}

void Session::want(const wish::Say& say, Step& step) {
    const auto phrase = static_cast<std::uint64_t>(say.phrase);
    if (phase_ != Phase::playing || phrase < 1 || phrase > phrases)
        step.tell(not_now());
    else
        step.send(to_server::Say{phrase});
}

void Session::want(const wish::Leave&, Step& step) {
    if (phase_ != Phase::connecting)
        step.send(to_server::Leave{});
    step.out.emplace_back(Drop{});
    phase_ = Phase::closed;
    if (match_ && match_->leave(seat_, step.now))
        step.tell(notice::MatchEnded{});
    step.tell(notice::Closed{{"session.left"}});
}

bool Session::round_on() const {
    return phase_ == Phase::playing && !match_->round_result();
}

void Session::set_quiet(bool& which, bool quiet, Step& step) {
    const bool before = unsteady();
    which = quiet;
    if (unsteady() != before)
        step.tell(notice::Unsteady{unsteady()});
}

void Session::unexpected(const char* tag, Step& step) {
    end({"session.unexpected", {tag}}, step);
}

/// The other end broke the protocol or refuses us: the match stays as both last agreed.
void Session::end(Error why, Step& step) {
    phase_ = Phase::closed;
    if (match_)
        match_->pause(step.now);
    step.out.emplace_back(Drop{});
    step.tell(notice::Closed{std::move(why)});
}

} // namespace net
