#pragma once

#include <memory>

#include "net/link/router.hpp"

namespace net {

/// The gateway of this machine, asked by NAT-PMP (RFC 6886) through libnatpmp; gives up after 2 s.
[[nodiscard]] std::unique_ptr<Router> natpmp_router();

} // namespace net
