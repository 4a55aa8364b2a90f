#include "net/link/nearby.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace net;

namespace {

const Ipv4 ann_at{192, 168, 1, 20}, bob_at{192, 168, 1, 21};

Fingerprint key(std::uint8_t number) {
    Fingerprint print;
    print.bytes[0] = std::byte{number};
    return print;
}

engine::MatchSettings settings() {
    engine::MatchSettings settings;
    settings.game = engine::GameId::reversi;
    settings.opening = 1;
    settings.rounds = 3;
    settings.clock = *engine::clock_named("5+3");
    return settings;
}

Bytes told(std::uint8_t number, bool open = true, std::uint16_t port = 47474) {
    return encode(announcement(settings(), "Ann", key(number), port, open));
}

Time at(int milliseconds) {
    return Time{milliseconds};
}

} // namespace

TEST_CASE("nearby: a table that is announced is listed with all that it offers") {
    Nearby nearby;
    CHECK(nearby.hear(ann_at, told(1), at(5)));
    REQUIRE(nearby.tables().size() == 1);
    const NearbyTable& table = nearby.tables()[0];
    CHECK(table.name() == "Ann");
    engine::MatchSettings offered = settings();
    offered.names[0] = "Ann";
    CHECK(table.settings == offered);
    CHECK(table.invite() == Invite{{ann_at, 47474}, std::nullopt, key(1)});
    CHECK_FALSE(nearby.hear(ann_at, told(1), at(1005)));
    CHECK(nearby.tables().size() == 1);
}

TEST_CASE("nearby: who is silent is forgotten, who says goodbye is gone at once") {
    Nearby nearby;
    (void)nearby.hear(ann_at, told(1), at(0));
    (void)nearby.hear(bob_at, told(2), at(3000));
    CHECK_FALSE(nearby.on_time(at(4499)));
    CHECK(nearby.on_time(at(4500)));
    REQUIRE(nearby.tables().size() == 1);
    CHECK(nearby.tables()[0].at.ip == bob_at);
    CHECK(nearby.hear(bob_at, told(2, false), at(4600)));
    CHECK(nearby.tables().empty());
    CHECK_FALSE(nearby.hear(bob_at, told(3, false), at(4700)));
}

TEST_CASE("nearby: a table that offers something else is shown so") {
    Nearby nearby;
    (void)nearby.hear(ann_at, told(1), at(0));
    Announcement other = announcement(settings(), "Ann", key(1), 47474);
    other.game = "jungle";
    other.opening = "standard";
    CHECK(nearby.hear(ann_at, encode(other), at(1000)));
    CHECK(nearby.tables()[0].settings.game == engine::GameId::jungle);
}

TEST_CASE("nearby: nobody moves, renames or closes the table of another address") {
    Nearby nearby;
    (void)nearby.hear(ann_at, told(1), at(0));
    CHECK_FALSE(nearby.hear(bob_at, told(1), at(10)));
    CHECK_FALSE(nearby.hear(bob_at, told(1, false), at(20)));
    CHECK_FALSE(nearby.hear(ann_at, told(1, true, 47475), at(30)));
    REQUIRE(nearby.tables().size() == 1);
    CHECK(nearby.tables()[0].at == Endpoint{ann_at, 47474});
}

TEST_CASE("nearby: what is no announcement of a match that is known changes nothing") {
    Nearby nearby;
    const auto refused = [&](auto change) {
        Announcement wrong = announcement(settings(), "Ann", key(1), 47474);
        change(wrong);
        return !nearby.hear(ann_at, encode(wrong), at(0)) && nearby.tables().empty();
    };
    CHECK(refused([](Announcement& a) { a.game = "chess"; }));
    CHECK(refused([](Announcement& a) { a.opening = "wild"; }));
    CHECK(refused([](Announcement& a) { a.clock = "7+7"; }));
    CHECK(refused([](Announcement& a) { a.rounds = 2; }));
    CHECK(refused([](Announcement& a) { a.key = "0123456789abcdefzzzz"; }));
    CHECK_FALSE(nearby.hear({255, 255, 255, 255}, told(1), at(0)));
    const Bytes whole = told(1);
    for (std::size_t size = 0; size < whole.size(); ++size)
        CHECK_FALSE(nearby.hear(
            ann_at, Bytes(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size)),
            at(0)));
    CHECK_FALSE(nearby.hear(ann_at, Bytes(largest_announcement + 1), at(0)));
    CHECK(nearby.tables().empty());
}

TEST_CASE("nearby: a name is cleaned, a bot's mark is nobody's") {
    Nearby nearby;
    Announcement bot = announcement(settings(), "Ann", key(1), 47474);
    bot.name = " bot:master ";
    (void)nearby.hear(ann_at, encode(bot), at(0));
    REQUIRE(nearby.tables().size() == 1);
    CHECK(nearby.tables()[0].name() == "master");
}

TEST_CASE("nearby: a flood fills neither the list nor the time") {
    Nearby nearby;
    for (std::uint8_t i = 1; i <= 10; ++i)
        (void)nearby.hear(ann_at, told(i), at(0));
    CHECK(nearby.tables().size() == 4);
    for (std::uint8_t i = 11; i < 200; ++i)
        (void)nearby.hear({10, 0, 0, i}, told(i), at(i * 20));
    CHECK(nearby.tables().size() == 32);
    Nearby busy;
    for (int i = 0; i < 64; ++i)
        (void)busy.hear(ann_at, Bytes(3), at(10'000));
    CHECK_FALSE(busy.hear(ann_at, told(1), at(10'999)));
    CHECK(busy.hear(ann_at, told(1), at(11'000)));
}
