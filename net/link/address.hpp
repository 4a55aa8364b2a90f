#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/base/result.hpp"

namespace net {

/// The usual port of a direct host.
inline constexpr std::uint16_t usual_port = 47474;

/// Where a host listens: a name or an IPv4 address, and a UDP port.
struct Address {
    std::string host;
    std::uint16_t port = usual_port;

    friend bool operator==(const Address&, const Address&) = default;
};

/// Reads `host:port` or `host` (usual port); spaces around it do not count. Errors:
/// `address.empty`, `address.host` (text), `address.port` (text).
[[nodiscard]] engine::Result<Address> read_address(std::string_view text);
/// `host:port`.
[[nodiscard]] std::string to_text(const Address& address);

} // namespace net
