#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "engine/base/result.hpp"
#include "net/link/key.hpp"
#include "net/protocol/wire.hpp"

namespace net {

/// A peer of a transport; never used again once it is gone.
enum class PeerId : std::uint64_t {};

/// The largest byte string that a link carries.
inline constexpr std::size_t largest_packet = 16'384;

namespace link {
struct Opened {
    PeerId peer{};
    std::optional<PublicKey> key = {}; ///< that it proved to have; none where links prove nothing
    friend bool operator==(const Opened&, const Opened&) = default;
};
struct Closed {
    PeerId peer{};
    engine::Error why;                 ///< `link.*`
    std::optional<PublicKey> key = {}; ///< as in `Opened`
    friend bool operator==(const Closed&, const Closed&) = default;
};
struct Got {
    PeerId peer{};
    Bytes bytes;
    friend bool operator==(const Got&, const Got&) = default;
};
} // namespace link
using LinkEvent = std::variant<link::Opened, link::Closed, link::Got>;

/// Carries byte strings, whole and in order, between this process and its peers. Never blocks.
class Transport {
public:
    virtual ~Transport() = default;

    /// What happened since the last call.
    virtual std::vector<LinkEvent> poll() = 0;
    virtual void send(PeerId peer, const Bytes& bytes) = 0;
    /// Closes a link once what was sent is out. No further event names it but `Closed`, once.
    virtual void drop(PeerId peer) = 0;
};

} // namespace net
