#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <vector>

#include "net/link/channel.hpp"
#include "net/link/transport.hpp"

namespace net {

/// The largest byte string that is carried in secret: sealed, it must still be a packet.
inline constexpr std::size_t largest_secure_packet =
    largest_packet - seal_header_size - seal_size - 1;
static_assert(largest_message <= largest_secure_packet);

/// Makes every link of another transport one that nobody else can read or change, and of which each
/// end knows who is at the other (see Channel). A peer is `Opened`, with its key, once it has
/// proved who it is; one that does not is dropped and `Closed` with the reason alone: those of
/// Channel, `link.no_greeting`, where it took over 5 s, or `link.refused`, where the other end gave
/// no reason. `link.cut` takes the place of `link.closed` where that end said no goodbye.
class SecureTransport : public Transport {
public:
    /// Passed in by who has clocks and chance: the time, which never goes back, and a fresh secret.
    struct World {
        std::function<std::chrono::milliseconds()> now;
        std::function<Secret()> random = fresh_secret;
    };

    /// Every peer of `under` is the other end of `settings`.
    SecureTransport(std::unique_ptr<Transport> under, Channel::Settings settings, World world);
    /// Says goodbye to all.
    ~SecureTransport() override;
    SecureTransport(const SecureTransport&) = delete;
    SecureTransport& operator=(const SecureTransport&) = delete;

    std::vector<LinkEvent> poll() override;
    /// Precondition: at most `largest_secure_packet` bytes. A peer that is not open gets nothing.
    void send(PeerId peer, const Bytes& bytes) override;
    void drop(PeerId peer) override;

private:
    struct Link {
        Channel channel;
        std::chrono::milliseconds since;
        bool told = false;    ///< that it is closed
        bool dropped = false; ///< nothing of it is listened to any more
    };

    void take(const LinkEvent& event);
    void on(const link::Closed& closed);
    void carry_out(PeerId peer, Link& link, const Channel::Effects& effects);
    void lose_slow_ones();
    void close(PeerId peer, Link& link, engine::Error why);

    std::unique_ptr<Transport> under_;
    Channel::Settings settings_;
    World world_;
    std::map<PeerId, Link> links_; ///< until `under_` has closed them
    std::vector<LinkEvent> events_;
};

} // namespace net
