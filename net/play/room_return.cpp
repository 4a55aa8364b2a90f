#include <algorithm>
#include <utility>

#include "engine/base/split.hpp"
#include "net/link/hex.hpp"
#include "net/play/room.hpp"
#include "net/play/transcript.hpp"
#include "net/protocol/wire.hpp"

// Who is lost, who comes back, and what is claimed meanwhile; the table in the program's files.
namespace net {

using engine::seat_at;

namespace {

const std::string heading = "rectoverso-room " + std::to_string(highest_version);

engine::Error unreadable() {
    return {"room.unreadable"};
}

std::string take_line(std::string_view& text) {
    return std::string(engine::take_part(text, '\n'));
}

std::optional<ToClient> read_message(const std::string& line) {
    Bytes bytes(line.size() / 2);
    if (bytes.size() > largest_message || !read_hex(line, bytes))
        return std::nullopt;
    auto message = decode_to_client(bytes);
    return message ? std::optional(std::move(*message)) : std::nullopt;
}

/// What `tell` told, a message a line.
std::optional<Standing> read_standing(std::string_view text, Time now) {
    std::optional<Retelling> retelling;
    while (!text.empty()) {
        const auto message = read_message(take_line(text));
        if (!message)
            return std::nullopt;
        const auto* resuming = std::get_if<to_client::Resuming>(&*message);
        const auto* began = std::get_if<to_client::Began>(&*message);
        const auto* part = std::get_if<to_client::MatchPart>(&*message);
        if (resuming && !retelling)
            retelling.emplace(*resuming, now);
        else if (!retelling || (!began && !part) ||
                 !(began ? retelling->take(*began) : retelling->take(*part)))
            return std::nullopt;
    }
    return retelling ? retelling->standing() : std::nullopt;
}

} // namespace

/// The link of a player is lost. In a match the seat is kept.
void Room::lose(SeatIndex seat, Step& step) {
    if (!match_ || !players_.at(1 - seat))
        return unseat(seat, true, step);
    Player& player = *players_.at(seat);
    step.out.emplace_back(Note{player.name + " is away"});
    step.out.emplace_back(Drop{*player.peer});
    player.peer.reset();
    player.heard = step.awake;
    player.quiet = false;
    send(1 - seat, to_client::Away{seat, static_cast<std::uint64_t>(claim_after.count())}, step);
}

/// A peer that knows the secret of a seat has it from now on.
void Room::come_back(PeerId peer, const to_server::Return& back, Step& step) {
    for (SeatIndex seat = 0; seat < players_.size(); ++seat) {
        auto& player = players_.at(seat);
        if (player && match_ && player->token == back.token) {
            strangers_.erase(stranger_at(peer));
            step.out.emplace_back(Note{player->name + " is back"});
            if (player->peer) {
                step.out.emplace_back(Send{*player->peer, to_client::Refused{"room.replaced", {}}});
                step.out.emplace_back(Drop{*player->peer});
            }
            player->peer = peer;
            player->heard = step.awake;
            player->quiet = false;
            player->flood = Flood(step.awake);
            tell_standing(peer, seat, player->token, step);
            send(1 - seat, to_client::Back{seat}, step);
            return;
        }
        if (match_ && former_.at(seat) == back.token) { // it may know how the match ended
            tell_standing(peer, seat, back.token, step);
            return refuse(peer, {"room.too_late"}, step);
        }
    }
    refuse(peer, {"room.no_seat"}, step);
}

void Room::tell_standing(PeerId peer, SeatIndex seat, const std::string& token, Step& step) const {
    std::array<bool, 2> ready{};
    for (SeatIndex i = 0; i < players_.size(); ++i)
        ready.at(i) = players_.at(i) && players_.at(i)->ready;
    step.out.emplace_back(Send{peer, to_client::Welcome{token}});
    for (ToClient& message : tell({*match_, number_, started_, ready, seat_at(seat)}, step.now))
        step.out.emplace_back(Send{peer, std::move(message)});
    const auto& other = players_.at(1 - seat);
    if (!other || other->peer)
        return;
    const Time left = std::max(Time{}, claim_after - (step.awake - other->heard));
    step.out.emplace_back(
        Send{peer, to_client::Away{1 - seat, static_cast<std::uint64_t>(left.count())}});
}

/// Whether the match waits for this player.
bool Room::awaited(SeatIndex seat) const {
    return match_->round_result() ? !players_.at(seat)->ready : match_->to_act() == seat_at(seat);
}

void Room::hear(SeatIndex seat, const to_server::Claim& claim, Step& step) {
    const auto& other = players_.at(1 - seat);
    const bool away = other && !other->peer && step.awake - other->heard >= claim_after;
    if (!away || match_->result() || claim.match != number_ || !awaited(1 - seat))
        return deny(seat, claim.tag, {"room.no_claim"}, step);
    unseat(1 - seat, true, step);
}

std::string Room::saved(Time now) const {
    if (!match_ || !players_[0] || !players_[1])
        return {};
    std::string text = heading + "\n";
    for (const auto& player : players_)
        text += player->token + "\n";
    const std::array ready{players_[0]->ready, players_[1]->ready};
    for (const ToClient& message : tell({*match_, number_, started_, ready, {}}, now))
        text += to_hex(encode(message)) + "\n";
    return text;
}

engine::Result<Room> Room::read(std::string_view text, Time now) {
    if (take_line(text) != heading)
        return unreadable();
    const std::array tokens{take_line(text), take_line(text)};
    auto standing = read_standing(text, now);
    if (!standing || tokens[0].size() != token_length || tokens[1].size() != token_length)
        return unreadable();
    Room room(standing->match.settings());
    for (SeatIndex seat = 0; seat < tokens.size(); ++seat) {
        Player player;
        player.name = standing->match.settings().names.at(seat);
        player.token = tokens.at(seat);
        player.ready = standing->ready.at(seat);
        room.players_.at(seat) = std::move(player);
    }
    room.match_ = std::move(standing->match);
    room.number_ = standing->number;
    room.started_ = standing->started;
    return room;
}

} // namespace net
