#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "net/link/router.hpp"

namespace net {

using Routers = std::vector<std::unique_ptr<Router>>;

/// Asks the routers one after the other to forward a UDP port, on a thread of its own; the first
/// that does is asked again after half of each lease. Destroying it takes the mapping back: it
/// waits 300 ms at most, a router that is slower does it without anybody waiting.
[[nodiscard]] std::unique_ptr<Mapping> start_mapping(std::uint16_t port, Routers routers);

/// The routers that there may be: NAT-PMP, then UPnP. Each lease is an hour.
[[nodiscard]] Routers home_routers();

} // namespace net
