#include "net/link/endpoint.hpp"

#include <doctest/doctest.h>

using namespace net;

TEST_CASE("endpoint: four numbers with dots are read and written") {
    CHECK(read_ipv4("192.168.1.20") == Ipv4{192, 168, 1, 20});
    CHECK(read_ipv4("0.0.0.0") == Ipv4{});
    CHECK(read_ipv4("255.255.255.255") == Ipv4{255, 255, 255, 255});
    CHECK(to_text(Ipv4{10, 0, 200, 3}) == "10.0.200.3");
    for (const char* wrong : {"", "1", "1.2.3", "1.2.3.4.", "1.2.3.4.5", "256.1.1.1", "01.2.3.4",
                              "1..2.3", "-1.2.3.4", "1.2.3.x", " 1.2.3.4", "a.b.c.d", "1.2.3.+4"})
        CHECK(read_ipv4(wrong) == std::nullopt);
}

TEST_CASE("endpoint: who can reach an address is known from it") {
    const auto reach = [](const char* text) { return reach_of(*read_ipv4(text)); };
    CHECK(reach("127.0.0.1") == Reach::machine);
    for (const char* own :
         {"10.1.2.3", "172.16.0.1", "172.31.255.254", "192.168.1.20", "169.254.7.7"})
        CHECK(reach(own) == Reach::network);
    for (const char* shared : {"100.64.0.1", "100.127.255.254"})
        CHECK(reach(shared) == Reach::provider);
    for (const char* open : {"203.0.113.7", "172.15.0.1", "172.32.0.1", "192.169.1.1", "100.63.0.1",
                             "100.128.0.1", "11.0.0.1"})
        CHECK(reach(open) == Reach::everyone);
    for (const char* none : {"0.0.0.0", "224.0.0.1", "255.255.255.255"})
        CHECK(reach(none) == Reach::nobody);
    CHECK(can_be_called({{1, 2, 3, 4}, 1}));
    CHECK_FALSE(can_be_called({{1, 2, 3, 4}, 0}));
    CHECK_FALSE(can_be_called({{0, 2, 3, 4}, 1}));
}
