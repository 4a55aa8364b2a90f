#pragma once

#include <memory>
#include <utility>

#include "net/link/transport.hpp"

namespace net {

/// What either end of a loopback calls the other.
inline constexpr PeerId loopback_peer{0};

/// Two transports in memory, linked to each other; for a host that sits at its own table. Both must
/// be used from one thread.
[[nodiscard]] std::pair<std::unique_ptr<Transport>, std::unique_ptr<Transport>> loopback();

} // namespace net
