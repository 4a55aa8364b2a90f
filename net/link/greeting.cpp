#include "net/link/greeting.hpp"

#include <algorithm>
#include <string_view>

namespace net {

using engine::Error;

namespace {

constexpr std::string_view magic = "RVSO", label = "rectoverso link proof";
constexpr std::size_t same_for_ever = 8;

void add(Bytes& out, std::string_view text) {
    const auto bytes = std::as_bytes(std::span(text.data(), text.size()));
    out.insert(out.end(), bytes.begin(), bytes.end());
}
void add(Bytes& out, std::span<const std::byte> bytes) {
    out.insert(out.end(), bytes.begin(), bytes.end());
}
void add_number(Bytes& out, std::uint32_t number, std::size_t bytes) {
    for (std::size_t i = bytes; i-- > 0;)
        out.push_back(static_cast<std::byte>(number >> (8 * i) & 255U));
}
std::uint32_t number_in(std::span<const std::byte> bytes) {
    std::uint32_t number = 0;
    for (const std::byte byte : bytes)
        number = number << 8U | std::to_integer<std::uint32_t>(byte);
    return number;
}

} // namespace

Bytes to_bytes(const Greeting& greeting) {
    Bytes out;
    add(out, magic);
    add_number(out, greeting.versions.lowest, 2);
    add_number(out, greeting.versions.highest, 2);
    out.push_back(static_cast<std::byte>(greeting.end));
    add_number(out, greeting.capabilities, 4);
    add(out, greeting.key);
    return out;
}

engine::Result<Greeting> read_greeting(std::span<const std::byte> bytes, End from,
                                       const Versions& spoken) {
    Bytes expected;
    add(expected, magic);
    if (bytes.size() < same_for_ever ||
        !std::equal(expected.begin(), expected.end(), bytes.begin()))
        return Error{"link.not_ours"};
    Greeting greeting{from};
    greeting.versions = {static_cast<std::uint16_t>(number_in(bytes.subspan(4, 2))),
                         static_cast<std::uint16_t>(number_in(bytes.subspan(6, 2)))};
    if (greeting.versions.lowest > greeting.versions.highest)
        return Error{"link.not_ours"};
    const bool newer = greeting.versions.lowest > spoken.highest;
    if (newer || greeting.versions.highest < spoken.lowest)
        return Error{newer == (from == End::caller) ? "link.version_host" : "link.version_guest"};
    if (bytes.size() != greeting_size || bytes[8] != static_cast<std::byte>(from))
        return Error{"link.not_ours"};
    greeting.capabilities = number_in(bytes.subspan(9, 4));
    std::copy_n(bytes.begin() + 13, greeting.key.size(), greeting.key.begin());
    return greeting;
}

Bytes statement(Proof proof, const Hash& greetings, const PublicKey& listener,
                const PublicKey& caller) {
    Bytes out;
    add(out, label);
    out.push_back(static_cast<std::byte>(proof));
    add(out, greetings);
    add(out, listener.bytes);
    add(out, caller.bytes);
    return out;
}

} // namespace net
