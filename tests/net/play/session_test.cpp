#include "net/play/session.hpp"

#include <doctest/doctest.h>

#include "tests/support/session_talk.hpp"

using namespace net;
using namespace std::chrono_literals;
using namespace support::talk;
using engine::Error;
using engine::Seat;

namespace {

to_client::Began began(std::uint64_t number = 1, std::uint64_t starts = 0,
                       std::uint64_t rounds = 1) {
    return {number, "worpion", std::string(engine::info(engine::GameId::worpion).openings[0]),
            rounds, "none",    starts,
            1,      "Ann",     "Bo",
            99};
}
Session linked() {
    Session session("Bo");
    session.on(Session::Connected{}, start);
    return session;
}
Session greeted() {
    Session session = linked();
    hear(session, welcome());
    return session;
}
/// Bo, in the second seat.
Session playing(std::uint64_t starts = 0, std::uint64_t rounds = 1) {
    Session session = greeted();
    hear(session, began(1, starts, rounds));
    return session;
}
to_server::Act opening_act(const char* action) {
    return {1, 0, position_key(engine::Table::start(engine::GameId::worpion)), action};
}
/// An honest announcement of what comes next.
to_client::Acted acted(const Session& session, const std::string& action) {
    engine::Match match = *session.match();
    const auto ply = match.table().length();
    REQUIRE(match.act(*match.to_act(), action));
    const auto& left = match.rounds().back().stamps.back().left;
    return with_clocks(to_client::Acted{round_of(match), ply, action, position_key(match.table())},
                       left);
}

} // namespace

TEST_CASE("session: it greets when the link stands, and waits for a match once welcomed") {
    Session session("Bo");
    CHECK(session.phase() == Session::Phase::connecting);
    CHECK(session.on(Session::Tick{}, start + 1h).empty());
    CHECK(session.on(Session::Connected{}, start) == Effects{send(to_server::Hello{"Bo"})});
    CHECK(hear(session, welcome()) == Effects{tell(notice::Welcomed{})});
    CHECK(session.phase() == Session::Phase::greeted);
    CHECK(hear(session, began()) == Effects{tell(notice::MatchBegan{})});
    CHECK(session.phase() == Session::Phase::playing);
    CHECK(session.seat() == Seat::second);
    CHECK(session.started() == 99);
    CHECK(session.match()->settings().names[0] == "Ann");
}

TEST_CASE("session: a refusal closes it with the reason given") {
    Session session = linked();
    CHECK(hear(session, to_client::Refused{"room.full", {"x"}}) == ended({"room.full", {"x"}}));
    CHECK(session.phase() == Session::Phase::closed);
    CHECK(hear(session, welcome()).empty());
    CHECK(want(session, wish::Leave{}).empty());
}

TEST_CASE("session: a second welcome ends the link") {
    Session session = greeted();
    CHECK(hear(session, welcome()) == unexpected("welcome"));
}

TEST_CASE("session: before the greeting and before a match nothing else is in order") {
    const std::vector<ToClient> messages = {
        to_client::Acted{},      to_client::Resigned{},   to_client::FlagFell{},
        to_client::Proposed{},   to_client::OfferEnded{}, to_client::TookBack{},
        to_client::DrawAgreed{}, to_client::IsReady{},    to_client::RoundBegan{},
        to_client::Said{},       to_client::Left{},       to_client::Silent{},
        to_client::Resuming{},   to_client::MatchPart{},  to_client::Away{},
        to_client::Back{}};
    for (const ToClient& message : messages) {
        const char* tag = std::visit([](const auto& one) { return one.tag; }, message);
        Session one = linked(), two = greeted();
        CHECK(hear(one, message) == unexpected(tag));
        CHECK(hear(two, message) == unexpected(tag));
    }
    Session one = linked(), two = linked(), three = linked();
    CHECK(hear(one, began()) == unexpected("began"));
    CHECK(hear(two, to_client::NotDone{"act", "a", {}}) == unexpected("not_done"));
    CHECK(hear(three, to_client::Pong{}) == unexpected("pong"));
}

TEST_CASE("session: a match that it does not know ends the link") {
    for (int i = 0; i < 5; ++i) {
        to_client::Began bad = began();
        if (i == 0)
            bad.game = "go";
        if (i == 1)
            bad.opening = "none such";
        if (i == 2)
            bad.rounds = 2;
        if (i == 3)
            bad.rounds = 4;
        if (i == 4)
            bad.clock = "1s";
        Session session = greeted();
        CHECK(hear(session, bad) == unexpected("began"));
        CHECK_FALSE(session.match());
    }
}

TEST_CASE("session: an announced action is played and told") {
    Session session = playing();
    const auto effects = hear(session, acted(session, "b2r"));
    REQUIRE(effects.size() == 1);
    const auto played = session.match()->table().played();
    CHECK(effects == Effects{tell(notice::Acted{Seat::first, played.back()})});
    CHECK(played.back().text == "b2r");
}

TEST_CASE("session: a wrong key, an illegal action and other spelling are out of step") {
    const Session before = playing();
    for (int i = 0; i < 3; ++i) {
        Session session = before;
        to_client::Acted bad = acted(session, "b2r");
        if (i == 0)
            bad.key ^= 1;
        if (i == 1)
            bad.action = "b2-c2";
        if (i == 2)
            bad.action = "z9";
        CHECK(hear(session, bad) == out_of_step());
        CHECK(session.match()->rounds() == before.match()->rounds());
    }
}

TEST_CASE("session: a wrong ply or round is out of order") {
    for (const bool ply : {false, true}) {
        Session session = playing();
        to_client::Acted bad = acted(session, "b2r");
        ++(ply ? bad.ply : bad.round);
        CHECK(hear(session, bad) == unexpected("acted"));
    }
    Session session = playing();
    const auto once = acted(session, "b2r");
    hear(session, once);
    CHECK(hear(session, once) == unexpected("acted"));
}

TEST_CASE("session: an action in our name that we did not ask for is out of step") {
    Session session = playing(1);
    Session asking = session;
    CHECK(hear(session, acted(session, "b2r")) == out_of_step());
    want(asking, wish::Act{"b2r"});
    Session cheated = asking;
    CHECK(hear(cheated, acted(cheated, "b2v")) == out_of_step());
    hear(asking, acted(asking, "b2r"));
    CHECK(asking.match()->table().length() == 1);
    CHECK(hear(asking, to_client::Resigned{1, 1}) == out_of_step());
}

TEST_CASE("session: our action is checked, sent once, and another one waits for the answer") {
    Session session = playing(1);
    CHECK(want(session, wish::Act{"b2-c2"}).size() == 1);
    CHECK_FALSE(session.waiting());
    CHECK(want(session, wish::Act{"b2r"}) == Effects{send(opening_act("b2r"))});
    CHECK(session.waiting());
    CHECK(want(session, wish::Act{"b3r"}).empty());
    const ToClient too_fast = to_client::NotDone{"say", "room.too_fast", {}};
    CHECK(hear(session, too_fast) == Effects{tell(notice::NotDone{{"room.too_fast"}})});
    CHECK(session.waiting());
    hear(session, to_client::NotDone{"act", "room.late", {}});
    CHECK_FALSE(session.waiting());
    CHECK(want(session, wish::Act{"b3r"}) == Effects{send(opening_act("b3r"))});
}

TEST_CASE("session: wishes out of season are refused here") {
    const Effects not_now{tell(notice::NotDone{{"session.not_now"}})};
    Session waiting = greeted(), match = playing();
    for (const Wish& wish :
         {Wish(wish::Act{"b2r"}), Wish(wish::Resign{}), Wish(wish::Propose{}), Wish(wish::Answer{}),
          Wish(wish::Withdraw{}), Wish(wish::GoOn{}), Wish(wish::Say{1})})
        CHECK(want(waiting, wish) == not_now);
    CHECK(want(match, wish::GoOn{}) == not_now);
    CHECK(want(match, wish::Say{0}) == not_now);
    CHECK(want(match, wish::Say{10}) == not_now);
    CHECK(want(match, wish::Act{"b2r"}) == Effects{tell(notice::NotDone{{"match.not_your_turn"}})});
}

TEST_CASE("session: rounds end by resigning, and go on when both are ready") {
    Session session = playing(0, 3);
    CHECK(hear(session, to_client::Resigned{1, 0}) == Effects{tell(notice::RoundEnded{})});
    CHECK(want(session, wish::GoOn{}) == Effects{send(to_server::Ready{1, 1})});
    Session hasty = session;
    CHECK(hear(hasty, to_client::RoundBegan{2}) == unexpected("round"));
    CHECK(hear(session, to_client::IsReady{1, 1, 1}) == Effects{tell(notice::Ready{Seat::second})});
    Session again = session;
    CHECK(hear(again, to_client::IsReady{1, 1, 1}) == unexpected("is_ready"));
    CHECK(want(session, wish::GoOn{}).empty());
    hear(session, to_client::IsReady{1, 1, 0});
    CHECK(session.ready() == std::array{true, true});
    CHECK(hear(session, to_client::RoundBegan{2}) == Effects{tell(notice::RoundBegan{})});
    CHECK(session.ready() == std::array{false, false});
    CHECK(session.match()->side(Seat::second) == engine::Side::first);
}

TEST_CASE("session: a rematch is the same match with the other seat first, or no rematch") {
    Session over = playing();
    hear(over, to_client::Resigned{1, 0});
    Session session = over;
    CHECK(hear(session, began(2, 1)) == unexpected("began")); // nobody is ready
    hear(over, to_client::IsReady{1, 1, 0});
    want(over, wish::GoOn{});
    hear(over, to_client::IsReady{1, 1, 1});
    for (int i = 0; i < 5; ++i) {
        session = over;
        to_client::Began bad = began(2, 1);
        if (i == 0)
            bad.match = 3;
        if (i == 1)
            bad.starts = 0;
        if (i == 2)
            bad.rounds = 5;
        if (i == 3)
            bad.seat = 0;
        if (i == 4)
            bad.first_name = "Eve";
        CHECK(hear(session, bad) == unexpected("began"));
    }
    CHECK(hear(over, began(2, 1)) == Effects{tell(notice::MatchBegan{})});
    CHECK(over.match()->settings().starts == Seat::second);
    session = playing();
    CHECK(hear(session, began(2, 1)) == unexpected("began")); // in the middle of a match
}

TEST_CASE("session: a host that says we are ready when we did not ask to go on is out of order") {
    Session session = playing();
    hear(session, to_client::Resigned{1, 0});
    CHECK(hear(session, to_client::IsReady{1, 1, 1}) == unexpected("is_ready"));
}

TEST_CASE("session: a refusal in words of the host's own is just a closed link") {
    Session session = playing();
    CHECK(hear(session, to_client::Refused{"record.move", {"{0}"}}) == ended({"link.closed"}));
}

TEST_CASE("session: a host that floods it is dropped") {
    Session session = playing();
    for (int i = 0; i < 256; ++i)
        hear(session, to_client::Pong{}, start + 5s);
    CHECK(session.phase() == Session::Phase::playing);
    Session slow = session;
    CHECK(hear(session, to_client::Pong{}, start + 5s) == ended({"room.flood"}));
    CHECK(hear(slow, to_client::Pong{}, start + 7s).empty());
}

TEST_CASE("session: the opponent's goodbye ends the match, and another one may come") {
    Session session = playing();
    CHECK(hear(session, to_client::Left{0, false}) ==
          Effects{tell(notice::OpponentLeft{false}), tell(notice::MatchEnded{})});
    CHECK(session.match()->result()->reason == engine::Reason::left);
    CHECK(session.match()->result()->winner == Seat::second);
    CHECK(session.phase() == Session::Phase::greeted);
    Session old = session;
    CHECK(hear(old, began(1)) == unexpected("began"));
    Session other = session;
    to_client::Began jungle = began(2);
    jungle.game = "jungle";
    CHECK(hear(other, jungle) == unexpected("began"));
    CHECK(hear(session, began(2)) == Effects{tell(notice::MatchBegan{})});
    CHECK(hear(session, to_client::Left{1, false}) == unexpected("left"));
}

TEST_CASE("session: leaving says goodbye and loses the match") {
    Session session = playing();
    CHECK(want(session, wish::Leave{}) == Effects{send(to_server::Leave{}), Session::Drop{},
                                                  tell(notice::MatchEnded{}),
                                                  tell(notice::Closed{{"session.left"}})});
    CHECK(session.match()->result()->winner == Seat::first);
    Session connecting("Bo");
    CHECK(want(connecting, wish::Leave{}) == ended({"session.left"}));
}

TEST_CASE("session: bytes that are no message end the link and leave the match") {
    Session session = playing();
    CHECK(session.on(Session::Unreadable{{"wire.not_cbor"}}, start) == ended({"wire.not_cbor"}));
    CHECK_FALSE(session.match()->result());
}

TEST_CASE("session: a line that breaks before the match ends the session") {
    Session connecting("Bo"), waiting = greeted();
    const Error why{"link.no_answer", {"x"}};
    CHECK(connecting.on(Session::Lost{why}, start) == Effects{tell(notice::Closed{why})});
    CHECK(waiting.on(Session::Lost{why}, start) == Effects{tell(notice::Closed{why})});
}

TEST_CASE(
    "session: a line that breaks in a match is sought again, after longer and longer pauses") {
    Session session = playing();
    CHECK(session.on(Session::Lost{{"link.lost"}}, start) == Effects{tell(notice::Away{true})});
    CHECK(session.phase() == Session::Phase::away);
    CHECK(session.until_claim() == 60s);
    CHECK(want(session, wish::Resign{}) == Effects{tell(notice::NotDone{{"session.not_now"}})});
    std::vector<Time> calls;
    for (Time now = start; now < start + 21s; now += 100ms) {
        const Effects effects = session.on(Session::Tick{}, now);
        if (effects == Effects{Session::Connect{}}) {
            calls.push_back(now - start);
            session.on(Session::Lost{{"link.no_answer", {"x"}}}, now);
        } else {
            CHECK(effects.empty());
        }
    }
    CHECK(calls == std::vector<Time>{500ms, 1'500ms, 3'500ms, 7'500ms, 12'500ms, 17'500ms});
    CHECK(session.until_claim() == 60s - 20'900ms);
}

TEST_CASE("session: a call that nobody answers is given up after 5 s") {
    Session session = playing();
    session.on(Session::Lost{{"link.lost"}}, start);
    const auto tick = [&](Time after) { return session.on(Session::Tick{}, start + after); };
    CHECK(tick(500ms) == Effects{Session::Connect{}});
    CHECK(tick(1'400ms).empty());
    CHECK(session.on(Session::Connected{}, start + 1'400ms) ==
          Effects{send(to_server::Return{token})});
    for (Time after = 2s; after < 6'400ms; after += 500ms)
        CHECK(tick(after).empty());
    CHECK(tick(6'400ms) == Effects{Session::Drop{}});
    CHECK(session.on(Session::Lost{{"link.closed"}}, start + 6'400ms).empty());
    CHECK(tick(7'300ms).empty());
    CHECK(tick(7'400ms) == Effects{Session::Connect{}});
}

TEST_CASE("session: a table that stays away for a minute may be left as its winner, unconfirmed") {
    Session session = playing();
    session.on(Session::Lost{{"link.lost"}}, start);
    for (Time after = 1s; after < 60s; after += 1s)
        session.on(Session::Tick{}, start + after);
    CHECK_FALSE(session.may_claim());
    CHECK(want(session, wish::Claim{}, start + 59'999ms) ==
          Effects{tell(notice::NotDone{{"session.not_now"}})});
    Session leaving = session;
    CHECK(want(session, wish::Claim{}, start + 60s) ==
          Effects{Session::Drop{}, tell(notice::OpponentLeft{true}), tell(notice::MatchEnded{}),
                  tell(notice::Closed{{"session.unconfirmed"}})});
    CHECK(session.unconfirmed());
    CHECK(session.match()->result()->winner == Seat::second);
    want(leaving, wish::Leave{}, start + 60s);
    CHECK_FALSE(leaving.unconfirmed());
    CHECK(leaving.match()->result()->winner == Seat::first);
}

TEST_CASE("session: an opponent who is away may be claimed from after a minute, on their turn") {
    Session session = playing(), mine = playing(1);
    CHECK(hear(session, to_client::Away{0, 60'000}) == Effects{tell(notice::Away{false})});
    hear(mine, to_client::Away{0, 60'000});
    for (Time after = 1s; after <= 60s; after += 1s) {
        CHECK_FALSE(session.may_claim());
        for (Session* each : {&session, &mine}) {
            hear(*each, to_client::Pong{}, start + after);
            each->on(Session::Tick{}, start + after);
        }
    }
    CHECK(session.may_claim());
    CHECK_FALSE(mine.may_claim());
    CHECK(want(session, wish::Claim{}, start + 60s) == Effects{send(to_server::Claim{1})});
    Session back = session;
    CHECK(hear(back, to_client::Back{0}, start + 61s) == Effects{tell(notice::Back{false})});
    CHECK_FALSE(back.may_claim());
    CHECK_FALSE(back.until_claim());
    CHECK(hear(session, to_client::Left{0, true}, start + 61s) ==
          Effects{tell(notice::OpponentLeft{true}), tell(notice::MatchEnded{})});
    CHECK(hear(mine, to_client::Away{1, 0}, start + 61s) == unexpected("away"));
}

TEST_CASE("session: it pings after a second, is unsteady after three, lost after ten") {
    Session session = greeted();
    const auto tick = [&](Time after) { return session.on(Session::Tick{}, start + after); };
    const Effects ping{send(to_server::Ping{})};
    CHECK(tick(999ms).empty());
    CHECK(tick(1'000ms) == ping);
    CHECK(tick(1'999ms).empty());
    CHECK(tick(2'000ms) == ping);
    CHECK(tick(3'000ms) == Effects{tell(notice::Unsteady{true}), ping[0]});
    CHECK(session.unsteady());
    CHECK(tick(3'100ms).empty());
    CHECK(hear(session, to_client::Pong{}, start + 3'200ms) ==
          Effects{tell(notice::Unsteady{false})});
    for (Time after = 4'000ms; after < 13'199ms; after += 1s)
        tick(after);
    CHECK(tick(13'199ms).empty());
    CHECK(tick(13'200ms) == Effects{Session::Drop{}, tell(notice::Closed{{"link.lost"}})});
    CHECK(tick(20'000ms).empty());
}

TEST_CASE("session: the opponent's silence is told too") {
    Session session = playing();
    CHECK(hear(session, to_client::Silent{0, true}) == Effects{tell(notice::Unsteady{true})});
    CHECK(hear(session, to_client::Silent{0, false}) == Effects{tell(notice::Unsteady{false})});
    CHECK(hear(session, to_client::Silent{1, true}) == unexpected("silent"));
}
