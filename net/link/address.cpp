#include "net/link/address.hpp"

#include <algorithm>
#include <charconv>

#include "net/protocol/text.hpp"

namespace net {

namespace {

using engine::Error;

std::string_view trimmed(std::string_view text) {
    const auto begin = text.find_first_not_of(" \t\r\n");
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(" \t\r\n") - begin + 1);
}

bool in_host_name(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '.' || c == '_';
}

} // namespace

engine::Result<Address> read_address(std::string_view text) {
    text = trimmed(text);
    if (text.empty())
        return Error{"address.empty"};
    const auto colon = text.find_last_of(':');
    const std::string_view host = text.substr(0, colon);
    if (host.empty() || host.size() > 253 || !std::all_of(host.begin(), host.end(), in_host_name))
        return Error{"address.host", {cleaned(host, 80)}};
    Address address{std::string(host)};
    if (colon == std::string_view::npos)
        return address;
    const std::string_view port = text.substr(colon + 1);
    const char* const end = port.data() + port.size();
    const auto [stop, fault] = std::from_chars(port.data(), end, address.port);
    if (fault != std::errc{} || stop != end || address.port == 0)
        return Error{"address.port", {cleaned(port, 80)}};
    return address;
}

std::string to_text(const Address& address) {
    return address.host + ":" + std::to_string(address.port);
}

} // namespace net
