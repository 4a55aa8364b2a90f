#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "net/play/player.hpp"

// The texts by which players come back after their program was ended.
namespace net {

/// Where a guest sat, and by what the seat opens again.
struct GuestSeat {
    Address address;
    PublicKey host;
    std::string token;

    friend bool operator==(const GuestSeat&, const GuestSeat&) = default;
};
[[nodiscard]] std::string to_text(const GuestSeat& seat);
[[nodiscard]] std::optional<GuestSeat> read_guest_seat(std::string_view text);

/// The port a host listened on, and its table as `Room::saved` wrote it.
struct HostSeat {
    std::uint16_t port = 0;
    std::string room;

    friend bool operator==(const HostSeat&, const HostSeat&) = default;
};
[[nodiscard]] std::string to_text(const HostSeat& seat);
[[nodiscard]] std::optional<HostSeat> read_host_seat(std::string_view text);

/// The players that those texts bring back, in `client.cpp` and `host.cpp`.
[[nodiscard]] std::unique_ptr<Player> come_back(const GuestSeat& seat, const Identity& identity);
[[nodiscard]] engine::Result<std::unique_ptr<Player>> come_back(const HostSeat& seat, Time now,
                                                                const Identity& identity);

} // namespace net
