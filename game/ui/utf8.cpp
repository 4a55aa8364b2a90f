#include "game/ui/utf8.hpp"

#include "engine/base/utf8.hpp"

namespace game::ui {

std::u32string code_points(std::string_view text) {
    std::u32string result;
    while (!text.empty()) {
        const engine::CodePoint next = engine::first_code_point(text);
        result += next.length == 0 ? U'\uFFFD' : next.point;
        text.remove_prefix(next.length == 0 ? 1 : next.length);
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
