#include "engine/base/utf8.hpp"

#include <cassert>
#include <cstdint>

namespace engine {

namespace {

bool between(char32_t low, char32_t point, char32_t high) {
    return low <= point && point <= high;
}

} // namespace

CodePoint first_code_point(std::string_view text) {
    assert(!text.empty());
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

bool is_printable(char32_t point) {
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

} // namespace engine
