#pragma once

#include <string>
#include <vector>

#include "net/link/endpoint.hpp"

namespace net {

/// The addresses of this machine in its own networks (IPv4, without loopback); first the one from
/// which it reaches the rest of the world.
[[nodiscard]] std::vector<Ipv4> local_addresses();

/// What reaches every machine of each of its networks, and all that runs on itself.
[[nodiscard]] std::vector<Ipv4> broadcast_addresses();

} // namespace net
