#include "net/protocol/text.hpp"

#include "engine/base/utf8.hpp"

namespace net {

using engine::CodePoint;
using engine::first_code_point;

namespace {

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
        const CodePoint next = first_code_point(text);
        if (next.length == 0 || !allowed(next.point))
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
        if (next.length != 0 && allowed(next.point)) {
            result += text.substr(0, next.length);
            ++count;
        }
        text.remove_prefix(next.length == 0 ? 1 : next.length);
    }
    return result;
}

} // namespace net
