#include "net/play/way_back.hpp"

#include "engine/base/number.hpp"
#include "engine/base/split.hpp"

namespace net {

namespace {

constexpr std::string_view guest_heading = "rectoverso-guest 1", host_heading = "rectoverso-host 1";

std::string_view take_line(std::string_view& text) {
    return engine::take_part(text, '\n');
}

} // namespace

std::string to_text(const GuestSeat& seat) {
    return std::string(guest_heading) + "\n" + to_text(seat.address) + "\n" + to_text(seat.host) +
           "\n" + seat.token + "\n";
}

std::optional<GuestSeat> read_guest_seat(std::string_view text) {
    if (take_line(text) != guest_heading)
        return std::nullopt;
    const auto address = read_address(take_line(text));
    const auto key = read_key(take_line(text));
    const std::string token(take_line(text));
    if (!address || !key || token.size() != token_length || !text.empty())
        return std::nullopt;
    return GuestSeat{*address, *key, token};
}

std::string to_text(const HostSeat& seat) {
    return std::string(host_heading) + "\n" + std::to_string(seat.port) + "\n" + seat.room;
}

std::optional<HostSeat> read_host_seat(std::string_view text) {
    if (take_line(text) != host_heading)
        return std::nullopt;
    const auto port = engine::read_number(take_line(text), 1, 65535);
    if (!port)
        return std::nullopt;
    return HostSeat{static_cast<std::uint16_t>(*port), std::string(text)};
}

engine::Result<std::unique_ptr<Player>> come_back(std::string_view way_back, Time now,
                                                  const Identity& identity) {
    if (const auto seat = read_guest_seat(way_back))
        return come_back(*seat, identity);
    if (const auto seat = read_host_seat(way_back))
        return come_back(*seat, now, identity);
    return engine::Error{"room.unreadable"};
}

} // namespace net
