#include "net/play/room.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "net/play/name.hpp"
#include "net/play/patience.hpp"
#include "net/protocol/english.hpp"
#include "net/protocol/text.hpp"

namespace net {

using engine::Error;
using engine::Match;
using engine::Seat;
using engine::seat_at;

namespace {

constexpr int most_before_greeting = 3;
constexpr Time between_phrases{1'500}, minute{60'000};
constexpr std::size_t most_phrases_in_a_minute = 6;

/// An error as a message may hold it.
template <class Message>
Message with_error(Message message, const Error& error) {
    message.code = error.code;
    for (const std::string& argument : error.arguments)
        if (message.arguments.size() < 4)
            message.arguments.push_back(cleaned(argument, 80));
    return message;
}

std::string peer_text(PeerId peer) {
    return "peer " + std::to_string(static_cast<std::uint64_t>(peer));
}

} // namespace

Room::Room(engine::MatchSettings settings) : settings_(std::move(settings)) {
    assert(!settings_.position);
}

Room::Effects Room::on(const Event& event, Time now, std::int64_t wall) {
    Step step{now, awake_.advance(now), wall, {}};
    std::visit([&](const auto& one) { take(one, step); }, event);
    return std::move(step.out);
}

void Room::take(const Joined& joined, Step& step) {
    strangers_.push_back({joined.peer, joined.token, step.awake});
}

void Room::take(const Gone& gone, Step& step) {
    if (const auto seat = seat_of(gone.peer))
        return lose(*seat, step);
    forget(gone.peer, step);
}

void Room::take(const Received& received, Step& step) {
    keep_time(step);
    const auto seat = seat_of(received.peer);
    if (!seat)
        return hear_stranger(received.peer, received.message, step);
    Player& player = *players_.at(*seat);
    player.heard = step.awake;
    if (std::exchange(player.quiet, false))
        send(1 - *seat, to_client::Silent{*seat, false}, step);
    if (player.flood.rises(step.awake))
        return refuse(received.peer, {"room.flood"}, step);
    std::visit([&](const auto& message) { hear(*seat, message, step); }, received.message);
}

void Room::take(const Unreadable& unreadable, Step& step) {
    refuse(unreadable.peer, unreadable.why, step);
}

void Room::take(const Close&, Step& step) {
    closed_ = true;
    for (SeatIndex seat = 0; seat < players_.size(); ++seat)
        if (players_.at(seat))
            unseat(seat, false, step);
    for (const Stranger& stranger : std::exchange(strangers_, {}))
        step.out.emplace_back(Drop{stranger.peer});
}

void Room::take(const Tick&, Step& step) {
    keep_time(step);
    const std::vector<Stranger> strangers = strangers_;
    for (const Stranger& stranger : strangers)
        if (step.awake - stranger.since >= greeting_time)
            refuse(stranger.peer, {"room.no_greeting"}, step);
    for (SeatIndex seat = 0; seat < players_.size(); ++seat)
        if (players_.at(seat))
            watch(seat, step);
}

/// What follows from the silence of a player.
void Room::watch(SeatIndex seat, Step& step) {
    Player& player = *players_.at(seat);
    const Time silence = step.awake - player.heard;
    if (!player.peer) {
        if (match_->result() && silence >= claim_after)
            unseat(seat, true, step);
    } else if (silence >= lost_after) {
        lose(seat, step);
    } else if (silence >= unsteady_after && !std::exchange(player.quiet, true)) {
        send(1 - seat, to_client::Silent{seat, true}, step);
    }
}

void Room::hear_stranger(PeerId peer, const ToServer& message, Step& step) {
    const auto stranger = stranger_at(peer);
    if (stranger == strangers_.end())
        return; // dropped a moment ago
    if (const auto* hello = std::get_if<to_server::Hello>(&message))
        return greet(peer, *hello, step);
    if (const auto* back = std::get_if<to_server::Return>(&message))
        return come_back(peer, *back, step);
    if (!std::holds_alternative<to_server::Ping>(message))
        return refuse(
            peer,
            {"room.unexpected", {std::visit([](const auto& one) { return one.tag; }, message)}},
            step);
    if (++stranger->messages > most_before_greeting)
        refuse(peer, {"room.flood"}, step);
}

void Room::greet(PeerId peer, const to_server::Hello& hello, Step& step) {
    if (closed_)
        return refuse(peer, {"room.closed"}, step);
    const auto free = std::find(players_.begin(), players_.end(), std::nullopt);
    if (free == players_.end())
        return refuse(peer, {"room.full"}, step);
    sit(static_cast<SeatIndex>(free - players_.begin()), peer, hello, step);
}

void Room::sit(SeatIndex seat, PeerId peer, const to_server::Hello& hello, Step& step) {
    const auto stranger = stranger_at(peer);
    std::string token = std::move(stranger->token);
    strangers_.erase(stranger);
    const auto& other = players_.at(1 - seat);
    std::string name = clean_name(hello.name, "Player");
    if (other && other->name == name)
        name += " 2";
    step.out.emplace_back(Note{peer_text(peer) + " sits down as " + name});
    step.out.emplace_back(Send{peer, to_client::Welcome{token}});
    players_.at(seat) = Player{peer,       std::move(name), std::move(token), false, {},
                               step.awake, false,           Flood(step.awake)};
    if (!other)
        return;
    engine::MatchSettings settings = settings_;
    settings.names = {players_[0]->name, players_[1]->name};
    begin_match(Match(std::move(settings)), step);
}

void Room::hear(SeatIndex seat, const to_server::Hello& hello, Step& step) {
    refuse(*players_.at(seat)->peer, {"room.unexpected", {hello.tag}}, step);
}

void Room::hear(SeatIndex seat, const to_server::Return& back, Step& step) {
    refuse(*players_.at(seat)->peer, {"room.unexpected", {back.tag}}, step);
}

void Room::hear(SeatIndex seat, const to_server::Say& say, Step& step) {
    if (!players_.at(1 - seat))
        return deny(seat, say.tag, {"room.alone"}, step);
    std::vector<Time>& said = players_.at(seat)->said;
    said.erase(said.begin(), std::find_if(said.begin(), said.end(),
                                          [&](Time at) { return step.now - at < minute; }));
    const bool soon = !said.empty() && step.now - said.back() < between_phrases;
    if (soon || said.size() >= most_phrases_in_a_minute)
        return deny(seat, say.tag, {"room.too_fast"}, step);
    said.push_back(step.now);
    announce(to_client::Said{seat, say.phrase}, step);
}

void Room::hear(SeatIndex seat, const to_server::Leave&, Step& step) {
    unseat(seat, false, step);
}

void Room::hear(SeatIndex seat, const to_server::Ping&, Step& step) {
    send(seat, to_client::Pong{}, step);
}

std::optional<Room::SeatIndex> Room::seat_of(PeerId peer) const {
    for (SeatIndex seat = 0; seat < players_.size(); ++seat)
        if (players_.at(seat) && players_.at(seat)->peer == peer)
            return seat;
    return std::nullopt;
}

std::vector<Room::Stranger>::iterator Room::stranger_at(PeerId peer) {
    return std::find_if(strangers_.begin(), strangers_.end(),
                        [&](const Stranger& each) { return each.peer == peer; });
}

/// Frees a seat: the player is dropped, the other one told, a match not over is lost by leaving.
void Room::unseat(SeatIndex seat, bool lost, Step& step) {
    Player player = *std::exchange(players_.at(seat), std::nullopt);
    step.out.emplace_back(Note{player.name + (lost ? " is lost" : " leaves")});
    if (player.peer)
        step.out.emplace_back(Drop{*player.peer});
    if (lost)
        former_.at(seat) = std::move(player.token);
    auto& other = players_.at(1 - seat);
    if (!other || !match_)
        return;
    closed_ = true; // whoever comes next asks for another table
    static_cast<void>(
        match_->leave(seat_at(seat), step.now)); // refused where the match is over: as it was
    other->ready = false;
    send(1 - seat, to_client::Left{seat, lost}, step);
}

/// Tells a peer why, and drops it.
void Room::refuse(PeerId peer, const Error& why, Step& step) {
    if (!seat_of(peer) && stranger_at(peer) == strangers_.end())
        return; // dropped a moment ago
    step.out.emplace_back(Note{peer_text(peer) + " is refused: " + net::english(why)});
    step.out.emplace_back(Send{peer, with_error(to_client::Refused{}, why)});
    forget(peer, step);
}

/// The peer is no longer one of ours.
void Room::forget(PeerId peer, Step& step) {
    if (const auto seat = seat_of(peer))
        return unseat(*seat, true, step);
    const auto stranger = stranger_at(peer);
    if (stranger == strangers_.end())
        return;
    strangers_.erase(stranger);
    step.out.emplace_back(Drop{peer});
}

/// To the player in a seat, where one is there.
void Room::send(SeatIndex seat, const ToClient& message, Step& step) const {
    if (const auto& player = players_.at(seat); player && player->peer)
        step.out.emplace_back(Send{*player->peer, message});
}

void Room::announce(const ToClient& message, Step& step) const {
    for (SeatIndex seat = 0; seat < players_.size(); ++seat)
        send(seat, message, step);
}

void Room::deny(SeatIndex seat, const char* what, const Error& why, Step& step) const {
    to_client::NotDone not_done;
    not_done.what = what;
    send(seat, with_error(std::move(not_done), why), step);
}

} // namespace net
