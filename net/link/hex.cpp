#include "net/link/hex.hpp"

namespace net {

namespace {

constexpr std::string_view digits = "0123456789abcdef";

} // namespace

std::string to_hex(std::span<const std::byte> bytes) {
    std::string text;
    for (const std::byte byte : bytes) {
        text += digits[std::to_integer<std::size_t>(byte >> 4)];
        text += digits[std::to_integer<std::size_t>(byte & std::byte{15})];
    }
    return text;
}

bool read_hex(std::string_view text, std::span<std::byte> bytes) {
    if (text.size() != 2 * bytes.size())
        return false;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const std::size_t high = digits.find(text[2 * i]), low = digits.find(text[2 * i + 1]);
        if (high == std::string_view::npos || low == std::string_view::npos)
            return false;
        bytes[i] = static_cast<std::byte>(high << 4U | low);
    }
    return true;
}

} // namespace net
