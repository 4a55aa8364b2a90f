#pragma once

#include <memory>

#include "net/link/router.hpp"

namespace net {

/// The first internet gateway that answers in this network, asked by UPnP through miniupnpc, which
/// blocks for a few seconds where there is none.
[[nodiscard]] std::unique_ptr<Router> upnp_router();

} // namespace net
