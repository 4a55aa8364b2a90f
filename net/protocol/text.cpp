#include "net/protocol/text.hpp"

#include <cstdint>

namespace net {

namespace {

/// A code point at the head of a text; `length` is 0 where there is no valid one.
struct Head {
    char32_t point = 0;
    std::size_t length = 0;
};

/// Unicode 15, table 3-7: no overlong forms, no surrogates, nothing above U+10FFFF.
Head head(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
    const std::uint8_t first = byte(0);
    if (first < 0x80)
        return {first, 1};
    const std::size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    if (first < 0xc2 || first > 0xf4 || text.size() < length)
        return {};
    auto point = static_cast<char32_t>(first & (0x7f >> length));
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xc0) != 0x80)
            return {};
        point = (point << 6) | (byte(i) & 0x3f);
    }
    const char32_t least = length == 4 ? 0x10000 : length == 3 ? 0x800 : 0x80;
    const bool surrogate = point >= 0xd800 && point <= 0xdfff;
    if (point < least || point > 0x10ffff || surrogate)
        return {};
    return {point, length};
}

bool between(char32_t low, char32_t point, char32_t high) {
    return low <= point && point <= high;
}

bool allowed(char32_t point) {
    const bool control = point < 0x20 || between(0x7f, point, 0x9f);
    const bool separator = between(0x2028, point, 0x2029);
    const bool direction = between(0x200e, point, 0x200f) || between(0x202a, point, 0x202e) ||
                           between(0x2066, point, 0x2069) || point == 0x061c;
    const bool invisible = point == 0x00ad || point == 0x180e || point == 0x200b ||
                           between(0x2060, point, 0x2064) || point == 0xfeff ||
                           between(0xe0000, point, 0xe007f);
    const bool noncharacter = (point & 0xfffe) == 0xfffe || between(0xfdd0, point, 0xfdef);
    return !control && !separator && !direction && !invisible && !noncharacter;
}

} // namespace

std::optional<std::size_t> code_points(std::string_view text) {
    std::size_t count = 0;
    for (; !text.empty(); ++count) {
        const Head next = head(text);
        if (next.length == 0 || !allowed(next.point))
            return std::nullopt;
        text.remove_prefix(next.length);
    }
    return count;
}

bool blank(std::string_view text) {
    while (!text.empty()) {
        const Head next = head(text);
        const char32_t point = next.point;
        const bool nothing = point == U' ' || point == 0xa0 || between(0x2000, point, 0x200d) ||
                             point == 0x202f || point == 0x205f || point == 0x2800 ||
                             point == 0x3000 || point == 0x3164 || between(0xfe00, point, 0xfe0f);
        if (next.length != 0 && !nothing)
            return false;
        text.remove_prefix(next.length == 0 ? 1 : next.length);
    }
    return true;
}

std::string cleaned(std::string_view text, std::size_t most) {
    std::string result;
    for (std::size_t count = 0; !text.empty() && count < most;) {
        const Head next = head(text);
        if (next.length != 0 && allowed(next.point)) {
            result += text.substr(0, next.length);
            ++count;
        }
        text.remove_prefix(next.length == 0 ? 1 : next.length);
    }
    return result;
}

} // namespace net
