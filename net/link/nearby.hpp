#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/match/match.hpp"
#include "net/link/invite.hpp"
#include "net/protocol/announcement.hpp"

namespace net {

using engine::Time;

inline constexpr Time announce_every{1'000};
inline constexpr Time forget_after{4'500}; ///< of silence: four announcements were lost

/// What a host announces of its table.
[[nodiscard]] Announcement announcement(const engine::MatchSettings& settings,
                                        const std::string& name, const Fingerprint& host,
                                        std::uint16_t port, bool open = true);

/// A table that waits for a guest in the same network.
struct NearbyTable {
    Endpoint at;
    Fingerprint host;               ///< of the key that must answer
    engine::MatchSettings settings; ///< the host's name in the first seat
    Time heard{};                   ///< last

    [[nodiscard]] const std::string& name() const { return settings.names[0]; }
    [[nodiscard]] Invite invite() const { return {at, std::nullopt, host}; }
    friend bool operator==(const NearbyTable&, const NearbyTable&) = default;
};

/// The tables that were announced, the first that was heard of first. Trusts nobody: takes 64
/// datagrams a second at most, keeps 32 tables and 4 of one address, forgets who is silent; what
/// is no announcement of a match that this program knows changes nothing, and a table that is known
/// does not move elsewhere. A value: datagrams and the time go in.
class Nearby {
public:
    /// A datagram came; true where the list is another one now.
    bool hear(const Ipv4& from, std::span<const std::byte> bytes, Time now);
    /// Forgets who was silent for too long; true where the list is another one now.
    bool on_time(Time now);
    [[nodiscard]] const std::vector<NearbyTable>& tables() const { return tables_; }

private:
    std::vector<NearbyTable> tables_;
    Time second_{}; ///< its begin
    int heard_ = 0; ///< within it
};

} // namespace net
