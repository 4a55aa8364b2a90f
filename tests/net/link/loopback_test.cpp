#include "net/link/loopback.hpp"

#include <doctest/doctest.h>

using namespace net;

namespace {

Bytes bytes(int value) {
    return {static_cast<std::byte>(value)};
}

} // namespace

TEST_CASE("loopback: both ends open, and bytes arrive whole and in order") {
    const auto [one, two] = loopback();
    one->send(loopback_peer, bytes(1));
    one->send(loopback_peer, bytes(2));
    CHECK(two->poll() == std::vector<LinkEvent>{link::Opened{loopback_peer},
                                                link::Got{loopback_peer, bytes(1)},
                                                link::Got{loopback_peer, bytes(2)}});
    CHECK(two->poll().empty());
    CHECK(one->poll() == std::vector<LinkEvent>{link::Opened{loopback_peer}});
}

TEST_CASE("loopback: a drop lets out what was sent, and is told once at each end") {
    const auto [one, two] = loopback();
    static_cast<void>(one->poll());
    two->send(loopback_peer, bytes(3));
    one->send(loopback_peer, bytes(1));
    one->drop(loopback_peer);
    one->drop(loopback_peer);
    one->send(loopback_peer, bytes(2));
    const LinkEvent closed = link::Closed{loopback_peer, {"link.closed"}};
    CHECK(two->poll() == std::vector<LinkEvent>{link::Opened{loopback_peer},
                                                link::Got{loopback_peer, bytes(1)}, closed});
    CHECK(one->poll() == std::vector<LinkEvent>{closed});
    two->drop(loopback_peer);
    CHECK(one->poll().empty());
    CHECK(two->poll().empty());
}

TEST_CASE("loopback: an end that is destroyed closes the link") {
    auto [one, two] = loopback();
    static_cast<void>(two->poll());
    one.reset();
    CHECK(two->poll() == std::vector<LinkEvent>{link::Closed{loopback_peer, {"link.closed"}}});
}
