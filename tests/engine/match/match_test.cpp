#include "engine/match/match.hpp"

#include <doctest/doctest.h>

namespace {

using namespace engine;

// A round that the first side wins by alignment in 25 actions.
constexpr std::string_view first_wins =
    "c2r c2-b2/d3r d3-d4/d3r d3-d2/a2r a2-a3/c2v d2-d1/b3r d4-c4/a2v c2-d2/d4v d4-d3/c2v b2-b1/c3r "
    "b3-b4/b2v b2-b3/a1v c4-d4/c1r";
constexpr std::string_view tied =
    "d2r d2-c2/b3v b3-b2/b1v b1-a1/b4v b2-b3/a3v a3-a2/b2r b4-a4/a3v c2-d2/c3r b2-c2/d4v a2-b2/c1r "
    "a4-b4/a2r d4-d3/c4v c1-b1/d1r d3-d4/d3r c2-c1/c2r a3-a4/a3r";

Match match(int rounds) {
    MatchSettings settings;
    settings.rounds = rounds;
    settings.names = {"Ann", "Bob"};
    return Match(settings);
}

void play_round(Match& match, std::string_view record) {
    const auto moves = Table::start(GameId::worpion).replay(record)->played();
    for (const Move& move : moves)
        REQUIRE(match.act(match.seat(move.side), move.text).ok());
    REQUIRE(match.round_result());
}

std::string refusal(const Result<Move>& result) {
    return result ? "" : result.error().code;
}
std::string refusal(const Result<Done>& result) {
    return result ? "" : result.error().code;
}

} // namespace

TEST_CASE("match: the first seat begins and only the player to act may act") {
    Match m = match(1);
    CHECK(m.to_act() == Seat::first);
    CHECK(m.side(Seat::first) == Side::first);
    CHECK(refusal(m.act(Seat::second, "a1r")) == "match.not_your_turn");
    REQUIRE(m.act(Seat::first, "a1r").ok());
    CHECK(m.to_act() == Seat::second);
    CHECK(refusal(m.act(Seat::second, "b2r")) == "worpion.flip_first");
    REQUIRE(m.act(Seat::second, "a1-a2").ok());
    CHECK(m.to_act() == Seat::second);
}

TEST_CASE("match: a refused action leaves the match as it was") {
    Match m = match(3);
    REQUIRE(m.act(Seat::first, "a1r").ok());
    const Match before = m;
    CHECK_FALSE(m.act(Seat::second, "a1-a1").ok());
    CHECK_FALSE(m.act(Seat::first, "b1r").ok());
    CHECK_FALSE(m.next_round().ok());
    CHECK(m == before);
}

TEST_CASE("match: one round decides a match of one") {
    Match m = match(1);
    play_round(m, first_wins);
    CHECK(m.round_result() == RoundResult{Seat::first, Reason::alignment});
    CHECK(m.result() == MatchResult{Seat::first, Reason::alignment});
    CHECK(m.score() == std::array{1, 0});
    CHECK_FALSE(m.to_act());
    CHECK(refusal(m.act(Seat::first, "a1r")) == "match.over");
    CHECK(refusal(m.resign(Seat::first)) == "match.over");
    CHECK(refusal(m.leave(Seat::first)) == "match.over");
    CHECK(refusal(m.next_round()) == "match.over");
}

TEST_CASE("match: sides swap every round and a drawn round counts for nobody") {
    Match m = match(3);
    play_round(m, first_wins);
    CHECK(refusal(m.act(Seat::first, "a1r")) == "match.round_over");
    CHECK(refusal(m.resign(Seat::first)) == "match.round_over");
    REQUIRE(m.next_round().ok());
    CHECK(m.round() == 2);
    CHECK(m.side(Seat::second) == Side::first);
    CHECK(m.to_act() == Seat::second);
    play_round(m, tied);
    CHECK(m.round_result() == RoundResult{std::nullopt, Reason::full});
    CHECK(m.score() == std::array{1, 0});
    REQUIRE(m.next_round().ok());
    CHECK(m.side(Seat::first) == Side::first);
    CHECK_FALSE(m.result());
}

TEST_CASE("match: whoever first wins the rounds asked for wins the match") {
    Match m = match(3);
    for (int round = 1; round <= 4; ++round) {
        play_round(m, first_wins);
        CHECK_FALSE(m.result());
        REQUIRE(m.next_round().ok());
    }
    CHECK(m.score() == std::array{2, 2});
    play_round(m, first_wins);
    CHECK(m.result() == MatchResult{Seat::first, Reason::alignment});
    CHECK(m.score() == std::array{3, 2});
}

TEST_CASE("match: after twice the rounds and three more it is drawn") {
    for (const int rounds : {1, 3}) {
        Match m = match(rounds);
        for (int round = 1; round < 2 * rounds + 3; ++round) {
            play_round(m, tied);
            REQUIRE_FALSE(m.result());
            REQUIRE(m.next_round().ok());
        }
        play_round(m, tied);
        CHECK(m.result() == MatchResult{std::nullopt, Reason::full});
    }
}

TEST_CASE("match: resigning ends the round, at any time, for the other seat") {
    Match m = match(3);
    REQUIRE(m.resign(Seat::second).ok());
    CHECK(m.round_result() == RoundResult{Seat::first, Reason::resigned});
    CHECK_FALSE(m.result());
    REQUIRE(m.next_round().ok());
    REQUIRE(m.resign(Seat::first).ok());
    CHECK(m.score() == std::array{1, 1});
}

TEST_CASE("match: leaving ends the match, in a round or between two") {
    Match m = match(5);
    REQUIRE(m.leave(Seat::first).ok());
    CHECK(m.round_result() == RoundResult{Seat::second, Reason::left});
    CHECK(m.result() == MatchResult{Seat::second, Reason::left});

    Match between = match(5);
    play_round(between, first_wins);
    REQUIRE(between.leave(Seat::first).ok());
    CHECK(between.round_result() == RoundResult{Seat::first, Reason::alignment});
    CHECK(between.result() == MatchResult{Seat::second, Reason::left});
    CHECK(between.score() == std::array{1, 0});
}

TEST_CASE("match: in a rematch the other seat starts") {
    Match m = match(1);
    play_round(m, first_wins);
    const Match again = m.rematch();
    CHECK(again.to_act() == Seat::second);
    CHECK(again.side(Seat::first) == Side::second);
    CHECK(again.settings().names == m.settings().names);
    CHECK(again.score() == std::array{0, 0});
}

TEST_CASE("match: in reversi the other player takes Dark in the next round, a pass is an action") {
    MatchSettings settings;
    settings.game = GameId::reversi;
    settings.opening = 1;
    settings.rounds = 3;
    settings.names = {"Ann", "Ben"};
    Match match(settings);
    const auto play_on = [&] {
        int passes = 0;
        while (const auto seat = match.to_act()) {
            const auto moves = match.table().moves();
            passes += moves.front().gesture.pass ? 1 : 0;
            REQUIRE(match.act(*seat, moves.back().text).ok());
        }
        return passes;
    };
    CHECK(match.to_act() == Seat::first);
    CHECK_FALSE(match.act(Seat::first, "--").ok());
    CHECK(play_on() > 0);
    REQUIRE(match.round_result());
    CHECK(match.round_result()->reason == Reason::discs);
    REQUIRE(match.next_round().ok());
    CHECK(match.to_act() == Seat::second);
    CHECK(match.table() == Table::start(GameId::reversi, 1));
}
