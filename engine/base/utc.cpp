#include "engine/base/utc.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>

namespace engine {

namespace {

using std::chrono::days;
using std::chrono::sys_days;
using std::chrono::sys_seconds;
using std::chrono::year_month_day;

constexpr sys_seconds earliest = sys_days{std::chrono::year{0} / 1 / 1};
constexpr sys_seconds latest = sys_days{std::chrono::year{10000} / 1 / 1} - std::chrono::seconds{1};

/// A pattern's `0` stands for a digit.
bool has_form(std::string_view text, std::string_view pattern) {
    return std::equal(text.begin(), text.end(), pattern.begin(), pattern.end(),
                      [](char c, char p) { return p == '0' ? c >= '0' && c <= '9' : c == p; });
}

int number(std::string_view digits) {
    int value = 0;
    for (const char c : digits)
        value = 10 * value + (c - '0');
    return value;
}

} // namespace

std::string utc_text(std::int64_t seconds) {
    const sys_seconds time{
        std::chrono::seconds{std::clamp(seconds, std::int64_t{earliest.time_since_epoch().count()},
                                        std::int64_t{latest.time_since_epoch().count()})}};
    const auto midnight = std::chrono::floor<days>(time);
    const year_month_day date{midnight};
    const std::chrono::hh_mm_ss clock{time - midnight};
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%04d-%02u-%02uT%02d:%02d:%02dZ",
                  static_cast<int>(date.year()), static_cast<unsigned>(date.month()),
                  static_cast<unsigned>(date.day()), static_cast<int>(clock.hours().count()),
                  static_cast<int>(clock.minutes().count()),
                  static_cast<int>(clock.seconds().count()));
    return text.data();
}

std::optional<std::int64_t> utc_seconds(std::string_view text) {
    if (!has_form(text, "0000-00-00T00:00:00Z"))
        return std::nullopt;
    const auto part = [&](std::size_t at, std::size_t length) {
        return number(text.substr(at, length));
    };
    const year_month_day date{std::chrono::year{part(0, 4)},
                              std::chrono::month{static_cast<unsigned>(part(5, 2))},
                              std::chrono::day{static_cast<unsigned>(part(8, 2))}};
    const std::int64_t hour = part(11, 2), minute = part(14, 2), second = part(17, 2);
    if (!date.ok() || hour > 23 || minute > 59 || second > 59)
        return std::nullopt;
    return sys_seconds{sys_days{date}}.time_since_epoch().count() + 3600 * hour + 60 * minute +
           second;
}

} // namespace engine
