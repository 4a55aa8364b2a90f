#include "game/profile/purse.hpp"

#include <algorithm>
#include <map>
#include <string>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "engine/base/random.hpp"

using namespace game;
using engine::most_gains;
using engine::Payout;
using engine::Settlement;
using nlohmann::json;

namespace {

constexpr std::int64_t day = 86'400, noon = 20'000 * day + day / 2;

/// Wins matches until the day's gains have reached the most, as a match would find them.
void reach_the_most(Purse& purse, std::int64_t now) {
    while (purse.gains(now) < most_gains) {
        purse.observe(now);
        purse.open("match", {72, 72});
        REQUIRE(purse.settle("match", Settlement::won, now) == 72);
    }
}

} // namespace

TEST_CASE("purse: a new one holds a thousand chips and nothing is open") {
    const Purse purse;
    CHECK(purse.chips() == 1000);
    CHECK(purse.hand() == 1000);
    CHECK(purse.gains(noon) == 0);
    CHECK(purse.open_matches().empty());
}

TEST_CASE("purse: a match settles once, however often it is asked") {
    Purse purse;
    purse.open("one", {29, 29});
    CHECK(purse.chips() == 1000);
    CHECK(purse.settle("one", Settlement::won, noon) == 29);
    const Purse after = purse;
    CHECK_FALSE(purse.settle("one", Settlement::won, noon));
    CHECK_FALSE(purse.settle("one", Settlement::lost, noon));
    CHECK_FALSE(purse.settle("other", Settlement::won, noon));
    CHECK(purse == after);
    CHECK(purse.chips() == 1029);
    CHECK(purse.gains(noon) == 29);
}

TEST_CASE("purse: what may be lost in open matches is not in hand for others") {
    Purse purse;
    purse.open("one", {72, 72});
    purse.open("two", {6, 0});
    CHECK(purse.chips() == 1000);
    CHECK(purse.hand() == 928);
    CHECK(*purse.open("one") == Payout{72, 72});
    CHECK(purse.settle("one", Settlement::lost, noon) == -72);
    CHECK(purse.hand() == 928);
    CHECK(purse.settle("two", Settlement::lost, noon) == 0);
    CHECK(purse.chips() == 928);
}

TEST_CASE("purse: a match that begins anew under the same name is one match") {
    Purse purse;
    purse.open("one", {72, 72});
    purse.open("one", {29, 29});
    CHECK(purse.held() == 29);
    CHECK(purse.settle("one", Settlement::lost, noon) == -29);
    CHECK(purse.open_matches().empty());
}

TEST_CASE("purse: a match that was bound once is, until it is settled") {
    Purse purse;
    CHECK_FALSE(purse.bind("one"));
    purse.open("one", {29, 29});
    CHECK_FALSE(purse.bound("one"));
    CHECK(purse.bind("one"));
    CHECK_FALSE(purse.bind("one"));
    CHECK(purse.bound("one"));
    const auto again = read_purse(json::parse(to_json(purse)));
    REQUIRE(again.ok());
    CHECK(*again == purse);
    purse.settle("one", Settlement::lost, noon);
    CHECK_FALSE(purse.bound("one"));
    const auto earlier = // a file that did not say
        read_purse(json::parse(R"({"chips":9,"days":[],"open":{"one":{"won":2,"lost":2}}})"));
    REQUIRE(earlier.ok());
    CHECK_FALSE(earlier->bound("one"));
    CHECK_FALSE(
        read_purse(
            json::parse(R"({"chips":9,"days":[],"open":{"one":{"won":2,"lost":2,"bound":1}}})"))
            .ok());
}

TEST_CASE("purse: losses and draws are no gains, and the win that reaches the most is paid whole") {
    Purse purse;
    reach_the_most(purse, noon);
    CHECK(purse.gains(noon) == 1512);
    CHECK(purse.chips() == 2512);
    purse.open("last", {6, 0}); // begun before
    CHECK(purse.settle("last", Settlement::won, noon) == 6);
    purse.open("lost", {72, 72});
    purse.settle("lost", Settlement::lost, noon);
    purse.open("drawn", {72, 72});
    CHECK(purse.settle("drawn", Settlement::drawn, noon) == 0);
    CHECK(purse.gains(noon) == 1518);
    CHECK(purse.gains(noon + day) == 0);
}

TEST_CASE("purse: a day ends at midnight of UTC") {
    Purse purse;
    purse.open("one", {29, 29});
    const std::int64_t midnight = 20'001 * day;
    purse.settle("one", Settlement::won, midnight - 1);
    CHECK(purse.gains(midnight - 1) == 29);
    CHECK(purse.gains(midnight) == 0);
}

TEST_CASE("purse: a clock set back neither empties the day nor gives another") {
    Purse purse;
    purse.open("one", {29, 29});
    purse.settle("one", Settlement::won, noon - day);
    reach_the_most(purse, noon);
    const int most = purse.gains(noon);
    for (const std::int64_t back : {day, 2 * day, 400 * day, noon, noon + day}) {
        CAPTURE(back);
        CHECK(purse.gains(noon - back) == most);
        CHECK_FALSE(purse.observe(noon - back));
        CHECK(purse.gains(noon - back) == most);
        CHECK(purse.gains(noon) == most); // and forward again
        CHECK_FALSE(purse.observe(noon));
    }
    CHECK(purse.gains(noon + day) == 0);
}

TEST_CASE("purse: a thousand days that the clock was set back to bring no more than one") {
    for (const int back : {1, 7, 100}) {
        CAPTURE(back);
        Purse purse;
        for (int before = 300; before > 0; before -= 6) // an honest player
            purse.observe(noon - before * day);
        const int chips = purse.chips();
        std::int64_t now = noon;
        for (int set = 0; set < 1000; set += back) {
            reach_the_most(purse, now);
            now -= 2 * back * day; // and on from there, day by day
            for (int on = 0; on < back; ++on)
                reach_the_most(purse, now += day);
        }
        CHECK(purse.chips() == chips + 1512);
    }
}

TEST_CASE("purse: what is won with the clock set back counts for the day it was set back from") {
    Purse purse;
    purse.observe(noon);
    purse.open("one", {29, 29});
    purse.settle("one", Settlement::won, noon - 100 * day);
    CHECK(purse.gains(noon) == 29);
    CHECK(purse.gains(noon - 50 * day) == 29);
}

TEST_CASE("purse: days that were taken ahead of time are used up when they come") {
    Purse purse;
    for (const int ahead : {0, 1, 2})
        reach_the_most(purse, noon + ahead * day);
    for (const int come : {0, 1, 2}) {
        purse.observe(noon + come * day);
        CHECK(purse.gains(noon + come * day) >= most_gains);
    }
    CHECK(purse.gains(noon + 3 * day) == 0);
}

TEST_CASE("purse: who played with a clock far ahead waits for the next day, no longer") {
    for (const int wrong_days : {1, 5}) {
        CAPTURE(wrong_days);
        Purse purse;
        purse.observe(noon - day);
        const std::int64_t ahead = noon + 365 * day;
        for (int one = 0; one < wrong_days; ++one)
            reach_the_most(purse, ahead + one * day);
        CHECK(purse.gains(noon) >= most_gains);
        CHECK(purse.observe(noon)); // a match without stake
        CHECK(purse.gains(noon) >= most_gains);
        CHECK(purse.gains(noon + day) == 0);
        for (int one = 1; one < 365; ++one)
            reach_the_most(purse, noon + one * day);
        CHECK(purse.chips() == 1000 + (wrong_days + 364) * 1512);
        CHECK(purse.gains(ahead) >= most_gains); // when it comes
    }
}

TEST_CASE("purse: a clock that begins in 1970 at each start gives no day twice") {
    Purse purse;
    for (int start = 0; start < 100; ++start) {
        const std::int64_t now = noon + start / 10 * day;
        purse.observe(100);
        reach_the_most(purse, now);
    }
    CHECK(purse.chips() == 1000 + 10 * 1512);
}

TEST_CASE("purse: whatever is played in whatever order, chips stay, add up and are never owed") {
    engine::Random random(5);
    const auto below = [&random](std::uint64_t n) { return static_cast<int>(random.next() % n); };
    for (int game = 0; game < 200; ++game) {
        Purse purse;
        std::map<std::string, Payout> open;
        int sum = 1000;
        std::int64_t now = noon;
        for (int step = 0; step < 300; ++step) {
            const std::string match = std::to_string(below(12));
            now += (below(200) - 60) * (day / 100);
            const Payout payout = engine::payout_against(
                engine::all_levels()[static_cast<std::size_t>(below(4))], 1 + 2 * below(3));
            const bool anew = !open.contains(match);
            if (below(2) == 0 && anew && !no_stake(payout, purse.hand(), purse.gains(now))) {
                purse.observe(now);
                purse.open(match, payout);
                open[match] = payout;
            } else {
                const Settlement how = below(3) == 0
                                           ? Settlement::won
                                           : (below(5) == 0 ? Settlement::drawn : Settlement::lost);
                const auto change = purse.settle(match, how, now);
                REQUIRE(change.has_value() == !anew);
                if (change) {
                    REQUIRE(*change == engine::change(open[match], how));
                    sum += *change;
                    open.erase(match);
                }
            }
            REQUIRE(purse.chips() == sum);
            REQUIRE(purse.hand() >= 0);
            REQUIRE(purse.open_matches().size() == open.size());
            const auto read =
                read_purse(json::parse(to_json(purse))); // the program ends and starts again
            REQUIRE(read.ok());
            REQUIRE(*read == purse);
        }
    }
}
