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
            for (int i = 0; i < 4; ++i)
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
    Notices all;
    for (const engine::GameId game : engine::all_games())
        for (const std::string_view clock : engine::clock_names()) {
            CAPTURE(clock);
            engine::MatchSettings settings = support::settings(game, 3, clock);
            settings.opening = random() % engine::info(game).openings.size();
            RoomTable table = seated(settings);
            play_match(table, random, {clock == "45s" ? 47s : 20s, 50});
            REQUIRE(table.session(0).phase() == Session::Phase::playing);
            REQUIRE(table.session(1).phase() == Session::Phase::playing);
            CHECK(to_record(*table.session(0).match(), 1) ==
                  to_record(*table.session(1).match(), 1));
            const Notices told = table.notices(1);
            all.insert(all.end(), told.begin(), told.end());
        }
    // Everything that the rules of a match know has occurred.
    const auto acted = [&](auto&& what) {
        return std::any_of(all.begin(), all.end(), [&](const Notice& one) {
            const auto* action = std::get_if<notice::Acted>(&one);
            return action != nullptr && what(*action);
        });
    };
    CHECK(acted([](const notice::Acted& one) { return one.automatic; }));
    CHECK(acted([](const notice::Acted& one) { return one.move.gesture.pass; }));
    CHECK(count<notice::Proposed>(all) > 10);
    CHECK(count<notice::OfferEnded>(all) > 0);
    CHECK(count<notice::TookBack>(all) > 0);
    CHECK(count<notice::NotDone>(all) > 0);
    CHECK(count<notice::MatchEnded>(all) == 18);
}

TEST_CASE("table: slow players lose by the flag, or by three moves made for them") {
    std::mt19937_64 random(8);
    for (const std::string_view clock : {"3+2", "45s"}) {
        RoomTable table = seated(support::settings(engine::GameId::worpion, 5, clock));
        play_match(table, random, {70s, 0});
        CHECK(table.room.match()->result()->reason == engine::Reason::time);
        check_agreed(table);
        CHECK(count<notice::Closed>(table.notices(0)) == 0);
    }
}

TEST_CASE("table: offers are told to both, and what is agreed happens at both") {
    RoomTable table = seated(support::settings(engine::GameId::reversi, 1, "5+3"));
    std::mt19937_64 random(3);
    for (int i = 0; i < 3; ++i)
        act_at_random(table, random);
    table.notices(0);
    table.notices(1);
    const auto told = [&](const Notices& expected) {
        CHECK(table.notices(0) == expected);
        CHECK(table.notices(1) == expected);
        check_agreed(table);
    };
    using engine::Offer;
    table.want(0, wish::Propose{OfferKind::take_back});
    told({notice::Proposed{Seat::first, OfferKind::take_back}});
    table.want(1, wish::Answer{false});
    told({notice::OfferEnded{Offer{OfferKind::take_back, Seat::first}, true}});
    table.want(1, wish::Propose{OfferKind::draw});
    table.want(1, wish::Withdraw{});
    told({notice::Proposed{Seat::second, OfferKind::draw},
          notice::OfferEnded{Offer{OfferKind::draw, Seat::second}, false}});
    table.want(1, wish::Propose{OfferKind::take_back});
    table.want(0, wish::Answer{true});
    told({notice::Proposed{Seat::second, OfferKind::take_back}, notice::TookBack{Seat::second, 1}});
    CHECK(table.room.match()->table().length() == 1);
    table.want(0, wish::Propose{OfferKind::draw});
    table.want(1, wish::Propose{OfferKind::draw});
    told({notice::Proposed{Seat::first, OfferKind::draw}, notice::RoundEnded{}});
    CHECK(table.room.match()->round_result()->reason == engine::Reason::agreed);
}

TEST_CASE("table: a fallen flag ends the round for both, a move made for one is told to both") {
    RoomTable table = seated(support::settings(engine::GameId::jungle, 1, "3+2"));
    table.notices(0);
    table.notices(1);
    table.pass(180s);
    for (const std::size_t who : {0U, 1U})
        CHECK(table.notices(who) == Notices{notice::RoundEnded{}, notice::MatchEnded{}});
    RoomTable other = seated(support::settings(engine::GameId::jungle, 1, "45s"));
    other.pass(45s);
    const auto move = other.room.match()->table().played().back();
    for (const std::size_t who : {0U, 1U})
        CHECK(other.notices(who).back() == Notice(notice::Acted{Seat::first, move, true}));
    check_agreed(other);
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
