#include "engine/match/clock.hpp"

#include <doctest/doctest.h>

#include "engine/match/match.hpp"

using namespace engine;
using namespace std::chrono_literals;

namespace {

Match match(GameId game, std::string_view clock, int rounds = 1) {
    MatchSettings settings;
    settings.game = game;
    settings.rounds = rounds;
    settings.names = {"Ann", "Bob"};
    settings.clock = *clock_named(clock);
    Match match(settings);
    match.resume(0ms);
    return match;
}

std::array<Time, 2> left(Time first, Time second) {
    return {first, second};
}

/// Plays, which must be legal.
void act(Match& match, std::string_view action, Time now) {
    const auto move = match.act(*match.to_act(), action, now);
    REQUIRE_MESSAGE(move.ok(), action);
}

std::string any_action(const Match& match) {
    return match.table().moves().front().text;
}

/// The time of the turn runs out and moves are made until it is over.
void let_turn_run_out(Match& match, Time now) {
    const auto seat = match.to_act();
    while (match.to_act() == seat)
        REQUIRE(match.act_for(any_action(match), now).ok());
}

} // namespace

TEST_CASE("clock: every name is read and written back, others are unknown") {
    for (const std::string_view name : clock_names())
        CHECK(to_text(*clock_named(name)) == name);
    CHECK(*clock_named("5+3") == Clock{Clock::Kind::fischer, 5min, 3s});
    CHECK_FALSE(clock_named("7+7"));
    CHECK_FALSE(clock_named(""));
}

TEST_CASE("clock: without one nobody's time runs out") {
    const Match m = match(GameId::jungle, "none");
    CHECK(m.clocks(24h) == left(0ms, 0ms));
    CHECK_FALSE(m.expired(24h));
}

TEST_CASE("clock: only the clock of the player to act runs") {
    Match m = match(GameId::jungle, "5+3");
    CHECK(m.clocks(0ms) == left(5min, 5min));
    CHECK(m.clocks(10s) == left(4min + 50s, 5min));
    act(m, "8 a3-a4", 10s);
    CHECK(m.clocks(25s) == left(4min + 53s, 4min + 45s));
}

TEST_CASE("clock: Fischer's increment comes after the whole turn") {
    Match m = match(GameId::worpion, "3+2");
    act(m, "a1r", 1s);
    CHECK(m.clocks(1s) == left(3min + 1s, 3min));
    act(m, "a1-a2", 5s); // the flip is half a turn
    CHECK(m.clocks(5s) == left(3min + 1s, 2min + 56s));
    act(m, "d4r", 6s);
    CHECK(m.clocks(6s) == left(3min + 1s, 2min + 57s));
}

TEST_CASE("clock: a forced pass takes no time and brings no increment") {
    Match m = match(GameId::reversi, "3+2");
    MatchSettings settings = m.settings();
    settings.position = std::string(56, '-') + "XO-XXXXX O";
    m = Match(settings);
    m.resume(0ms);
    REQUIRE(m.forced() == "--");
    act(m, "--", 0ms);
    CHECK(m.clocks(0ms) == left(3min, 3min));
    CHECK_FALSE(m.forced());
}

TEST_CASE("clock: Fischer's zero loses the round") {
    Match m = match(GameId::jungle, "3+2", 3);
    CHECK_FALSE(m.expired(179'999ms));
    REQUIRE(m.expired(180s) == Seat::first);
    CHECK(m.act(Seat::first, "8 a3-a4", 180s).error().code == "match.time_up");
    REQUIRE(m.lose_on_time().ok());
    CHECK(m.round_result() == RoundResult{Seat::second, Reason::time});
    CHECK_FALSE(m.result());
    CHECK(m.clocks(200s) == left(0ms, 3min));
    CHECK_FALSE(m.expired(200s));
}

TEST_CASE("clock: the clocks stand where the round ended without a move") {
    Match m = match(GameId::jungle, "3+2", 3);
    REQUIRE(m.resign(Seat::second, 10s).ok());
    CHECK(m.clocks(60s) == left(170s, 3min));
    m = match(GameId::jungle, "3+2", 3);
    REQUIRE(m.propose(Seat::second, OfferKind::draw, 10s).ok());
    REQUIRE(m.answer(Seat::first, true, 20s).ok());
    CHECK(m.clocks(60s) == left(160s, 3min));
    m = match(GameId::jungle, "3+2", 3);
    REQUIRE(m.leave(Seat::second, 10s).ok());
    CHECK(m.clocks(60s) == left(170s, 3min));
}

TEST_CASE("clock: each round begins with full clocks") {
    Match m = match(GameId::jungle, "3+2", 3);
    act(m, "8 a3-a4", 60s);
    REQUIRE(m.resign(Seat::second).ok());
    REQUIRE(m.next_round(100s).ok());
    CHECK(m.clocks(100s) == left(3min, 3min));
    CHECK(m.clocks(101s) == left(3min, 179s)); // sides have swapped
}

TEST_CASE("clock: with 45 s a move each turn has its own time") {
    Match m = match(GameId::worpion, "45s");
    act(m, "a1r", 40s);
    CHECK(m.clocks(40s)[1] == 45s);
    act(m, "a1-a2", 60s);
    CHECK(m.clocks(60s)[1] == 25s); // the placement is of the same turn
    CHECK_FALSE(m.expired(84'999ms));
    CHECK(m.expired(85s) == Seat::second);
    REQUIRE(m.act_for("d4r", 85s).ok());
    CHECK(m.rounds().back().stamps.back() == Stamp{left(5s, 0ms), true});
    CHECK(m.clocks(85s)[0] == 45s);
    CHECK(m.lose_on_time().error().code == "match.no_such_clock");
}

TEST_CASE("clock: three automatic turns in a row lose the match") {
    Match m = match(GameId::worpion, "45s", 3);
    Time now = 0s;
    for (int turn = 0; turn < 3; ++turn) {
        CHECK_FALSE(m.result());
        REQUIRE(m.to_act() == Seat::first);
        let_turn_run_out(m, now += 45s);
        if (m.result())
            break;
        act(m, any_action(m), now);
        act(m, any_action(m), now);
    }
    CHECK(m.round_result() == RoundResult{Seat::second, Reason::time});
    CHECK(m.result() == MatchResult{Seat::second, Reason::time});
}

TEST_CASE("clock: a move of one's own between automatic ones starts their count anew") {
    Match m = match(GameId::jungle, "45s");
    for (const bool automatic : {true, true, false, true, true}) {
        if (automatic)
            let_turn_run_out(m, 45s);
        else
            act(m, any_action(m), 0s);
        act(m, any_action(m), 0s);
    }
    CHECK_FALSE(m.result());
    let_turn_run_out(m, 45s);
    CHECK(m.result() == MatchResult{Seat::second, Reason::time});
}

TEST_CASE("clock: a paused clock stands and goes on where it stood") {
    Match m = match(GameId::jungle, "3+2");
    m.pause(10s);
    CHECK(m.clocks(1h) == left(170s, 3min));
    CHECK_FALSE(m.expired(1h));
    m.resume(1h);
    CHECK(m.clocks(1h + 1s) == left(169s, 3min));
    m.resume(1h + 1s);
    CHECK(m.clocks(1h + 2s) == left(168s, 3min));
}

TEST_CASE("clock: taking back restores the clocks and never refills them") {
    Match m = match(GameId::jungle, "3+2");
    act(m, "8 a3-a4", 10s);
    const auto before = m.clocks(10s);
    act(m, "8 g7-g6", 30s);
    act(m, "8 a4-a5", 40s);
    REQUIRE(m.take_back_to(1, 50s).ok());
    CHECK(m.clocks(50s) == before);
    CHECK(m.rounds().back().stamps.size() == 1);
    REQUIRE(m.take_back_to(0, 50s).ok());
    CHECK(m.clocks(50s) == left(3min, 3min));
}

TEST_CASE("clock: taking back into the middle of a turn leaves what was left of it") {
    Match m = match(GameId::worpion, "45s");
    act(m, "a1r", 0s);
    act(m, "a1-a2", 20s);
    act(m, "d4r", 30s);
    REQUIRE(m.take_back_to(2, 100s).ok());
    CHECK(m.to_act() == Seat::second);
    CHECK(m.clocks(100s)[1] == 25s);
}

TEST_CASE("clock: a record's stamps bring a match to the same clocks") {
    Match told = match(GameId::worpion, "3+2");
    act(told, "a1r", 3s);
    act(told, "a1-a2", 9s);
    act(told, "d4r", 10s);
    Match follower(told.settings());
    const Round& round = told.rounds().back();
    for (std::size_t i = 0; i < round.stamps.size(); ++i)
        REQUIRE(follower.follow(round.table.played()[i].text, round.stamps[i]).ok());
    CHECK(follower.rounds() == told.rounds());
    CHECK(follower.clocks(1h) == told.clocks(10s));
    follower.resume(1h);
    CHECK(follower.clocks(1h + 5s) == told.clocks(15s));
}
