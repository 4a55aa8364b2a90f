#include "net/link/secure.hpp"

#include <doctest/doctest.h>

#include "net/link/loopback.hpp"
#include "tests/support/link_keys.hpp"

using namespace net;
using namespace std::chrono_literals;
using support::identity_of;

namespace {

constexpr PeerId peer = loopback_peer;

/// Secret links over a loopback, in a time that stands until it is set.
struct Ends {
    std::chrono::milliseconds now{};
    int lots = 0;
    Transport* raw_caller = nullptr;
    Transport* raw_listener = nullptr;
    std::unique_ptr<Transport> caller, listener;

    explicit Ends(const ExpectedKey& expected = AnyKey{}) {
        auto [one, two] = loopback();
        raw_caller = one.get();
        raw_listener = two.get();
        caller = secured(std::move(one), {End::caller, identity_of(2), expected});
        listener = secured(std::move(two), {End::listener, identity_of(1)});
    }
    Ends(const Ends&) = delete;
    Ends& operator=(const Ends&) = delete;

    std::unique_ptr<Transport> secured(std::unique_ptr<Transport> under,
                                       Channel::Settings settings) {
        return std::make_unique<SecureTransport>(
            std::move(under), std::move(settings),
            SecureTransport::World{[this] { return now; },
                                   [this] { return support::secret_of(++lots); }});
    }

    /// What both were told until they are at rest.
    std::vector<LinkEvent> at_caller = {}, at_listener = {};
    void settle() {
        for (int quiet = 0; quiet < 2;) {
            const auto one = caller ? caller->poll() : std::vector<LinkEvent>();
            const auto two = listener ? listener->poll() : std::vector<LinkEvent>();
            at_caller.insert(at_caller.end(), one.begin(), one.end());
            at_listener.insert(at_listener.end(), two.begin(), two.end());
            // a handshake moves on without a word of it
            quiet = one.empty() && two.empty() ? quiet + 1 : 0;
            if (++turns_ > 100)
                return;
        }
    }
    void open() {
        for (int i = 0; i < 4; ++i)
            settle();
        REQUIRE(at_caller == std::vector<LinkEvent>{link::Opened{peer, identity_of(1).key()}});
        REQUIRE(at_listener == std::vector<LinkEvent>{link::Opened{peer, identity_of(2).key()}});
        at_caller.clear();
        at_listener.clear();
    }

private:
    int turns_ = 0;
};

std::vector<LinkEvent> closed(const char* code, std::optional<PublicKey> key = {}) {
    return {link::Closed{peer, {code}, key}};
}

Bytes bytes(std::size_t size) {
    return Bytes(size, std::byte{0x5A});
}

} // namespace

TEST_CASE(
    "secure: bytes of every size arrive whole and in order between ends that know each other") {
    Ends ends;
    ends.open();
    for (const std::size_t size : {std::size_t{0}, std::size_t{1}, largest_secure_packet})
        ends.caller->send(peer, bytes(size));
    ends.settle();
    CHECK(ends.at_listener ==
          std::vector<LinkEvent>{link::Got{peer, bytes(0)}, link::Got{peer, bytes(1)},
                                 link::Got{peer, bytes(largest_secure_packet)}});
}

TEST_CASE("secure: before it is known who is there nothing is sent") {
    Ends ends;
    static_cast<void>(ends.caller->poll());
    ends.caller->send(peer, bytes(5));
    const auto raw = ends.raw_listener->poll();
    REQUIRE(raw.size() == 2); // opened, and a greeting
    CHECK(std::get<link::Got>(raw[1]).bytes.size() == greeting_size);
}

TEST_CASE("secure: a goodbye is told, one that drops or goes away says it") {
    for (const bool goes : {false, true}) {
        Ends ends;
        ends.open();
        ends.caller->send(peer, bytes(3));
        if (goes)
            ends.caller.reset();
        else
            ends.caller->drop(peer);
        ends.settle();
        const PublicKey key = identity_of(2).key();
        CHECK(ends.at_listener == std::vector<LinkEvent>{link::Got{peer, bytes(3)},
                                                         link::Closed{peer, {"link.closed"}, key}});
        if (!goes)
            CHECK(ends.at_caller == closed("link.closed", identity_of(1).key()));
    }
}

TEST_CASE("secure: a link that is cut without a goodbye is told apart from one that is closed") {
    Ends ends;
    ends.open();
    ends.raw_caller->drop(peer);
    ends.settle();
    CHECK(ends.at_listener == closed("link.cut", identity_of(2).key()));
}

TEST_CASE("secure: who breaks off the handshake has refused") {
    Ends ends;
    ends.raw_listener->drop(peer);
    ends.settle();
    CHECK(ends.at_caller == closed("link.refused"));
}

TEST_CASE("secure: a wrong key is told at both ends, once") {
    Ends ends(identity_of(9).key());
    for (int i = 0; i < 4; ++i)
        ends.settle();
    CHECK(ends.at_caller == closed("link.wrong_key", identity_of(1).key()));
    CHECK(ends.at_listener == closed("link.turned_away"));
}

TEST_CASE("secure: a peer that does not say who it is within 5 s is dropped") {
    for (const bool greets : {false, true}) {
        Ends ends;
        auto [raw, under] = loopback();
        const auto listener = ends.secured(std::move(under), {End::listener, identity_of(1)});
        CHECK(listener->poll().empty());
        ends.now = 4'999ms;
        if (greets)
            raw->send(peer, to_bytes({End::caller, {}, 0, Exchange(support::secret_of(5)).key()}));
        CHECK(listener->poll().empty());
        ends.now = 5'000ms;
        CHECK(listener->poll() == closed("link.no_greeting"));
        CHECK(listener->poll().empty());
    }
}

TEST_CASE("secure: one that stands is not dropped for silence") {
    Ends ends;
    ends.open();
    ends.now = 60'000ms;
    ends.settle();
    CHECK(ends.at_listener.empty());
}

TEST_CASE(
    "secure: bytes that are no greeting, or that were changed, end the link with their reason") {
    Ends ends;
    auto [raw, under] = loopback();
    const auto listener = ends.secured(std::move(under), {End::listener, identity_of(1)});
    raw->send(peer, bytes(20));
    CHECK(listener->poll() == closed("link.not_ours"));

    Ends other;
    other.open();
    other.raw_caller->send(peer, bytes(40));
    other.settle();
    CHECK(other.at_listener == closed("link.forged", identity_of(2).key()));
    CHECK(other.at_caller == closed("link.cut", identity_of(1).key()));
}
