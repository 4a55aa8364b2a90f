#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

// What a day is worth when the clock may be wrong, or set at will.
//
// Days are noted as they are seen, and the last one noted is the day that counts. Only a clock that
// goes forward from there brings a new day. A clock that is set back brings none, however far: all
// that it shows belongs to the day that counts. So nobody gains by it, nor by days before the
// first.
//
// Clocks are also wrong without anybody's will, by a month or a year, and who puts such a clock
// right must not wait for that year. A stretch of more than a week without a note may be such a
// leap: a clock that comes back into it is taken for one that was put right. That day itself brings
// nothing, those after it do again, and days that were taken ahead of time have been used when they
// come. So whatever the clock does, each day since the first counts once at most: nobody gets more
// than who comes every day. Only who begins with a clock that is ahead waits for the day that it
// showed.
namespace game {

/// What a UTC day is to those that were noted.
enum class DayKind : std::uint8_t {
    same,      ///< the one that counts, or a clock that was set back: it belongs to that one
    later,     ///< the clock went on; noted already where it was taken ahead of time
    put_right, ///< the clock was wrong and is no more: the day counts, but brings nothing itself
};

/// `noted` in any order, but the last is the day that counts; nothing noted makes any day later.
[[nodiscard]] DayKind kind_of(std::int64_t day, std::span<const std::int64_t> noted);

/// Days that are remembered; where there are more, the earliest are forgotten. That only makes
/// what lies before the others a clock set back.
inline constexpr std::size_t most_days = 30;

} // namespace game
