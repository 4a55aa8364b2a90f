#pragma once

#include <array>
#include <cassert>
#include <cstdint>

#include "engine/match/match.hpp"
#include "net/protocol/messages.hpp"

// Moments and clocks of a match, as messages name them.
namespace net {

[[nodiscard]] inline std::uint64_t round_of(const engine::Match& match) {
    return static_cast<std::uint64_t>(match.round());
}

/// Whether a message of round and ply speaks of the position that is being played now.
template <class Message>
[[nodiscard]] bool is_now(const Message& message, const engine::Match& match) {
    return !match.round_result() && message.round == round_of(match) &&
           message.ply == match.table().length();
}

/// The message, with the round and the ply of now.
template <class Message>
[[nodiscard]] Message at_now(Message message, const engine::Match& match) {
    message.round = round_of(match);
    message.ply = match.table().length();
    return message;
}

/// Both clocks of a message, by seat.
template <class Message>
[[nodiscard]] std::array<engine::Time, 2> clocks_in(const Message& message) {
    return {engine::Time{message.first_left}, engine::Time{message.second_left}};
}

/// The message, with both clocks. Precondition: neither is below zero.
template <class Message>
[[nodiscard]] Message with_clocks(Message message, const std::array<engine::Time, 2>& left) {
    assert(left[0] >= engine::Time{} && left[1] >= engine::Time{});
    message.first_left = static_cast<std::uint64_t>(left[0].count());
    message.second_left = static_cast<std::uint64_t>(left[1].count());
    return message;
}

[[nodiscard]] constexpr std::uint64_t number(engine::OfferKind kind) {
    return static_cast<std::uint64_t>(kind);
}
/// Precondition: a number that a message may hold.
[[nodiscard]] constexpr engine::OfferKind offer_kind(std::uint64_t number) {
    return static_cast<engine::OfferKind>(number);
}

} // namespace net
