#include <doctest/doctest.h>

#include "engine/match/match.hpp"

using namespace engine;

namespace {

Match match(GameId game, std::string_view played, int rounds = 1,
            std::optional<std::string> position = std::nullopt) {
    MatchSettings settings;
    settings.game = game;
    settings.rounds = rounds;
    settings.names = {"Ann", "Bob"};
    settings.position = std::move(position);
    Match match(settings);
    for (const Move& move : match.table().replay(played)->played())
        REQUIRE(match.act(match.seat(move.side), move.text).ok());
    return match;
}

std::string refusal(const Result<Done>& result) {
    return result ? "" : result.error().code;
}

const std::string light_passes = std::string(56, '-') + "XO-XXXXX O";

} // namespace

TEST_CASE("match: a draw that both want ends the round and counts for nobody") {
    Match m = match(GameId::jungle, "8 a3-a4", 3);
    REQUIRE(m.propose(Seat::first, OfferKind::draw).ok());
    CHECK(m.offer() == Offer{OfferKind::draw, Seat::first});
    REQUIRE(m.answer(Seat::second, true).ok());
    CHECK(m.round_result() == RoundResult{std::nullopt, Reason::agreed});
    CHECK(m.score() == std::array{0, 0});
    CHECK_FALSE(m.result());
    CHECK_FALSE(m.offer());
}

TEST_CASE("match: two offers of the same are an agreement") {
    Match m = match(GameId::jungle, "8 a3-a4");
    REQUIRE(m.propose(Seat::second, OfferKind::draw).ok());
    REQUIRE(m.propose(Seat::first, OfferKind::draw).ok());
    CHECK(m.round_result() == RoundResult{std::nullopt, Reason::agreed});
}

TEST_CASE("match: an offer is declined, withdrawn, or ended by an action") {
    Match m = match(GameId::jungle, "8 a3-a4");
    REQUIRE(m.propose(Seat::first, OfferKind::draw).ok());
    REQUIRE(m.answer(Seat::second, false).ok());
    CHECK_FALSE(m.offer());
    CHECK_FALSE(m.round_result());

    REQUIRE(m.propose(Seat::first, OfferKind::draw).ok());
    REQUIRE(m.withdraw(Seat::first).ok());
    CHECK_FALSE(m.offer());

    REQUIRE(m.propose(Seat::first, OfferKind::draw).ok());
    REQUIRE(m.act(Seat::second, "8 g7-g6").ok());
    CHECK_FALSE(m.offer());
}

TEST_CASE("match: nobody answers an own offer or one that is gone") {
    Match m = match(GameId::jungle, "8 a3-a4");
    CHECK(refusal(m.answer(Seat::second, true)) == "match.no_offer");
    REQUIRE(m.propose(Seat::first, OfferKind::draw).ok());
    const Match before = m;
    CHECK(refusal(m.answer(Seat::first, true)) == "match.no_offer");
    CHECK(refusal(m.propose(Seat::first, OfferKind::take_back)) == "match.already_offered");
    CHECK(refusal(m.withdraw(Seat::second)) == "match.no_offer");
    CHECK(m == before);
}

TEST_CASE("match: a take-back leads to the start of the asker's last turn") {
    Match m = match(GameId::worpion, "a1r a1-a2/d4r d4-d3/b1r");
    CHECK(m.last_turn_of(Seat::first) == 3);
    CHECK(m.last_turn_of(Seat::second) == 1);
    REQUIRE(m.propose(Seat::second, OfferKind::take_back).ok());
    REQUIRE(m.answer(Seat::first, true).ok());
    CHECK(m.table().length() == 1);
    CHECK(m.to_act() == Seat::second);
    CHECK(m.rounds().back().stamps.size() == 1);
}

TEST_CASE("match: a take-back takes the forced passes after the turn along") {
    // Dark plays, Light must pass, Dark is to act again.
    Match m = match(GameId::reversi, "", 1,
                    std::string(40, '-') + "--------" + "------XO" + "XO-XXXO- X");
    REQUIRE(m.act(Seat::first, "c8").ok());
    while (const auto pass = m.forced())
        REQUIRE(m.act(*m.to_act(), *pass).ok());
    REQUIRE(m.last_turn_of(Seat::first) == 0);
    CHECK(m.last_action() == 0);
    REQUIRE(m.take_back_to(*m.last_turn_of(Seat::first)).ok());
    CHECK(m.table().length() == 0);
}

TEST_CASE("match: a forced pass is the only action that is forced") {
    CHECK(match(GameId::reversi, "", 1, light_passes).forced() == "--");
    CHECK_FALSE(match(GameId::reversi, "").forced());
    CHECK_FALSE(match(GameId::jungle, "").forced());
}

TEST_CASE("match: there is nothing to take back before the first turn or after the round") {
    Match m = match(GameId::jungle, "8 a3-a4");
    CHECK(refusal(m.propose(Seat::second, OfferKind::take_back)) == "match.nothing_to_take_back");
    CHECK(refusal(m.take_back_to(1)) == "match.nothing_to_take_back");
    REQUIRE(m.resign(Seat::first).ok());
    CHECK(refusal(m.take_back_to(0)) == "match.over");
    CHECK(refusal(m.propose(Seat::first, OfferKind::draw)) == "match.over");
}

TEST_CASE("match: every round starts from the position that was agreed") {
    Match m = match(GameId::reversi, "", 3, light_passes);
    CHECK(m.table().position() == light_passes);
    CHECK(m.to_act() == Seat::second);
    REQUIRE(m.resign(Seat::first).ok());
    REQUIRE(m.next_round().ok());
    CHECK(m.table().position() == light_passes);
    CHECK(m.to_act() == Seat::first);
}

TEST_CASE("match: in the next round the other player has the first side, also after a draw") {
    Match m = match(GameId::reversi, "", 3);
    CHECK(m.seat(Side::first) == Seat::first);
    REQUIRE(m.propose(Seat::first, OfferKind::draw).ok());
    REQUIRE(m.answer(Seat::second, true).ok());
    REQUIRE(m.next_round().ok());
    CHECK(m.seat(Side::first) == Seat::second);
}
