#include "net/link/invite.hpp"

#include <algorithm>
#include <cassert>
#include <vector>

#include "engine/base/utf8.hpp"

namespace net {

namespace {

using engine::Error;

constexpr std::string_view alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::uint8_t version = 1;
constexpr std::size_t group = 4;

using Digits = std::vector<std::uint8_t>;
using Body = std::vector<std::uint8_t>; ///< what stands between version and check digit

constexpr unsigned times_x(unsigned value) {
    const unsigned twice = value << 1U;
    return twice > 31 ? twice ^ 0b100101U : twice;
}

/// The polynomial's value at x: 0 for digits that end with their check digit.
unsigned value_of(const Digits& digits) {
    unsigned value = 1;
    for (const std::uint8_t digit : digits)
        value = times_x(value) ^ digit;
    return value;
}

void append(Body& body, const Endpoint& endpoint) {
    body.insert(body.end(), endpoint.ip.begin(), endpoint.ip.end());
    body.push_back(static_cast<std::uint8_t>(endpoint.port >> 8U));
    body.push_back(static_cast<std::uint8_t>(endpoint.port & 0xffU));
}

/// The endpoint at the front of a body, which loses it.
Endpoint take_endpoint(Body& body) {
    Endpoint endpoint;
    std::copy_n(body.begin(), endpoint.ip.size(), endpoint.ip.begin());
    endpoint.port = static_cast<std::uint16_t>(body[4] << 8U | body[5]);
    body.erase(body.begin(), body.begin() + 6);
    return endpoint;
}

/// Adds the bits of a body, five a digit.
void append_bits(Digits& digits, const Body& body) {
    unsigned waiting = 0, bits = 0;
    for (const std::uint8_t byte : body) {
        waiting = (waiting << 8U | byte) & 0xfffU;
        for (bits += 8; bits >= 5; bits -= 5)
            digits.push_back(waiting >> (bits - 5) & 31U);
    }
    if (bits > 0)
        digits.push_back(waiting << (5 - bits) & 31U);
}

/// The bytes of digits; nothing where the bits that fill the last one up are not zeros.
std::optional<Body> bytes_of(const Digits& digits) {
    Body body;
    unsigned waiting = 0, bits = 0;
    for (const std::uint8_t digit : digits) {
        waiting = (waiting << 5U | digit) & 0xfffU;
        bits += 5;
        if (bits >= 8) {
            bits -= 8;
            body.push_back(waiting >> bits & 0xffU);
        }
    }
    if ((waiting & ((1U << bits) - 1)) != 0)
        return std::nullopt;
    return body;
}

/// Spaces, and dashes as a messenger may have made them longer.
bool is_gap(char32_t point) {
    return point == ' ' || point == '-' || point == '\t' || point == '\n' || point == '\r' ||
           point == 0xa0 || (0x2000 <= point && point <= 0x2015) || point == 0x202f ||
           point == 0x2212;
}

std::optional<std::uint8_t> digit_of(char32_t point) {
    if (U'a' <= point && point <= U'z')
        point = point - U'a' + U'A';
    if (point == U'O')
        return std::uint8_t{0};
    if (point == U'I' || point == U'L')
        return std::uint8_t{1};
    const auto at = point < 128 ? alphabet.find(static_cast<char>(point)) : std::string_view::npos;
    return at == std::string_view::npos ? std::nullopt
                                        : std::optional(static_cast<std::uint8_t>(at));
}

/// The digits of a text; nothing where it holds a character that is none.
std::optional<Digits> digits_of(std::string_view text) {
    Digits digits;
    while (!text.empty()) {
        const engine::CodePoint next = engine::first_code_point(text);
        if (next.length == 0)
            return std::nullopt;
        text.remove_prefix(next.length);
        if (is_gap(next.point))
            continue;
        const auto digit = digit_of(next.point);
        if (!digit)
            return std::nullopt;
        digits.push_back(*digit);
    }
    return digits;
}

} // namespace

std::string to_code(const Invite& invite) {
    assert(can_be_called(invite.inside) && (!invite.outside || can_be_called(*invite.outside)));
    Body body;
    append(body, invite.inside);
    if (invite.outside)
        append(body, *invite.outside);
    for (const std::byte byte : invite.host.bytes)
        body.push_back(std::to_integer<std::uint8_t>(byte));
    Digits digits{version};
    append_bits(digits, body);
    digits.push_back(static_cast<std::uint8_t>(times_x(value_of(digits))));
    std::string code;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (i > 0 && i % group == 0)
            code += '-';
        code += alphabet[digits[i]];
    }
    return code;
}

engine::Result<Invite> read_invite(std::string_view text) {
    auto digits = digits_of(text);
    if (!digits)
        return Error{"invite.typing"};
    const std::size_t length = digits->size();
    const bool whole = length == long_code || length == short_code;
    if (!whole && (digits->empty() || digits->front() == version))
        return Error{"invite.length", {std::to_string(length)}};
    if (value_of(*digits) != 0)
        return Error{"invite.typing"};
    if (digits->front() != version)
        return Error{"invite.newer"};
    digits->pop_back();
    digits->erase(digits->begin());
    auto body = bytes_of(*digits);
    if (!body)
        return Error{"invite.typing"};
    Invite invite;
    invite.inside = take_endpoint(*body);
    if (length == long_code)
        invite.outside = take_endpoint(*body);
    std::transform(body->begin(), body->end(), invite.host.bytes.begin(),
                   [](std::uint8_t byte) { return std::byte{byte}; });
    if (!can_be_called(invite.inside) || (invite.outside && !can_be_called(*invite.outside)))
        return Error{"invite.typing"};
    return invite;
}

} // namespace net
