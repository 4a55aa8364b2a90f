#pragma once

#include <doctest/doctest.h>

#include "net/play/moment.hpp"
#include "net/play/room.hpp"

/// Talking to a room message by message: Ann and Bo at its table, Eve a stranger.
namespace support::talk {

using net::PeerId;
using net::Room;
using net::Time;
using Effects = Room::Effects;

inline constexpr PeerId ann{1}, bo{2}, eve{3};
inline constexpr Time start{7'000};

inline net::to_server::Hello hello(const char* name) {
    return {name};
}
inline Effects hear(Room& room, PeerId peer, const net::ToServer& message, Time now = start) {
    return room.on(Room::Received{peer, message}, now, 99);
}
/// Of the seat where this peer sits down.
inline std::string token(PeerId peer) {
    return std::string(31, '0') + std::to_string(static_cast<std::uint64_t>(peer));
}
inline net::to_client::Welcome welcome(PeerId peer) {
    return {token(peer)};
}
inline Effects join(Room& room, PeerId peer, const net::to_server::Hello& hello, Time now = start) {
    CHECK(room.on(Room::Joined{peer, token(peer)}, now, 99).empty());
    return hear(room, peer, hello, now);
}
inline Effects tick(Room& room, Time now) {
    return room.on(Room::Tick{}, now, 99);
}
/// Ann first, then Bo.
inline Room seated(engine::MatchSettings settings) {
    Room room(std::move(settings));
    join(room, ann, hello("Ann"));
    join(room, bo, hello("Bo"));
    return room;
}

inline Effects denied(PeerId peer, const char* what, const char* code) {
    return {Room::Send{peer, net::to_client::NotDone{what, code, {}}}};
}
inline Effects both(const net::ToClient& message) {
    return {Room::Send{ann, message}, Room::Send{bo, message}};
}
inline Effects operator+(Effects one, const Effects& more) {
    one.insert(one.end(), more.begin(), more.end());
    return one;
}

/// An action as a player sends it who knows what was announced.
inline net::to_server::Act act(const Room& room, const std::string& action) {
    const engine::Match& match = *room.match();
    return net::at_now(net::to_server::Act{1, 0, net::position_key(match.table()), action}, match);
}

} // namespace support::talk
