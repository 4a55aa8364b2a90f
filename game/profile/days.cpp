#include "game/profile/days.hpp"

#include <algorithm>
#include <limits>

namespace game {

DayKind kind_of(std::int64_t day, std::span<const std::int64_t> noted) {
    constexpr std::int64_t leap = 8; // days from one note to the next: more than a week
    if (noted.empty() || day > noted.back())
        return DayKind::later;
    if (day == noted.back())
        return DayKind::same;
    constexpr std::int64_t never = std::numeric_limits<std::int64_t>::max();
    std::int64_t before = -1, after = never; // of the stretch that it comes into
    for (const std::int64_t one : noted) {
        if (one <= day)
            before = std::max(before, one);
        else
            after = std::min(after, one);
    }
    return before >= 0 && after - before >= leap ? DayKind::put_right : DayKind::same;
}

} // namespace game
