#include "net/link/address.hpp"

#include <doctest/doctest.h>

using net::Address;
using net::read_address;

TEST_CASE("address: a host alone has the usual port") {
    CHECK(*read_address("example.org") == Address{"example.org", 47474});
    CHECK(*read_address(" 192.168.1.20\n") == Address{"192.168.1.20", 47474});
}

TEST_CASE("address: a port follows the colon") {
    CHECK(*read_address("localhost:1") == Address{"localhost", 1});
    CHECK(*read_address("a-b_c.d:65535") == Address{"a-b_c.d", 65535});
}

TEST_CASE("address: what is none is refused with its part") {
    const auto code = [](const char* text) { return read_address(text).error(); };
    CHECK(code("") == engine::Error{"address.empty"});
    CHECK(code("  ") == engine::Error{"address.empty"});
    CHECK(code(":1") == engine::Error{"address.host", {""}});
    CHECK(code("::1") == engine::Error{"address.host", {":"}});
    CHECK(code("a b") == engine::Error{"address.host", {"a b"}});
    CHECK(code("a:") == engine::Error{"address.port", {""}});
    CHECK(code("a:0") == engine::Error{"address.port", {"0"}});
    CHECK(code("a:65536") == engine::Error{"address.port", {"65536"}});
    CHECK(code("a:-1") == engine::Error{"address.port", {"-1"}});
    CHECK(code("a:1x") == engine::Error{"address.port", {"1x"}});
    CHECK(code(std::string(254, 'a').c_str()).code == "address.host");
}
