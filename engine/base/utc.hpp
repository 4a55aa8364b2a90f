#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace engine {

inline constexpr std::int64_t seconds_a_day = 86'400;

/// `2026-11-30T10:15:00Z`, from seconds since 1970 UTC (Gregorian, without leap seconds). Times
/// outside the years 0 to 9999 are written as the nearest in them.
[[nodiscard]] std::string utc_text(std::int64_t seconds);
/// The seconds of a text that `utc_text` could have written; empty for any other.
[[nodiscard]] std::optional<std::int64_t> utc_seconds(std::string_view text);

} // namespace engine
