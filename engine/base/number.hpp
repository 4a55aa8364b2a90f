#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace engine {

/// A whole decimal number from `least` to `most`, digits alone.
[[nodiscard]] std::optional<std::uint64_t> read_number(std::string_view text, std::uint64_t least,
                                                       std::uint64_t most);

} // namespace engine
