#include "net/protocol/english.hpp"

#include <algorithm>
#include <doctest/doctest.h>

TEST_CASE("net english: sentences are sorted by code, each code once") {
    const auto all = net::english_sentences();
    const auto later = [](const auto& a, const auto& b) { return a.code >= b.code; };
    CHECK(std::adjacent_find(all.begin(), all.end(), later) == all.end());
}

TEST_CASE("net english: errors of both layers are worded") {
    CHECK(net::english({"link.port_taken", {"47474"}}) ==
          "port 47474 is in use: choose another one");
    CHECK(net::english({"match.over"}) == engine::english({"match.over"}));
    CHECK(net::english({"no.such_code"}) == "no.such_code");
}
