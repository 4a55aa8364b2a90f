#include "net/play/way_back.hpp"

#include <doctest/doctest.h>

using namespace net;

namespace {

GuestSeat guest_seat() {
    GuestSeat seat{{"192.168.1.20", 4711}, {}, std::string(token_length, 'c')};
    seat.host.bytes[3] = std::byte{0x7f};
    return seat;
}

} // namespace

TEST_CASE("way back: what a seat needs is read as it was written") {
    CHECK(read_guest_seat(to_text(guest_seat())) == guest_seat());
    const HostSeat host{47474, "rectoverso-room\nmore\n"};
    CHECK(read_host_seat(to_text(host)) == host);
}

TEST_CASE("way back: neither is taken for the other, and a damaged one is not read") {
    const std::string guest = to_text(guest_seat()), host = to_text(HostSeat{47474, "x"});
    CHECK_FALSE(read_guest_seat(host));
    CHECK_FALSE(read_host_seat(guest));
    CHECK_FALSE(read_guest_seat(guest + "x"));
    for (std::size_t length = 0; length + 1 < guest.size(); ++length)
        CHECK_FALSE(read_guest_seat(guest.substr(0, length)));
    for (const char* port : {"", "0", "-1", "65536", "1x"})
        CHECK_FALSE(read_host_seat("rectoverso-host 1\n" + std::string(port) + "\nx"));
    const Identity me(fresh_secret());
    CHECK(come_back("", {}, me).error() == engine::Error{"room.unreadable"});
    CHECK(come_back(host, {}, me).error() == engine::Error{"room.unreadable"});
}
