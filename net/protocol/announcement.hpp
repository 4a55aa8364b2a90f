#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "engine/base/result.hpp"
#include "net/protocol/messages.hpp"
#include "net/protocol/wire.hpp"

namespace net {

/// What a host that waits for a guest tells everybody in its network, as a datagram.
struct Announcement {
    static constexpr const char* tag = "rectoverso-table";
    bool open = true;       ///< else the table goes
    std::uint64_t port = 1; ///< UDP, at the address that the datagram comes from
    std::string key;        ///< fingerprint of the host's key, 20 hexadecimal digits
    std::string name;       ///< of the host
    std::string game, opening;
    std::uint64_t rounds = 1;
    std::string clock = "none"; ///< as `engine::clock_named` knows it

    static void fields(auto& m, auto& visit) {
        visit("open", m.open, flag{});
        visit("port", m.port, within{1, 65535});
        visit("key", m.key, text{20, 20});
        visit("name", m.name, text{1, 20});
        visit_terms(m, visit);
    }
    friend bool operator==(const Announcement&, const Announcement&) = default;
};

/// The largest announcement, in bytes.
inline constexpr std::size_t largest_announcement = 512;

/// As messages are written, see `encode(const ToServer&)`.
[[nodiscard]] Bytes encode(const Announcement& announcement);
/// Errors: `wire.*`, see `decode_to_server`.
[[nodiscard]] engine::Result<Announcement> decode_announcement(std::span<const std::byte> bytes);

} // namespace net
