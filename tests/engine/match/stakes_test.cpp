#include "engine/match/stakes.hpp"

#include <string>

#include <doctest/doctest.h>

using namespace engine;

namespace {

Match match_of(GameId game, int rounds = 1) {
    MatchSettings settings;
    settings.game = game;
    settings.rounds = rounds;
    return Match(settings);
}

const std::string light_passes = std::string(56, '-') + "XO-XXXXX O";

void play(Match& match, std::initializer_list<const char*> actions) {
    for (const char* action : actions)
        REQUIRE(match.act(*match.to_act(), action));
}

} // namespace

TEST_CASE("stakes: longer matches cost more, by the table's stake") {
    CHECK(payout_between(5, 1) == Payout{60, 60});
    CHECK(payout_between(3, 1) == Payout{42, 42});
    CHECK(payout_between(1, 1) == Payout{24, 24});
    CHECK(payout_between(1, 5) == Payout{120, 120});
    CHECK(payout_between(5, 2) == Payout{120, 120});
    CHECK(payout_between(3, 0) == Payout{0, 0});
}

TEST_CASE("stakes: bots pay by their level, rounded to the nearest; the first two take nothing") {
    using Row = std::array<Payout, 3>; // first to 1, 3, 5
    const std::array<Row, 4> table{Row{{{2, 0}, {4, 0}, {6, 0}}}, Row{{{6, 0}, {11, 0}, {15, 0}}},
                                   Row{{{14, 14}, {25, 25}, {36, 36}}},
                                   Row{{{29, 29}, {50, 50}, {72, 72}}}};
    for (const LevelName bot : all_levels())
        for (const int rounds : {1, 3, 5}) {
            CAPTURE(to_text(bot));
            CAPTURE(rounds);
            CHECK(payout_against(bot, rounds) ==
                  table[static_cast<std::size_t>(bot)][static_cast<std::size_t>(rounds / 2)]);
        }
}

TEST_CASE("stakes: gains that have reached the most, or too few chips, make a match one without") {
    const Payout dear{29, 29}, free{6, 0};
    CHECK_FALSE(no_stake(dear, 29, most_gains - 1));
    CHECK(no_stake(dear, 28, 0) == NoStake::chips);
    CHECK_FALSE(no_stake(free, 0, 0));
    CHECK(no_stake(free, 1000, most_gains) == NoStake::gains);
    CHECK(no_stake(dear, 0, most_gains + 20) == NoStake::gains);
}

TEST_CASE("stakes: the winner gets, the loser pays, a draw does neither") {
    const Payout payout{14, 9};
    CHECK(change(payout, Settlement::won) == 14);
    CHECK(change(payout, Settlement::lost) == -9);
    CHECK(change(payout, Settlement::drawn) == 0);
    CHECK(settlement({Seat::second, Reason::time}, Seat::second) == Settlement::won);
    CHECK(settlement({Seat::second, Reason::left}, Seat::first) == Settlement::lost);
    CHECK(settlement({std::nullopt, Reason::agreed}, Seat::first) == Settlement::drawn);
}

TEST_CASE("stakes: leaving is free in the first four turns, and once the match is over") {
    Match match = match_of(GameId::worpion);
    CHECK(leaving_is_free(match));
    play(match, {"b2r"}); // 1
    CHECK(turns_made(match) == 1);
    play(match, {"b2-c2"});
    CHECK(turns_made(match) == 1); // the placement is to come
    play(match, {"a1v", "a1-a2", "d4r"});
    CHECK(turns_made(match) == 3);
    play(match, {"d4-d3"});
    CHECK(leaving_is_free(match)); // still in the fourth
    play(match, {"d1v"});
    CHECK(turns_made(match) == 4);
    CHECK_FALSE(leaving_is_free(match));
    REQUIRE(match.resign(Seat::first));
    CHECK(leaving_is_free(match));
}

TEST_CASE("stakes: turns of all rounds count") {
    Match match = match_of(GameId::jungle, 3);
    play(match, {"8 a3-a4", "8 g7-g6"});
    REQUIRE(match.resign(*match.to_act()));
    REQUIRE(match.next_round());
    CHECK(turns_made(match) == 2);
    play(match, {"8 a3-a4", "8 g7-g6"});
    CHECK_FALSE(leaving_is_free(match));
}

TEST_CASE("stakes: forced passes are no turns, moves made for a player are") {
    MatchSettings settings;
    settings.game = GameId::reversi;
    settings.clock = *clock_named("45s");
    settings.position = light_passes;
    Match match(settings);
    REQUIRE(match.forced());
    play(match, {"--"});
    CHECK(turns_made(match) == 0);
    match.resume({});
    REQUIRE(match.act_for(match.table().moves().front().text, Time{46'000}));
    CHECK(turns_made(match) == 1);
}
