#include "engine/search/remark.hpp"

#include <doctest/doctest.h>

using namespace engine;

TEST_CASE("remarks: every kind has its own word") {
    for (const RemarkKind kind : all_remark_kinds())
        for (const RemarkKind other : all_remark_kinds())
            CHECK((to_text(kind) == to_text(other)) == (kind == other));
    CHECK(to_text(RemarkKind::wins_at_once) == "wins_at_once");
    CHECK(to_text(RemarkKind::stops_line) == "stops_line");
    CHECK(to_text(RemarkKind::turns_one) == "turns_one");
    CHECK(to_text(RemarkKind::hunts) == "hunts");
    CHECK(to_text(RemarkKind::nears_den) == "nears_den");
}

TEST_CASE(
    "remarks: an action stands against the best of the others, exact only if it is no worse") {
    const Findings<int> found{{{7, 5}, {8, 3}, {9, -2}}, {7}, 4, 100, true};
    CHECK(standing(7, found).others == 3);
    CHECK(standing(7, found).solved);
    CHECK(standing(9, found).others == 5);
    CHECK_FALSE(standing(9, found).solved);
    CHECK(standing(7, Findings<int>{{{7, 5}}, {7}, 1, 1}).alone());
}
