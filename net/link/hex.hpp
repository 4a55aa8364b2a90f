#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace net {

/// Two lower-case hexadecimal digits a byte.
[[nodiscard]] std::string to_hex(std::span<const std::byte> bytes);

/// Reads what `to_hex` writes of as many bytes as `bytes` has room for; false where it is not that.
[[nodiscard]] bool read_hex(std::string_view text, std::span<std::byte> bytes);

} // namespace net
