#include "engine/base/utf8.hpp"

#include <cassert>
#include <cstdint>

namespace engine {

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

} // namespace engine
