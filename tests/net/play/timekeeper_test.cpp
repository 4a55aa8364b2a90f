#include "net/play/timekeeper.hpp"

#include <doctest/doctest.h>

using namespace net;
using namespace std::chrono_literals;
using engine::GameId;
using engine::Match;
using engine::Seat;
using engine::Stamp;

namespace {

constexpr Time start{7'000};

Match match(std::string_view clock, GameId game = GameId::jungle) {
    engine::MatchSettings settings;
    settings.game = game;
    settings.clock = *engine::clock_named(clock);
    Match result(settings);
    result.resume(start);
    return result;
}
std::string move(const Match& match) {
    return match.table().moves().front().text;
}
/// On a steady line, since the clock began to run.
Timekeeper keeper() {
    Timekeeper keeper(start);
    keeper.run(true, start);
    return keeper;
}

/// Which times of the player to act are believed at `now`: the least and the most.
std::pair<Time, Time> believed(const Timekeeper& keeper, const Match& match, Time now) {
    Stamp stamp = match.stamp_of(move(match), start);
    const Time most = stamp.left[0] + 10s;
    std::optional<Time> first;
    Time last{};
    for (Time& left = stamp.left[0] = 0s; left <= most; left += 1ms)
        if (keeper.likely(match, move(match), stamp, now)) {
            first = first ? first : left;
            last = left;
        }
    return {first.value_or(-1ms), last};
}
using Range = std::pair<Time, Time>;

} // namespace

TEST_CASE(
    "timekeeper: the time told may be 3 s from what was measured, never more than was there") {
    const Match fischer = match("3+2"), moves = match("45s");
    Timekeeper k = keeper();
    CHECK(believed(k, fischer, start) == Range(179s, 182s));
    CHECK(believed(k, fischer, start + 1s) == Range(178s, 182s));
    k.heard(start + 1s);
    CHECK(believed(k, moves, start + 1s) == Range(41s, 45s));
}

TEST_CASE("timekeeper: who acts had time left, however long it took here") {
    const Match fischer = match("3+2"), moves = match("45s");
    Timekeeper k = keeper();
    for (Time now = start; now <= start + 179s; now += 1s)
        k.heard(now);
    CHECK(believed(k, fischer, start + 179s) == Range(2'001ms, 6s));
    CHECK(believed(k, moves, start + 44s) == Range(1ms, 4s));
    CHECK(believed(k, moves, start + 46s) == Range(1ms, 3s));
}

TEST_CASE("timekeeper: the clock of who waits stands, and without clocks there is no time") {
    const Match fischer = match("3+2"), none = match("none");
    const Timekeeper k = keeper();
    for (const Match& each : {fischer, none}) {
        Stamp stamp = each.stamp_of(move(each), start);
        CHECK(k.likely(each, move(each), stamp, start));
        stamp.left[1] += 1ms;
        CHECK_FALSE(k.likely(each, move(each), stamp, start));
    }
    CHECK_FALSE(k.likely(none, move(none), {{1ms, 0ms}, false}, start));
    CHECK_FALSE(k.likely(none, move(none), {{}, true}, start));
}

TEST_CASE("timekeeper: a move is made for somebody near the end of the time, with none left") {
    const Match moves = match("45s"), fischer = match("3+2");
    Timekeeper k = keeper();
    for (Time now = start; now <= start + 42s; now += 1s)
        k.heard(now);
    const Stamp made{{0s, 45s}, true};
    CHECK_FALSE(k.likely(moves, move(moves), made, start + 41'999ms));
    CHECK(k.likely(moves, move(moves), made, start + 42s));
    CHECK_FALSE(k.likely(moves, move(moves), {{1ms, 45s}, true}, start + 45s));
    CHECK_FALSE(k.likely(fischer, move(fischer), {{0s, 180s}, true}, start + 180s));
}

TEST_CASE("timekeeper: a flag may fall 3 s before it does here, and must 3 s after") {
    const Match fischer = match("3+2"), none = match("none");
    Timekeeper k = keeper();
    for (Time now = start; now <= start + 183s; now += 1s)
        k.heard(now);
    CHECK_FALSE(k.nearly_up(fischer, start + 176'999ms));
    CHECK(k.nearly_up(fischer, start + 177s));
    CHECK_FALSE(k.overdue(fischer, start + 183s));
    CHECK(k.overdue(fischer, start + 183'001ms));
    CHECK_FALSE(k.overdue(none, start + 24h));
}

TEST_CASE("timekeeper: what an unsteady line held up is allowed for, in this turn and the next") {
    const Match fischer = match("3+2");
    Timekeeper k = keeper();
    k.heard(start + 2'999ms); // steady as yet
    CHECK(believed(k, fischer, start + 5s) == Range(174s, 180s));
    k.heard(start + 10s); // 7,001 ms later
    const Range wide(172s - 10'001ms, 182s);
    CHECK(believed(k, fischer, start + 10s) == wide);
    k.run(true, start);
    CHECK(believed(k, fischer, start + 10s) == wide);
    k.run(false, start); // the same turn goes on
    CHECK(believed(k, fischer, start + 10s) == wide);
    k.run(true, start);
    CHECK(believed(k, fischer, start + 10s) == Range(169s, 175s));
}

TEST_CASE("timekeeper: while nothing is heard no flag is overdue") {
    const Match fischer = match("3+2");
    Timekeeper k = keeper();
    CHECK_FALSE(k.overdue(fischer, start + 190s));
    k = Timekeeper(start + 182s);
    k.run(true, start);
    CHECK(k.overdue(fischer, start + 183'001ms));
    CHECK_FALSE(k.overdue(fischer, start + 186s));
}
