#include "net/link/address.hpp"

#include <algorithm>

#include "engine/base/number.hpp"
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
    const std::string_view digits = text.substr(colon + 1);
    const auto port = engine::read_number(digits, 1, 65535);
    if (!port)
        return Error{"address.port", {cleaned(digits, 80)}};
    address.port = static_cast<std::uint16_t>(*port);
    return address;
}

std::string to_text(const Address& address) {
    return address.host + ":" + std::to_string(address.port);
}

} // namespace net
