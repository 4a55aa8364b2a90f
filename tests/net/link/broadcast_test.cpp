#include "net/link/broadcast.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>

#include "net/link/interfaces.hpp"
#include "net/protocol/announcement.hpp"

using namespace net;

namespace {

constexpr std::uint16_t port = 47391; ///< of these tests alone

/// Everything that comes until `wanted` is there, for 5 s at most.
bool comes(Ear& ear, const Bytes& wanted) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(5);
    while (std::chrono::steady_clock::now() < end)
        for (const Ear::Heard& heard : ear.hear())
            if (heard.bytes == wanted)
                return true;
    return false;
}

} // namespace

TEST_CASE("broadcast: all ears on this machine hear what a voice says") {
    const auto one = open_ear(port), two = open_ear(port);
    const auto voice = open_voice(port);
    REQUIRE((one && two && voice));
    const Bytes words{std::byte{1}, std::byte{2}, std::byte{3}};
    voice->say(words);
    CHECK(comes(*one, words));
    CHECK(comes(*two, words));
}

TEST_CASE(
    "broadcast: no more than 64 datagrams are taken at a time, a giant is told from a small one") {
    const auto ear = open_ear(port);
    const auto voice = open_voice(port);
    REQUIRE((ear && voice));
    for (int i = 0; i < 100; ++i)
        voice->say(Bytes(1));
    CHECK(ear->hear().size() <= 64);
    voice->say(Bytes(1000));
    CHECK(comes(*ear, Bytes(largest_announcement + 1))); // too large, and refused as such
}

TEST_CASE("interfaces: networks without loopback, everybody with it") {
    const auto own = local_addresses();
    CHECK(std::none_of(own.begin(), own.end(),
                       [](const Ipv4& ip) { return reach_of(ip) == Reach::machine; }));
    const auto all = broadcast_addresses();
    CHECK(all.back() == Ipv4{127, 255, 255, 255});
}
