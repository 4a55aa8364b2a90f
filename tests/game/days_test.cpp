#include "game/profile/days.hpp"

#include <vector>

#include <doctest/doctest.h>

using game::DayKind;
using game::kind_of;

namespace {

using Days = std::vector<std::int64_t>;

} // namespace

TEST_CASE("days: the first day, and each after the one that counts, is later") {
    CHECK(kind_of(0, Days{}) == DayKind::later);
    CHECK(kind_of(20'000, Days{}) == DayKind::later);
    CHECK(kind_of(20'001, Days{20'000}) == DayKind::later);
    CHECK(kind_of(20'001, Days{20'001, 20'000}) == DayKind::later); // taken ahead of time
    CHECK(kind_of(30'000, Days{20'001, 20'000}) == DayKind::later);
}

TEST_CASE("days: what lies before the day that counts belongs to it") {
    CHECK(kind_of(20'000, Days{20'000}) == DayKind::same);
    CHECK(kind_of(19'999, Days{20'000}) == DayKind::same);
    CHECK(kind_of(0, Days{20'000}) == DayKind::same);
    CHECK(kind_of(19'995, Days{19'993, 20'000}) == DayKind::same); // a week without a note
    CHECK(kind_of(19'990, Days{19'993, 20'000}) == DayKind::same);
}

TEST_CASE("days: a clock that comes back over more than a week without a note was put right") {
    CHECK(kind_of(20'000, Days{20'000, 20'365}) == DayKind::put_right);
    CHECK(kind_of(20'001, Days{20'000, 20'365, 20'366}) == DayKind::put_right);
    CHECK(kind_of(20'364, Days{20'365, 20'000, 20'366}) == DayKind::put_right);
    CHECK(kind_of(20'005, Days{20'000, 20'008}) == DayKind::put_right);
    CHECK(kind_of(19'999, Days{20'000, 20'365}) == DayKind::same);
    CHECK(kind_of(20'365, Days{20'000, 20'365, 20'366}) == DayKind::same);
}
