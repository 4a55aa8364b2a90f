#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "net/link/address.hpp"

namespace net {

/// An IPv4 address, most significant byte first.
using Ipv4 = std::array<std::uint8_t, 4>;

/// Where a UDP port can be reached: an IPv4 address, no name.
struct Endpoint {
    Ipv4 ip{};
    std::uint16_t port = 0;

    friend bool operator==(const Endpoint&, const Endpoint&) = default;
};

/// Four numbers with dots, without leading zeros.
[[nodiscard]] std::optional<Ipv4> read_ipv4(std::string_view text);
[[nodiscard]] std::string to_text(const Ipv4& ip);
[[nodiscard]] Address to_address(const Endpoint& endpoint);

/// Who can reach an address.
enum class Reach : std::uint8_t {
    nobody,   ///< "this network", groups, reserved ones, broadcasts
    machine,  ///< loopback: the same computer
    network,  ///< private and link-local ones (RFC 1918, RFC 3927)
    provider, ///< shared by many customers of a provider (RFC 6598, 100.64.0.0/10)
    everyone
};
[[nodiscard]] Reach reach_of(const Ipv4& ip);

/// One machine can be called at it: neither an address nobody has nor the port 0.
[[nodiscard]] bool can_be_called(const Endpoint& endpoint);

} // namespace net
