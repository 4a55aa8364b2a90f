#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

#include "engine/base/result.hpp"
#include "net/link/address.hpp"
#include "net/link/transport.hpp"

namespace net {

/// A transport that others connect to.
class Listener : public Transport {
public:
    /// The UDP port it listens on.
    [[nodiscard]] virtual std::uint16_t port() const = 0;
};

/// Listens on a UDP port (0: any free one) for at most `peers` links at a time. Errors:
/// `link.port_taken` (port), `link.no_socket`. Destroying it sends what is queued and says goodbye
/// to all, within 60 ms.
[[nodiscard]] engine::Result<std::unique_ptr<Listener>> enet_listen(std::uint16_t port,
                                                                    std::size_t peers);

/// Connects to a listener; the one peer is `Opened` once it answers, or `Closed` with
/// `link.unknown_host` (host), `link.no_answer` (host) after 10 s, or `link.no_socket`. Destroying
/// it at any time is as quick as destroying a listener.
[[nodiscard]] std::unique_ptr<Transport> enet_connect(const Address& address);

} // namespace net
