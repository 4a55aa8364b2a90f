#include "net/link/endpoint.hpp"

#include <charconv>

namespace net {

std::optional<Ipv4> read_ipv4(std::string_view text) {
    Ipv4 ip{};
    const char* at = text.data();
    const char* const end = at + text.size();
    for (std::size_t i = 0; i < ip.size(); ++i) {
        if (i > 0 && (at == end || *at++ != '.'))
            return std::nullopt;
        const char* const begin = at;
        const auto [stop, fault] = std::from_chars(at, end, ip[i]);
        if (fault != std::errc{} || (*begin == '0' && stop - begin > 1))
            return std::nullopt;
        at = stop;
    }
    return at == end ? std::optional(ip) : std::nullopt;
}

std::string to_text(const Ipv4& ip) {
    std::string text;
    for (const std::uint8_t byte : ip)
        text.append(text.empty() ? "" : ".").append(std::to_string(byte));
    return text;
}

Address to_address(const Endpoint& endpoint) {
    return {to_text(endpoint.ip), endpoint.port};
}

Reach reach_of(const Ipv4& ip) {
    const auto in = [&](int first, int low, int high) {
        return ip[0] == first && low <= ip[1] && ip[1] <= high;
    };
    if (ip[0] == 0 || ip[0] >= 224)
        return Reach::nobody;
    if (ip[0] == 127)
        return Reach::machine;
    if (ip[0] == 10 || in(172, 16, 31) || in(192, 168, 168) || in(169, 254, 254))
        return Reach::network;
    return in(100, 64, 127) ? Reach::provider : Reach::everyone;
}

bool can_be_called(const Endpoint& endpoint) {
    return endpoint.port != 0 && reach_of(endpoint.ip) != Reach::nobody;
}

} // namespace net
