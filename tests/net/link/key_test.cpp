#include "net/link/key.hpp"

#include <doctest/doctest.h>

#include "net/link/hex.hpp"
#include "tests/support/link_keys.hpp"

using namespace net;
using support::key_of;

TEST_CASE("key: a fingerprint is the beginning of the key's BLAKE2b hash") {
    // b2sum -l 256 of 32 bytes 01
    CHECK(spelled(fingerprint(key_of(1))) == "f40c eaf8 6e57 7692 3332");
}

TEST_CASE("key: what is expected may be anybody, a fingerprint or a key") {
    CHECK(is_expected(key_of(1), AnyKey{}));
    CHECK(is_expected(key_of(1), fingerprint(key_of(1))));
    CHECK(is_expected(key_of(1), key_of(1)));
    CHECK_FALSE(is_expected(key_of(2), fingerprint(key_of(1))));
    CHECK_FALSE(is_expected(key_of(2), key_of(1)));
}

TEST_CASE("key: its text reads back, and nothing else reads as a key") {
    const std::string text = to_text(key_of(0xA7));
    CHECK(text.size() == 64);
    CHECK(read_key(text) == key_of(0xA7));
    CHECK_FALSE(read_key(text.substr(1)));
    CHECK_FALSE(read_key(text + "00"));
    CHECK_FALSE(read_key("A7" + text.substr(2)));
    CHECK_FALSE(read_key(""));
}
