#pragma once

#include <string>
#include <vector>

namespace net {

/// The addresses of this machine in its own network, for the host to read out (IPv4, without
/// loopback).
[[nodiscard]] std::vector<std::string> local_addresses();

} // namespace net
