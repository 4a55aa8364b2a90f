#pragma once

#include <cstdint>
#include <string>

#include "engine/match/match.hpp"

namespace engine {

/// The saved form of a match, UTF-8 text of kind `.rvr`. `started` is in seconds since 1970 UTC.
/// Two ends that hold the same match and start time write the same bytes.
[[nodiscard]] std::string to_record(const Match& match, std::int64_t started);

/// `2026-11-30T10:15:00Z`. Proleptic Gregorian, UTC; days by Howard Hinnant's civil-from-days
/// algorithm.
[[nodiscard]] std::string utc_text(std::int64_t seconds);

} // namespace engine
