#include "net/protocol/text.hpp"

#include "engine/base/utf8.hpp"

namespace net {

using engine::CodePoint;
using engine::first_code_point;
using engine::is_printable;

namespace {

bool between(char32_t low, char32_t point, char32_t high) {
    return low <= point && point <= high;
}

} // namespace

std::optional<std::size_t> code_points(std::string_view text) {
    std::size_t count = 0;
    for (; !text.empty(); ++count) {
        const CodePoint next = first_code_point(text);
        if (next.length == 0 || !is_printable(next.point))
            return std::nullopt;
        text.remove_prefix(next.length);
    }
    return count;
}

bool blank(std::string_view text) {
    while (!text.empty()) {
        const CodePoint next = first_code_point(text);
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
        const CodePoint next = first_code_point(text);
        if (next.length != 0 && is_printable(next.point)) {
            result += text.substr(0, next.length);
            ++count;
        }
        text.remove_prefix(next.length == 0 ? 1 : next.length);
    }
    return result;
}

} // namespace net
