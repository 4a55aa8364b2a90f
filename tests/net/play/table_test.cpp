#include <doctest/doctest.h>

#include <algorithm>
#include <random>

#include "engine/match/record.hpp"
#include "tests/support/room_table.hpp"

// A room and two sessions, linked by loopbacks through the wire's bytes.
using namespace net;
using namespace std::chrono_literals;
using engine::OfferKind;
using engine::Seat;
using support::RoomTable;

namespace {

RoomTable seated(engine::MatchSettings settings) {
    RoomTable table(std::move(settings));
    table.join("Ann");
    table.join("Bo");
    return table;
}
RoomTable seated(int rounds) {
    return seated(support::worpion(rounds));
}

template <class Kind>
std::size_t count(const Notices& notices) {
    return static_cast<std::size_t>(
        std::count_if(notices.begin(), notices.end(),
                      [](const Notice& one) { return std::holds_alternative<Kind>(one); }));
}

/// Both ends and the referee hold the same match.
void check_agreed(const RoomTable& table) {
    REQUIRE(table.room.match());
    REQUIRE(table.session(0).match() == table.room.match());
    REQUIRE(table.session(1).match() == table.room.match());
}

void act_at_random(RoomTable& table, std::mt19937_64& random) {
    const engine::Match& match = *table.room.match();
    const auto moves = match.table().moves();
    const auto pick = static_cast<std::size_t>(random() % moves.size());
    table.want(index(*match.to_act()), wish::Act{moves[pick].text});
}

/// Any of the wishes about offers, also those that are refused.
void offer_at_random(RoomTable& table, std::mt19937_64& random) {
    const std::size_t who = random() % 2;
    const auto kind = random() % 8 == 0 ? OfferKind::draw : OfferKind::take_back;
    switch (random() % 3) {
    case 0:
        return table.want(who, wish::Propose{kind});
    case 1:
        return table.want(who, wish::Answer{random() % 2 == 0});
    default:
        return table.want(who, wish::Withdraw{});
    }
}

/// How two people play: how long they think before each action at the most, and how often, of a
/// thousand times, they propose something first.
struct Manner {
    Time longest = 100ms;
    unsigned offers = 0;
};

void play_match(RoomTable& table, std::mt19937_64& random, const Manner& manner = {}) {
    while (!table.room.match()->result()) {
        if (table.room.match()->round_result()) {
            table.want(1, wish::GoOn{});
            table.want(0, wish::GoOn{});
            REQUIRE_FALSE(table.room.match()->round_result());
        }
        const auto longest = static_cast<std::uint64_t>(manner.longest.count());
        table.pass(Time{1 + random() % longest});
        if (random() % 1000 < manner.offers)
            offer_at_random(table, random);
        if (!table.room.match()->round_result())
            act_at_random(table, random);
        check_agreed(table);
    }
}

} // namespace

TEST_CASE("table: a match to one win, told alike at both ends") {
    RoomTable table = seated(1);
    std::mt19937_64 random(1);
    play_match(table, random);
    std::size_t actions = 0;
    for (const engine::Round& round : table.room.match()->rounds())
        actions += round.table.length();
    for (const std::size_t who : {0U, 1U}) {
        const Notices notices = table.notices(who);
        CHECK(count<notice::Acted>(notices) == actions);
        CHECK(count<notice::MatchEnded>(notices) == 1);
        CHECK(count<notice::NotDone>(notices) == 0);
    }
    CHECK(to_record(*table.session(0).match(), table.session(0).started()) ==
          to_record(*table.session(1).match(), table.session(1).started()));
}

TEST_CASE("table: in a match to three wins the sides swap each round") {
    RoomTable table = seated(3);
    std::mt19937_64 random(2);
    play_match(table, random);
    const auto& rounds = table.session(1).match()->rounds();
    CHECK(rounds.size() >= 3);
    for (std::size_t i = 0; i < rounds.size(); ++i)
        CHECK(rounds[i].first_side == (i % 2 == 0 ? Seat::first : Seat::second));
}

TEST_CASE("table: 200 matches at random, one after another, with the same value at all ends") {
    RoomTable table = seated(1);
    std::mt19937_64 random(20261130);
    for (int i = 0; i < 200; ++i) {
        play_match(table, random);
        const Seat first = table.room.match()->settings().starts;
        table.want(0, wish::GoOn{});
        table.want(1, wish::GoOn{});
        check_agreed(table);
        REQUIRE_FALSE(table.room.match()->result());
        REQUIRE(table.room.match()->settings().starts == other(first));
    }
}

TEST_CASE("table: whole matches of all games, with every clock, are the same at both ends") {
    std::mt19937_64 random(7);
    for (const engine::GameId game : engine::all_games())
        for (const std::string_view clock : engine::clock_names()) {
            CAPTURE(clock);
            RoomTable table = seated(support::settings(game, 1, clock));
            play_match(table, random, {clock == "45s" ? 47s : 20s, 100});
            REQUIRE(table.session(0).phase() == Session::Phase::playing);
            REQUIRE(table.session(1).phase() == Session::Phase::playing);
            CHECK(to_record(*table.session(0).match(), 1) ==
                  to_record(*table.session(1).match(), 1));
        }
}

TEST_CASE("table: resigning, phrases and goodbye reach the other end") {
    RoomTable table = seated(3);
    table.want(1, wish::Say{9});
    table.want(0, wish::Resign{});
    check_agreed(table);
    CHECK(table.session(0).match()->score() == std::array{0, 1});
    table.notices(0);
    table.notices(1);
    table.want(1, wish::Leave{});
    CHECK(table.notices(0) == Notices{notice::OpponentLeft{false}, notice::MatchEnded{}});
    CHECK(table.notices(1) == Notices{notice::MatchEnded{}, notice::Closed{{"session.left"}}});
    check_agreed(table);
    CHECK(table.session(0).match()->result()->winner == Seat::first);
}

TEST_CASE("table: a third one cannot sit down, nor can another one after a guest has left") {
    RoomTable table = seated(1);
    table.join("Eve");
    CHECK(table.notices(2) == Notices{notice::Closed{{"room.full"}}});
    table.sitters[1].reset(); // goodbye
    CHECK(table.session(0).match());
    table.settle();
    CHECK(table.session(0).phase() == Session::Phase::greeted);
    table.join("Cy");
    CHECK(table.notices(3) == Notices{notice::Closed{{"room.closed"}}});
    CHECK(table.session(0).match()->settings().names[1] == "Bo");
}

TEST_CASE("table: an hour of thinking keeps the link") {
    RoomTable table = seated(1);
    table.notices(0);
    for (int i = 0; i < 3'600; ++i)
        table.pass(1s);
    CHECK(table.notices(0).empty());
    CHECK(table.session(1).phase() == Session::Phase::playing);
}
