#include "net/link/identity.hpp"

#include <doctest/doctest.h>

#include "tests/support/link_keys.hpp"

using namespace net;

TEST_CASE("identity: what is written reads back as the same") {
    const Identity ann(fresh_secret());
    const auto again = read_identity(to_text(ann));
    REQUIRE(again);
    CHECK(again->key() == ann.key());
    CHECK(to_text(*again) == to_text(ann));
}

TEST_CASE("identity: every character that is missing or another is damage") {
    const std::string text = to_text(support::identity_of(7));
    const engine::Error damaged{"identity.damaged"};
    for (std::size_t i = 0; i < text.size(); ++i) {
        std::string other = text;
        other[i] = other[i] == '0' ? '1' : '0';
        CAPTURE(i);
        CHECK(read_identity(other).ok() == false);
        CHECK(read_identity(text.substr(0, i)).ok() == false);
    }
    REQUIRE_FALSE(read_identity(text + " "));
    CHECK(read_identity(text + " ").error() == damaged);
}
