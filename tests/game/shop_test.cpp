#include "game/profile/shop.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "engine/base/random.hpp"
#include "game/profile/days.hpp"

using game::Bonus;
using game::buy;
using game::Look;
using game::LookKind;
using game::looks_of;
using game::owns;
using game::take_bonus;
using game::Wardrobe;
using game::wear;
using nlohmann::json;

namespace {

constexpr std::int64_t day_long = 86'400, today = 20'717;
constexpr std::array kinds{LookKind::pieces, LookKind::board, LookKind::bubble};

std::optional<Bonus> visit(Wardrobe& wardrobe, std::int64_t day, std::int64_t seconds = 0) {
    return take_bonus(wardrobe, day * day_long + seconds);
}

std::vector<Look> all_looks() {
    std::vector<Look> all;
    for (const LookKind kind : kinds)
        all.insert(all.end(), looks_of(kind).begin(), looks_of(kind).end());
    return all;
}

} // namespace

TEST_CASE("shop: there are enough looks, each with a name of its own, and the plain are free") {
    CHECK(looks_of(LookKind::pieces).size() >= 4);
    CHECK(looks_of(LookKind::board).size() >= 3);
    CHECK(looks_of(LookKind::bubble).size() >= 3);
    std::set<std::string_view> names;
    for (const LookKind kind : kinds) {
        CHECK(looks_of(kind).front().price == 0);
        const int price = kind == LookKind::pieces ? 150 : kind == LookKind::board ? 250 : 80;
        for (const Look& look : looks_of(kind).subspan(1)) {
            CHECK(look.kind == kind);
            CHECK(look.price == price);
            CHECK(names.insert(look.name).second);
        }
    }
}

TEST_CASE("shop: a row of days brings 20 coins, 5 more a day, up to 50") {
    Wardrobe wardrobe;
    int sum = 0;
    const std::array expected{20, 25, 30, 35, 40, 45, 50, 50, 50};
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const auto bonus = visit(wardrobe, today + static_cast<std::int64_t>(i), 3600);
        REQUIRE(bonus);
        CHECK(bonus->coins == expected[i]);
        CHECK(bonus->days_in_row == static_cast<int>(i) + 1);
        sum += bonus->coins;
        CHECK(wardrobe.coins == sum);
    }
}

TEST_CASE("shop: a day brings its bonus once, to its last second") {
    Wardrobe wardrobe;
    CHECK(visit(wardrobe, today, day_long - 2));
    CHECK(!visit(wardrobe, today, day_long - 1));
    CHECK(visit(wardrobe, today + 1));
    CHECK(wardrobe.days_in_row == 2);
}

TEST_CASE("shop: after a day that was missed the row begins again") {
    Wardrobe wardrobe;
    for (int day = 0; day < 5; ++day)
        visit(wardrobe, today + day);
    CHECK(visit(wardrobe, today + 6) == Bonus{20, 1});
}

TEST_CASE("shop: a clock that is set back brings nothing, nor do the days after it") {
    Wardrobe wardrobe;
    visit(wardrobe, today);
    const Wardrobe before = wardrobe;
    for (const int back : {1, 10, 500, 20'000})
        for (int on = 0; on <= std::min(back, 600); ++on)
            CHECK(!visit(wardrobe, today - back + on));
    CHECK(wardrobe == before);
    CHECK(visit(wardrobe, today + 1) == Bonus{25, 2});
}

TEST_CASE("shop: a thousand days that the clock was set back to bring nothing") {
    Wardrobe wardrobe;
    for (int day = -300; day <= 0; day += 6) // an honest player
        visit(wardrobe, today + day);
    const int coins = wardrobe.coins;
    for (int set = 1; set <= 20; ++set)
        for (int day = -50 * set; day <= 0; ++day)
            visit(wardrobe, today + day);
    CHECK(wardrobe.coins == coins);
}

TEST_CASE("shop: days taken ahead of time do not come twice, and nobody is locked out") {
    Wardrobe wardrobe;
    visit(wardrobe, today);
    CHECK(visit(wardrobe, today + 1));
    CHECK(visit(wardrobe, today + 20'000)); // far too far
    CHECK(visit(wardrobe, today + 20'001));
    const int coins = wardrobe.coins;
    CHECK(!visit(wardrobe, today));
    CHECK(!visit(wardrobe, today + 1)); // right again
    CHECK(wardrobe.coins == coins);
    CHECK(visit(wardrobe, today + 2));
    CHECK(visit(wardrobe, today + 20'002));
    CHECK(!visit(wardrobe, today + 5)); // right again, some days later
    CHECK(visit(wardrobe, today + 6));
    CHECK(!visit(wardrobe, today + 20'000));
    CHECK(!visit(wardrobe, today + 20'001));
}

TEST_CASE("shop: a clock that was ahead and is put right does not break the row") {
    struct Case {
        int wrong = 0, missed = 0; // days with the wrong clock, then days without a visit
        Bonus after;               // what the day after the first right one brings
    };
    for (const Case& one : {Case{1, 0, {50, 8}}, Case{2, 0, {50, 9}}, Case{9, 0, {50, 16}},
                            Case{1, 1, {25, 2}}, Case{2, 5, {25, 2}}}) {
        CAPTURE(one.wrong);
        CAPTURE(one.missed);
        Wardrobe wardrobe;
        std::int64_t day = today;
        for (int right = 0; right < 5; ++right)
            REQUIRE(visit(wardrobe, day++));
        for (int wrong = 0; wrong < one.wrong; ++wrong)
            CHECK(visit(wardrobe, day++ + 300));
        day += one.missed;
        CHECK_FALSE(visit(wardrobe, day++)); // put right
        CHECK(visit(wardrobe, day) == one.after);
    }
}

TEST_CASE("shop: who puts the clock right on the very day goes on with the row") {
    Wardrobe wardrobe;
    for (int day = 0; day < 5; ++day)
        visit(wardrobe, today + day);
    CHECK(visit(wardrobe, today + 305) == Bonus{20, 1});
    CHECK_FALSE(visit(wardrobe, today + 5));
    CHECK(visit(wardrobe, today + 6) == Bonus{50, 7});
}

TEST_CASE("shop: no time is too strange") {
    for (const std::int64_t now : {std::int64_t{0}, std::int64_t{-1}, INT64_MIN, INT64_MAX}) {
        Wardrobe wardrobe;
        wardrobe.coins = 999'999'990;
        take_bonus(wardrobe, now);
        CHECK(wardrobe.coins <= 1'000'000'000);
        CHECK(game::read_wardrobe(json::parse(to_json(wardrobe))) == wardrobe);
        CHECK(!take_bonus(wardrobe, now));
    }
}

TEST_CASE("shop: however the clock jumps, each day since the first brings coins once at most") {
    engine::Random random(7);
    for (int run = 0; run < 200; ++run) {
        Wardrobe wardrobe;
        std::set<std::int64_t> paid;
        std::int64_t day = today;
        const std::array<std::int64_t, 4> jumps{5, 30, 100, 700};
        for (int step = 0; step < 400; ++step) {
            const int before = wardrobe.coins;
            const auto bonus = visit(wardrobe, day);
            CHECK(wardrobe.coins - before == (bonus ? bonus->coins : 0));
            if (bonus) {
                CHECK(bonus->coins >= 20);
                CHECK(bonus->coins <= 50);
                CHECK(day >= today);
                CHECK(paid.insert(day).second);
            }
            REQUIRE(game::read_wardrobe(json::parse(to_json(wardrobe))) == wardrobe);
            const std::int64_t jump = jumps[random.below(4)];
            const auto how = random.below(8);
            day += how == 0 ? -jump : how == 1 ? jump : 1;
        }
    }
}

TEST_CASE("shop: many days of visits stay a small file, and still count") {
    Wardrobe wardrobe;
    for (int day = 0; day < 3000; ++day)
        REQUIRE(visit(wardrobe, today + day));
    CHECK(wardrobe.days.size() <= game::most_days);
    CHECK(wardrobe.days_in_row == 3000);
    CHECK(!visit(wardrobe, today + 10));
}

TEST_CASE("shop: a look is bought once, for its price, and worn at once") {
    Wardrobe wardrobe;
    wardrobe.coins = 160;
    const Look wood = looks_of(LookKind::pieces)[1], glass = looks_of(LookKind::pieces)[2];
    CHECK(!wear(wardrobe, wood));
    CHECK(buy(wardrobe, wood));
    CHECK(wardrobe.coins == 10);
    CHECK(!buy(wardrobe, wood));
    CHECK(!buy(wardrobe, glass));
    CHECK(missing(wardrobe, glass) == 140);
    CHECK(wardrobe.coins == 10);
    CHECK(game::worn(wardrobe) == game::Looks{});
    CHECK(wear(wardrobe, wood));
    CHECK(game::worn(wardrobe).pieces == game::PieceStyle::wood);
    CHECK(wears(wardrobe, wood));
    CHECK(wear(wardrobe, looks_of(LookKind::pieces)[0]));
    CHECK(game::worn(wardrobe) == game::Looks{});
    CHECK(owns(wardrobe, wood));
}

TEST_CASE("shop: whatever is tried, coins never fall below 0 and what is bought stays") {
    engine::Random random(3);
    const std::vector<Look> all = all_looks();
    for (int run = 0; run < 50; ++run) {
        Wardrobe wardrobe;
        std::int64_t day = today;
        int earned = 0, spent = 0;
        std::set<std::string_view> bought;
        for (int step = 0; step < 300; ++step) {
            const Look& look = all[random.below(static_cast<std::uint32_t>(all.size()))];
            switch (random.below(3)) {
            case 0:
                if (const auto bonus = visit(wardrobe, ++day))
                    earned += bonus->coins;
                break;
            case 1:
                if (buy(wardrobe, look)) {
                    spent += look.price;
                    CHECK(bought.insert(look.name).second);
                }
                break;
            default:
                CHECK(wear(wardrobe, look) == (look.price == 0 || bought.contains(look.name)));
            }
            CHECK(wardrobe.coins == earned - spent);
            CHECK(wardrobe.coins >= 0);
            for (const Look& one : all)
                CHECK(owns(wardrobe, one) == (one.price == 0 || bought.contains(one.name)));
            REQUIRE(game::read_wardrobe(json::parse(to_json(wardrobe))) == wardrobe);
        }
    }
}

TEST_CASE("shop: looks that nobody sold are worn as the plain ones") {
    Wardrobe wardrobe;
    wardrobe.owned = {"marble"};
    wardrobe.worn = {{"pieces", "marble"}, {"board", "slate"}, {"hat", "top"}};
    CHECK(game::worn(wardrobe) == game::Looks{});
}
