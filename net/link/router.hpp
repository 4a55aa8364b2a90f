#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>

#include "net/link/endpoint.hpp"

// What a host asks of its router: that packets from outside reach it.
namespace net {

/// How a router is asked.
enum class RouterProtocol : std::uint8_t { nat_pmp, upnp };

/// A router's port that leads here, for a time.
struct Lease {
    Endpoint outside;
    std::chrono::milliseconds time{};

    friend bool operator==(const Lease&, const Lease&) = default;
};

/// A router that can be asked; used from one thread, which it may block.
class Router {
public:
    virtual ~Router() = default;

    [[nodiscard]] virtual RouterProtocol protocol() const = 0;
    /// Lets the router forward a UDP port to the same port here, or renews that. Empty where there
    /// is no such router or it does not want to; soon after `stop` was asked for, too.
    virtual std::optional<Lease> map(std::uint16_t port, std::stop_token stop) = 0;
    /// Takes the mapping back.
    virtual void unmap() = 0;
};

/// A mapping that is asked for, kept for as long as this lives, and taken back.
class Mapping {
public:
    struct State {
        enum class Stage : std::uint8_t { asking, mapped, none };
        Stage stage{};
        RouterProtocol asked{};          ///< now, or that said yes
        std::optional<Endpoint> outside; ///< while mapped

        friend bool operator==(const State&, const State&) = default;
    };

    virtual ~Mapping() = default;
    /// Never blocks.
    [[nodiscard]] virtual State state() const = 0;
};

/// A mapping is of use to guests anywhere: not where the router itself stands behind another one
/// that is shared.
[[nodiscard]] inline bool is_open(const Mapping::State& state) {
    return state.outside && reach_of(state.outside->ip) == Reach::everyone;
}

} // namespace net
