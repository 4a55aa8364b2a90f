#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/base/result.hpp"
#include "engine/base/utc.hpp"

// What the parts of the holdings count alike, and read alike.
namespace game {

inline constexpr std::int64_t most_held = 1'000'000'000; ///< chips, or coins
/// UTC days since 1970-01-01 that are told apart: far beyond the year 9999.
inline constexpr std::int64_t last_day = 3'000'000;

/// The day of a time in seconds since 1970, 0 to `last_day`.
[[nodiscard]] inline std::int64_t utc_day(std::int64_t seconds) {
    return std::clamp<std::int64_t>(seconds / engine::seconds_a_day, 0, last_day);
}

/// The error of a file in which what `key` names is not as it was written.
[[nodiscard]] inline engine::Error damaged_holdings(std::string_view key) {
    return {"holdings.damaged", {std::string(key)}};
}

/// A whole number out of a JSON value; empty: it is none, or none from 0 to `most`.
template <class Json>
[[nodiscard]] std::optional<std::int64_t> whole_number(const Json& value, std::int64_t most) {
    if (!value.is_number_unsigned() ||
        value.template get<std::uint64_t>() > static_cast<std::uint64_t>(most))
        return std::nullopt;
    return value.template get<std::int64_t>();
}
/// The same of what stands under a key of `object`; empty too where that is none or lacks the key.
template <class Json>
[[nodiscard]] std::optional<std::int64_t> whole_number(const Json& object, const char* key,
                                                       std::int64_t most) {
    const auto found = object.is_object() ? object.find(key) : object.end();
    return found == object.end() ? std::nullopt : whole_number(*found, most);
}

} // namespace game
