#include "net/link/greeting.hpp"

#include <doctest/doctest.h>

#include "net/link/hex.hpp"
#include "tests/support/link_keys.hpp"

using namespace net;
using support::key_of;

namespace {

Greeting greeting(End end, Versions versions) {
    Greeting greeting{end, versions, 0x01020304};
    greeting.key.fill(std::byte{0xAB});
    return greeting;
}

std::string repeated(const char* digits, int times) {
    std::string text;
    for (int i = 0; i < times; ++i)
        text += digits;
    return text;
}

} // namespace

TEST_CASE("greeting: its bytes are those that are written down") {
    const Bytes bytes = to_bytes(greeting(End::listener, {3, 258}));
    CHECK(to_hex(bytes) == "5256534f" // RVSO
                           "0003"
                           "0102"
                           "02"
                           "01020304" +
                               repeated("ab", 32));
    CHECK(bytes.size() == greeting_size);
    CHECK(read_greeting(bytes, End::listener, {3, 3}) == greeting(End::listener, {3, 258}));
}

TEST_CASE("greeting: what a proof signs is what is written down") {
    Hash greetings{};
    greetings.fill(std::byte{0x11});
    CHECK(to_hex(statement(Proof::caller, greetings, key_of(0x22), key_of(0x33))) ==
          "726563746f766572736f206c696e6b2070726f6f66" // rectoverso link proof
          "02" +
              repeated("11", 32) + repeated("22", 32) + repeated("33", 32));
}

TEST_CASE("greeting: without a common version it is told which side must update") {
    const auto at_listener = [](Versions caller, Versions own) {
        return read_greeting(to_bytes(greeting(End::caller, caller)), End::caller, own);
    };
    const auto at_caller = [](Versions listener, Versions own) {
        return read_greeting(to_bytes(greeting(End::listener, listener)), End::listener, own);
    };
    CHECK(at_listener({1, 2}, {3, 4}) == engine::Error{"link.version_guest"});
    CHECK(at_caller({3, 4}, {1, 2}) == engine::Error{"link.version_guest"});
    CHECK(at_listener({5, 6}, {3, 4}) == engine::Error{"link.version_host"});
    CHECK(at_caller({3, 4}, {5, 6}) == engine::Error{"link.version_host"});
    CHECK(at_listener({1, 3}, {3, 4}));
    CHECK(at_caller({4, 9}, {3, 4}));
}

TEST_CASE("greeting: that of a version to come is understood as far as its versions") {
    Bytes later = to_bytes(greeting(End::caller, {9, 12}));
    later.resize(200);
    CHECK(read_greeting(later, End::caller, {3, 3}) == engine::Error{"link.version_host"});
    later.resize(8);
    CHECK(read_greeting(later, End::caller, {3, 3}) == engine::Error{"link.version_host"});
}

TEST_CASE("greeting: nothing else is a greeting") {
    const engine::Error not_ours{"link.not_ours"};
    const Bytes right = to_bytes(greeting(End::caller, {3, 3}));
    REQUIRE(read_greeting(right, End::caller, {3, 3}));
    CHECK(read_greeting(right, End::listener, {3, 3}) == not_ours); // one's own, sent back
    for (std::size_t size = 0; size < right.size(); ++size)
        CHECK(read_greeting(std::span(right).first(size), End::caller, {3, 3}) == not_ours);
    Bytes longer = right;
    longer.push_back({});
    CHECK(read_greeting(longer, End::caller, {3, 3}) == not_ours);
    CHECK(read_greeting(to_bytes(greeting(End::caller, {4, 3})), End::caller, {3, 3}) == not_ours);
    Bytes other = right;
    other[0] = std::byte{'r'};
    CHECK(read_greeting(other, End::caller, {3, 3}) == not_ours);
}
