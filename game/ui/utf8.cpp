#include "game/ui/utf8.hpp"

#include <cstddef>

namespace game::ui {

namespace {

struct Read {
    char32_t character = 0xFFFD;
    std::size_t bytes = 1;
};

Read read_one(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(0);
    if (first < 0x80)
        return {first, 1};
    const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || text.size() < length)
        return {};
    char32_t character = first & (0xFFU >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0U) != 0x80)
            return {};
        character = character << 6U | (byte(i) & 0x3FU);
    }
    const bool overlong =
        (length == 3 && character < 0x800) || (length == 4 && character < 0x10000);
    if (overlong || character > 0x10FFFF || (character >= 0xD800 && character < 0xE000))
        return {};
    return {character, length};
}

} // namespace

std::u32string code_points(std::string_view text) {
    std::u32string result;
    while (!text.empty()) {
        const Read read = read_one(text);
        result += read.character;
        text.remove_prefix(read.bytes);
    }
    return result;
}

std::string utf8(std::u32string_view code_points) {
    std::string result;
    const auto put = [&](char32_t bits) { result += static_cast<char>(bits); };
    for (const char32_t c : code_points) {
        if (c < 0x80) {
            put(c);
        } else if (c < 0x800) {
            put(0xC0U | c >> 6U);
            put(0x80U | (c & 0x3FU));
        } else if (c < 0x10000) {
            put(0xE0U | c >> 12U);
            put(0x80U | (c >> 6U & 0x3FU));
            put(0x80U | (c & 0x3FU));
        } else {
            put(0xF0U | c >> 18U);
            put(0x80U | (c >> 12U & 0x3FU));
            put(0x80U | (c >> 6U & 0x3FU));
            put(0x80U | (c & 0x3FU));
        }
    }
    return result;
}

} // namespace game::ui
