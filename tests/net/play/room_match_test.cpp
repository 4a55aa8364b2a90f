#include <doctest/doctest.h>

#include "net/play/room.hpp"
#include "tests/support/room_table.hpp"
#include "tests/support/room_talk.hpp"

// What the referee judges: time, forced passes, offers.
using namespace net;
using namespace std::chrono_literals;
using namespace support::talk;
using engine::GameId;
using engine::Reason;
using engine::Seat;
using support::settings;

namespace {

/// The action that was judged last, as it is announced.
to_client::Acted last_action(const Room& room) {
    const engine::Round& round = room.match()->rounds().back();
    to_client::Acted acted{static_cast<std::uint64_t>(room.match()->round()),
                           round.table.length() - 1, round.table.played().back().text,
                           position_key(round.table)};
    acted.automatic = round.stamps.back().automatic;
    return with_clocks(acted, round.stamps.back().left);
}

void check_told(const Effects& effects, const Room& room) {
    CHECK(effects == both(last_action(room)));
}

std::string first_move(const Room& room) {
    return room.match()->table().moves().front().text;
}
PeerId to_act(const Room& room) {
    return room.match()->to_act() == Seat::first ? ann : bo;
}
/// The player to act plays the first action there is.
Effects play(Room& room, Time now = start) {
    return hear(room, to_act(room), act(room, first_move(room)), now);
}
std::array<Time, 2> clocks(const Room& room, Time now) {
    return room.match()->clocks(now);
}

/// Reversi, with `actions` played.
Room reversi(int actions, std::string_view clock = "none") {
    Room room = seated(settings(GameId::reversi, 1, clock));
    for (int i = 0; i < actions; ++i)
        play(room);
    return room;
}

} // namespace

TEST_CASE("room: the clock runs from the beginning of the round for whoever is to act") {
    Room room = seated(settings(GameId::jungle, 1, "3+2"));
    CHECK(clocks(room, start + 10s) == std::array<Time, 2>{170s, 180s});
    check_told(play(room, start + 10s), room);
    CHECK(last_action(room).first_left == 172'000);
    CHECK(last_action(room).second_left == 180'000);
    check_told(play(room, start + 15s), room);
    CHECK(last_action(room).first_left == 172'000);
    CHECK(last_action(room).second_left == 177'000);
}

TEST_CASE("room: without a clock nobody is hurried, and no time is told") {
    Room room = reversi(1);
    CHECK(last_action(room).first_left == 0);
    CHECK(tick(room, start + 500ms).empty());
    CHECK_FALSE(room.match()->expired(start + 24h));
}

TEST_CASE("room: a flag falls at the last millisecond, and an action then is late") {
    Room room = seated(settings(GameId::reversi, 3, "3+2"));
    const auto late = act(room, first_move(room));
    CHECK(tick(room, start + 179'999ms).empty());
    CHECK(hear(room, ann, late, start + 180s) ==
          both(to_client::FlagFell{1, 0}) + denied(ann, "act", "room.late"));
    CHECK(room.match()->round_result() == engine::RoundResult{Seat::second, Reason::time});
    CHECK_FALSE(room.match()->result());
    CHECK(tick(room, start + 181s).empty());
}

TEST_CASE("room: between rounds no clock runs, and the next round begins with full ones") {
    Room room = seated(settings(GameId::reversi, 3, "3+2"));
    play(room, start + 100s);
    hear(room, ann, to_server::Resign{1}, start + 150s);
    CHECK(clocks(room, start + 200s) == clocks(room, start + 1h));
    hear(room, ann, to_server::Ready{1, 1}, start + 1h);
    hear(room, bo, to_server::Ready{1, 1}, start + 1h);
    REQUIRE(room.match()->round() == 2);
    CHECK(clocks(room, start + 1h + 1s) == std::array<Time, 2>{180s, 179s}); // sides swapped
}

TEST_CASE("room: a rematch begins with full clocks that run") {
    Room room = seated(settings(GameId::reversi, 1, "5+3"));
    hear(room, ann, to_server::Resign{1}, start + 150s);
    hear(room, ann, to_server::Ready{1, 1}, start + 200s);
    hear(room, bo, to_server::Ready{1, 1}, start + 200s);
    CHECK(clocks(room, start + 201s) == std::array<Time, 2>{300s, 299s});
}

TEST_CASE("room: whose time for a move is up gets a sensible one, the same in every such room") {
    Room room = seated(settings(GameId::jungle, 1, "45s"));
    Room twin = room;
    CHECK(tick(room, start + 44'999ms).empty());
    const auto made = tick(room, start + 45s);
    check_told(made, room);
    CHECK(last_action(room).automatic);
    CHECK(last_action(room).first_left == 0);
    CHECK(tick(twin, start + 45s) == made);
    CHECK(clocks(room, start + 46s) == std::array<Time, 2>{0s, 44s});
}

TEST_CASE("room: in Worpion flip and placement are made together") {
    Room room = seated(settings(GameId::worpion, 1, "45s"));
    play(room);
    REQUIRE(room.match()->to_act() == Seat::second);
    CHECK(tick(room, start + 45s).size() == 4);
    CHECK(room.match()->table().length() == 3);
    CHECK(room.match()->to_act() == Seat::first);

    Room halfway = seated(settings(GameId::worpion, 1, "45s"));
    play(halfway);
    play(halfway, start + 40s); // the flip: one turn's time for both
    CHECK(tick(halfway, start + 44'999ms).empty());
    check_told(tick(halfway, start + 45s), halfway);
    CHECK(halfway.match()->table().length() == 3);
}

TEST_CASE("room: three turns in a row made for a player lose the match") {
    Room room = seated(settings(GameId::jungle, 5, "45s"));
    Time now = start;
    for (int turn = 1; turn <= 3; ++turn) {
        REQUIRE_FALSE(room.match()->result());
        now += 45s;
        tick(room, now);
        if (turn < 3)
            play(room, now);
    }
    CHECK(room.match()->result() == engine::MatchResult{Seat::second, Reason::time});
    CHECK(room.match()->table().length() == 5);
    CHECK(tick(room, now + 45s).empty());
}

TEST_CASE("room: a forced pass is played at once, takes no time, and no client sends it") {
    Room room = reversi(0, "3+2");
    Time now = start;
    Effects effects;
    std::size_t passes = 0;
    while (!room.match()->round_result()) {
        const std::string move = first_move(room);
        CHECK(hear(room, to_act(room), act(room, "pass"), now).size() == 1);
        CHECK_FALSE(room.match()->forced());
        const auto before = room.match()->table().length();
        now += 1s;
        effects = play(room, now);
        const auto& round = room.match()->rounds().back();
        for (std::size_t i = before + 1; i < round.table.length(); ++i) {
            ++passes;
            CHECK(round.table.played()[i].gesture.pass);
            CHECK(round.stamps[i].left == round.stamps[i - 1].left);
        }
        CHECK(effects.size() == 2 * (round.table.length() - before));
    }
    CHECK(passes > 0);
}

TEST_CASE("room: an offer is announced to both, and accepted, declined or withdrawn") {
    const Room before = reversi(4);
    const auto draw = number(engine::OfferKind::draw);
    Room room = before;
    const to_server::Propose offer{1, 4, draw};
    CHECK(hear(room, bo, offer) == both(to_client::Proposed{1, 4, 1, draw}));
    CHECK(hear(room, bo, offer) == denied(bo, "propose", "match.already_offered"));
    CHECK(hear(room, bo, to_server::Answer{1, 4, draw, true}) ==
          denied(bo, "answer", "match.no_offer"));
    CHECK(hear(room, ann, to_server::Withdraw{1, 4}) == denied(ann, "withdraw", "match.no_offer"));
    Room declined = room, withdrawn = room, proposed = room;
    CHECK(hear(room, ann, to_server::Answer{1, 4, draw, true}) ==
          both(to_client::DrawAgreed{1, 4}));
    CHECK(room.match()->round_result() == engine::RoundResult{std::nullopt, Reason::agreed});
    CHECK(hear(declined, ann, to_server::Answer{1, 4, draw, false}) ==
          both(to_client::OfferEnded{1, 4, true}));
    CHECK(hear(withdrawn, bo, to_server::Withdraw{1, 4}) ==
          both(to_client::OfferEnded{1, 4, false}));
    CHECK(hear(proposed, ann, offer) == both(to_client::DrawAgreed{1, 4}));
    CHECK(declined.match() == before.match());
    CHECK(withdrawn.match() == before.match());
    CHECK(proposed.match() == room.match());
}

TEST_CASE("room: answering what was withdrawn, or something else than stands, is harmless") {
    Room room = reversi(4);
    hear(room, bo, to_server::Propose{1, 4, number(engine::OfferKind::draw)});
    hear(room, bo, to_server::Withdraw{1, 4});
    const engine::Match before = *room.match();
    const to_server::Answer yes{1, 4, number(engine::OfferKind::draw), true};
    CHECK(hear(room, ann, yes) == denied(ann, "answer", "match.no_offer"));
    hear(room, bo, to_server::Propose{1, 4, number(engine::OfferKind::take_back)});
    CHECK(hear(room, ann, yes) == denied(ann, "answer", "match.no_offer"));
    CHECK(room.match()->table() == before.table());
    CHECK_FALSE(room.match()->round_result());
}

TEST_CASE("room: an offer, an answer and a withdrawal for a past moment come too late") {
    Room room = reversi(4);
    const auto draw = number(engine::OfferKind::draw);
    hear(room, bo, to_server::Propose{1, 4, draw});
    play(room); // ends the offer
    CHECK(hear(room, ann, to_server::Answer{1, 4, draw, true}) ==
          denied(ann, "answer", "room.late"));
    CHECK(hear(room, bo, to_server::Withdraw{1, 4}) == denied(bo, "withdraw", "room.late"));
    CHECK(hear(room, bo, to_server::Propose{1, 4, draw}) == denied(bo, "propose", "room.late"));
    CHECK(hear(room, bo, to_server::Propose{2, 5, draw}) == denied(bo, "propose", "room.late"));
    CHECK_FALSE(room.match()->offer());
    hear(room, ann, to_server::Resign{1});
    CHECK(hear(room, bo, to_server::Propose{1, 5, draw}) == denied(bo, "propose", "room.late"));
}

TEST_CASE("room: a take-back restores the position and the clocks of that moment") {
    Room room = seated(settings(GameId::reversi, 1, "3+2"));
    play(room, start + 10s);
    play(room, start + 20s);
    const auto left = clocks(room, start + 20s);
    const engine::Table before = room.match()->table();
    play(room, start + 50s);
    play(room, start + 80s);
    const auto back = number(engine::OfferKind::take_back);
    hear(room, ann, to_server::Propose{1, 4, back}, start + 90s);
    CHECK(hear(room, bo, to_server::Answer{1, 4, back, true}, start + 95s) ==
          both(with_clocks(to_client::TookBack{1, 2}, left)));
    CHECK(room.match()->table() == before);
    CHECK(clocks(room, start + 96s) == std::array<Time, 2>{left[0] - 1s, left[1]});
}

TEST_CASE("room: an action meant for a position that was taken back is late at the same ply") {
    Room room = seated(settings(GameId::jungle, 1, "none"));
    for (int i = 0; i < 3; ++i)
        play(room);
    const auto stale = act(room, first_move(room)); // Bo's, after Ann's third action
    const auto back = number(engine::OfferKind::take_back);
    hear(room, ann, to_server::Propose{1, 3, back});
    hear(room, bo, to_server::Answer{1, 3, back, true});
    const auto moves = room.match()->table().moves();
    REQUIRE(moves.size() > 1);
    hear(room, ann, act(room, moves.back().text));
    REQUIRE(room.match()->table().length() == 3);
    CHECK(hear(room, bo, stale) == denied(bo, "act", "room.late"));
}

TEST_CASE("room: where nothing was played there is nothing to take back") {
    Room room = reversi(1);
    CHECK(hear(room, bo, to_server::Propose{1, 1, number(engine::OfferKind::take_back)}) ==
          denied(bo, "propose", "match.nothing_to_take_back"));
}
