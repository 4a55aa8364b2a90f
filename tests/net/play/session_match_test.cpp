#include <doctest/doctest.h>

#include <random>

#include "net/play/session.hpp"
#include "tests/support/session_talk.hpp"

// A session checks what a referee announces: an honest one, and one that cheats.
using namespace net;
using namespace std::chrono_literals;
using namespace support::talk;
using engine::GameId;
using engine::Match;
using engine::OfferKind;
using engine::Reason;
using engine::Seat;

namespace {

constexpr auto draw = number(OfferKind::draw), take_back = number(OfferKind::take_back);

/// Bo's session, in the second seat of a match that another one, Ann's, referees honestly.
struct Line {
    Match referee;
    Session bo{"Bo"};
    Time now = start;

    /// `starts`: the seat that begins.
    Line(GameId game, std::string_view clock, Seat starts = Seat::first, int rounds = 1)
        : referee(settings(game, clock, starts, rounds)) {
        bo.on(Session::Connected{}, now);
        tell_bo(welcome());
        const engine::GameInfo& info = engine::info(game);
        to_client::Began began;
        began.game = info.key;
        began.opening = info.openings[0];
        began.rounds = static_cast<std::uint64_t>(rounds);
        began.clock = clock;
        began.starts = index(starts);
        began.seat = 1;
        began.first_name = "Ann";
        began.second_name = "Bo";
        tell_bo(began);
        referee.resume(now);
    }
    static engine::MatchSettings settings(GameId game, std::string_view clock, Seat starts,
                                          int rounds) {
        engine::MatchSettings settings{game, 0, rounds, starts, {"Ann", "Bo"}};
        settings.clock = *engine::clock_named(clock);
        return settings;
    }

    Effects tell_bo(const ToClient& message) { return hear(bo, message, now); }
    Effects wish(const Wish& wish) { return want(bo, wish, now); }
    /// Time goes by on a steady line.
    void pass(Time time) {
        for (const Time end = now + time; now < end;) {
            now = std::min(end, now + Time{1'000});
            bo.on(Session::Tick{}, now);
            tell_bo(to_client::Pong{});
        }
    }
    [[nodiscard]] std::string move() const { return referee.table().moves().front().text; }

    /// The announcement of what the referee just judged.
    [[nodiscard]] to_client::Acted last() const {
        const engine::Round& round = referee.rounds().back();
        to_client::Acted acted{round_of(referee), round.table.length() - 1,
                               round.table.played().back().text, position_key(round.table)};
        acted.automatic = round.stamps.back().automatic;
        return with_clocks(acted, round.stamps.back().left);
    }
    /// The first action there is, of whoever is to act, judged but not announced.
    to_client::Acted judged() {
        const auto seat = *referee.to_act();
        const std::string action = move();
        if (seat == Seat::second && !referee.forced())
            wish(wish::Act{action});
        REQUIRE(referee.act(seat, action, now));
        return last();
    }
    to_client::Acted made_for() {
        REQUIRE(referee.act_for(move(), now));
        return last();
    }
    void play(int actions = 1) {
        for (int i = 0; i < actions; ++i)
            tell_bo(judged());
        REQUIRE(bo.match()->rounds() == referee.rounds());
    }
    /// The same, told by a referee that changes the announcement.
    Effects told(auto&& change) {
        to_client::Acted acted = judged();
        change(acted);
        return tell_bo(acted);
    }
    /// Ann's proposal, announced.
    void ann_proposes(std::uint64_t kind) {
        tell_bo(at_now(to_client::Proposed{1, 0, 0, kind}, *bo.match()));
        REQUIRE(bo.match()->offer() == engine::Offer{offer_kind(kind), Seat::first});
    }
    [[nodiscard]] bool ended(const Effects& effects) const {
        return effects == out_of_step() && bo.phase() == Session::Phase::closed;
    }
};

/// An honest announcement of what a take-back by `seat` leads to.
to_client::TookBack back_to_turn_of(const Line& line, Seat seat) {
    Match match = *line.bo.match();
    REQUIRE(match.take_back_to(*match.last_turn_of(seat), line.now));
    return with_clocks(at_now(to_client::TookBack{}, match), match.clocks(line.now));
}

} // namespace

TEST_CASE("session: the clocks run as the screen's time does, and stand when the link ends") {
    Line line(GameId::reversi, "3+2");
    line.pass(10s);
    CHECK(line.bo.match()->clocks(line.now) == std::array<Time, 2>{170s, 180s});
    line.play();
    line.pass(5s);
    CHECK(line.bo.match()->clocks(line.now) == std::array<Time, 2>{172s, 175s});
    line.bo.on(Session::Unreadable{{"wire.not_cbor"}}, line.now);
    CHECK(line.bo.match()->clocks(line.now + 1h) == std::array<Time, 2>{172s, 175s});
}

TEST_CASE("session: clocks that an honest referee cannot have are out of step") {
    for (const char* clock : {"3+2", "45s"}) {
        Line line(GameId::reversi, clock);
        line.play(2);
        line.pass(20s);
        const auto check = [&](auto&& change, bool honest) {
            Line copy = line;
            CHECK(copy.ended(copy.told(change)) == !honest);
            CHECK((copy.bo.phase() == Session::Phase::playing) == honest);
        };
        check([](to_client::Acted&) {}, true);
        check([](to_client::Acted& a) { a.first_left += 3'000; }, true);
        check([](to_client::Acted& a) { a.first_left += 3'001; }, false);
        check([](to_client::Acted& a) { a.first_left -= 3'000; }, true);
        check([](to_client::Acted& a) { a.first_left -= 3'001; }, false);
        check([](to_client::Acted& a) { a.first_left = 0; }, false);
        check([](to_client::Acted& a) { a.second_left += 1; }, false);
        check([](to_client::Acted& a) { a.second_left -= 1; }, false);
        check([](to_client::Acted& a) { a.automatic = true; }, false);
    }
    Line none(GameId::reversi, "none");
    CHECK(none.ended(none.told([](to_client::Acted& a) { a.first_left = 1; })));
}

TEST_CASE("session: a referee cannot give time that was never there") {
    Line line(GameId::reversi, "3+2");
    line.pass(1s);
    Line more = line;
    CHECK(more.ended(more.told([](to_client::Acted& a) { a.first_left = 182'001; })));
    CHECK(line.tell_bo([&] {
                  auto acted = line.judged();
                  acted.first_left = 182'000;
                  return acted;
              }())
              .size() == 1);
}

TEST_CASE("session: our own time is checked as well as the other one's") {
    Line line(GameId::reversi, "45s", Seat::second);
    line.pass(10s);
    Line robbed = line;
    CHECK(robbed.ended(robbed.told([](to_client::Acted& a) { a.second_left -= 3'001; })));
    line.play();
}

TEST_CASE(
    "session: a move made for us or the other one is told as such, near the end of the time") {
    for (const Seat starts : {Seat::first, Seat::second}) {
        Line line(GameId::jungle, "45s", starts);
        line.pass(41s);
        Line early = line;
        CHECK(early.ended(early.tell_bo(early.made_for())));
        line.pass(3s);
        const auto acted = line.made_for();
        CHECK(line.tell_bo(acted) ==
              Effects{tell(notice::Acted{starts, line.referee.table().played().back(), true})});
        CHECK(line.bo.match()->rounds() == line.referee.rounds());
    }
}

TEST_CASE("session: no move is made for anybody without a clock for each move") {
    for (const char* clock : {"none", "3+2"}) {
        Line line(GameId::jungle, clock);
        line.pass(178s);
        CHECK(line.ended(line.told([](to_client::Acted& a) {
            a.automatic = true;
            a.first_left = 0;
        })));
    }
}

TEST_CASE("session: after a move made for us the answer to our own one is still awaited") {
    Line line(GameId::jungle, "45s", Seat::second);
    line.pass(45s);
    line.wish(wish::Act{line.move()});
    CHECK(line.bo.waiting());
    line.tell_bo(line.made_for());
    CHECK(line.bo.waiting());
    line.tell_bo(to_client::NotDone{"act", "room.late", {}});
    CHECK_FALSE(line.bo.waiting());
    line.play(2);
}

TEST_CASE("session: an action of ours that was refused is not made later") {
    Line line(GameId::jungle, "none", Seat::second);
    line.wish(wish::Act{line.move()});
    line.tell_bo(to_client::NotDone{"act", "room.late", {}});
    REQUIRE(line.referee.act(Seat::second, line.move(), line.now));
    CHECK(line.ended(line.tell_bo(line.last())));
}

TEST_CASE("session: our action is sent when our time seems to be up: the referee says whether") {
    Line line(GameId::jungle, "45s", Seat::second);
    line.pass(46s);
    CHECK(line.wish(wish::Act{line.move()}).size() == 1);
    CHECK(line.bo.waiting());
}

TEST_CASE("session: three turns in a row made for a player end the round and the match") {
    Line line(GameId::jungle, "45s", Seat::first, 3);
    for (int turn = 1; turn <= 3; ++turn) {
        line.pass(45s);
        const auto effects = line.tell_bo(line.made_for());
        const auto move = line.referee.table().played().back();
        Effects expected{tell(notice::Acted{Seat::first, move, true})};
        if (turn == 3) {
            expected.emplace_back(tell(notice::RoundEnded{}));
            expected.emplace_back(tell(notice::MatchEnded{}));
        } else {
            line.play();
        }
        CHECK(effects == expected);
    }
    CHECK(line.bo.match()->result() == engine::MatchResult{Seat::second, Reason::time});
}

TEST_CASE("session: a pass is believed where it is forced, takes no time, and is never sent") {
    Line line(GameId::reversi, "3+2");
    while (!line.referee.forced()) {
        line.pass(1s);
        line.play();
        REQUIRE_FALSE(line.referee.round_result());
    }
    CHECK(line.wish(wish::Act{*line.referee.forced()}) ==
          Effects{tell(notice::NotDone{{"session.not_now"}})});
    line.pass(2s); // it came late
    const Line before = line;
    const auto first = *before.bo.match()->to_act() == Seat::first;
    for (int i = 0; i < 4; ++i) {
        line = before;
        REQUIRE(line.referee.act(*line.referee.to_act(), *line.referee.forced(), line.now - 2s));
        to_client::Acted pass = line.last();
        if (i == 1)
            --(first ? pass.first_left : pass.second_left);
        if (i == 2)
            ++(first ? pass.first_left : pass.second_left);
        if (i == 3)
            pass.automatic = true;
        CHECK(line.ended(line.tell_bo(pass)) == (i > 0));
    }
    Line unforced(GameId::reversi, "3+2");
    CHECK(unforced.ended(unforced.told([](to_client::Acted& a) { a.action = "pass"; })));
}

TEST_CASE("session: a flag falls near the end of the time, of who is to act, by Fischer's clock") {
    const auto fall = [](const char* clock, Time time, std::uint64_t seat) {
        Line line(GameId::reversi, clock);
        line.pass(time);
        return line.tell_bo(to_client::FlagFell{1, seat});
    };
    CHECK(fall("3+2", 177s, 0) == Effects{tell(notice::RoundEnded{}), tell(notice::MatchEnded{})});
    CHECK(fall("3+2", 176'999ms, 0) == out_of_step());
    CHECK(fall("3+2", 180s, 1) == out_of_step());
    CHECK(fall("45s", 45s, 0) == out_of_step());
    CHECK(fall("none", 1h, 0) == out_of_step());
    Line line(GameId::reversi, "3+2");
    CHECK(line.tell_bo(to_client::FlagFell{2, 0}) == unexpected("flag_fell"));
}

TEST_CASE("session: a referee that lets the other one's flag stand is out of step, ours it may") {
    for (const char* clock : {"3+2", "45s"}) {
        for (const Seat starts : {Seat::first, Seat::second}) {
            Line line(GameId::reversi, clock, starts);
            line.pass(line.referee.settings().clock.start + 3s);
            CHECK(line.bo.phase() == Session::Phase::playing);
            const auto effects = line.bo.on(Session::Tick{}, line.now + 1ms);
            CHECK(line.ended(effects) == (starts == Seat::first));
        }
    }
}

TEST_CASE("session: a silence of the line is allowed for in its turn and the next one") {
    const auto late = [](to_client::Acted& a) { a.first_left += 9'000; };
    const auto early = [](to_client::Acted& a) { a.second_left += 9'000; };
    Line line(GameId::worpion, "3+2");
    line.play(3);
    line.pass(10s);
    for (int second = 0; second < 6; ++second)
        line.bo.on(Session::Tick{}, line.now += 1s);
    line.pass(10s);
    Line same = line;
    CHECK_FALSE(same.ended(same.told(late)));
    line.play(2); // flip and placement
    line.pass(10s);
    Line next = line;
    CHECK_FALSE(next.ended(next.told(early)));
    line.play(2);
    line.pass(10s);
    CHECK(line.ended(line.told(late)));
}

TEST_CASE("session: an offer is told, answered, and ends as the referee says") {
    Line line(GameId::reversi, "none");
    line.play(2);
    line.ann_proposes(draw);
    Line accepted = line, declined = line, both = line, withdrawn = line;
    CHECK(accepted.wish(wish::Answer{true}) == Effects{send(to_server::Answer{1, 2, draw, true})});
    CHECK(accepted.wish(wish::Answer{false}).empty()); // one thing at a time
    CHECK(accepted.tell_bo(to_client::DrawAgreed{1, 2}) == Effects{tell(notice::RoundEnded{})});
    CHECK(accepted.bo.match()->round_result()->reason == Reason::agreed);

    CHECK(declined.wish(wish::Answer{false}) ==
          Effects{send(to_server::Answer{1, 2, draw, false})});
    const engine::Offer offer{OfferKind::draw, Seat::first};
    CHECK(declined.tell_bo(to_client::OfferEnded{1, 2, true}) ==
          Effects{tell(notice::OfferEnded{offer, true})});
    CHECK_FALSE(declined.bo.match()->offer());

    CHECK(both.wish(wish::Propose{OfferKind::draw}) ==
          Effects{send(to_server::Propose{1, 2, draw})});
    CHECK(both.tell_bo(to_client::DrawAgreed{1, 2}) == Effects{tell(notice::RoundEnded{})});

    CHECK(withdrawn.tell_bo(to_client::OfferEnded{1, 2, false}) ==
          Effects{tell(notice::OfferEnded{offer, false})});
}

TEST_CASE("session: our own offer stands once it is announced, and can be withdrawn") {
    Line line(GameId::reversi, "none");
    line.play(2);
    CHECK(line.wish(wish::Propose{OfferKind::take_back}) ==
          Effects{send(to_server::Propose{1, 2, take_back})});
    CHECK_FALSE(line.bo.match()->offer());
    CHECK(line.tell_bo(to_client::Proposed{1, 2, 1, take_back}) ==
          Effects{tell(notice::Proposed{Seat::second, OfferKind::take_back})});
    CHECK(line.wish(wish::Propose{OfferKind::take_back}) ==
          Effects{tell(notice::NotDone{{"match.already_offered"}})});
    CHECK(line.wish(wish::Withdraw{}) == Effects{send(to_server::Withdraw{1, 2})});
    Line late = line;
    line.tell_bo(to_client::OfferEnded{1, 2, false});
    CHECK_FALSE(line.bo.match()->offer());
    CHECK(line.wish(wish::Withdraw{}) == Effects{tell(notice::NotDone{{"match.no_offer"}})});
    CHECK(line.wish(wish::Answer{}) == Effects{tell(notice::NotDone{{"match.no_offer"}})});

    // Ann accepted before she heard of it.
    CHECK(late.tell_bo(back_to_turn_of(late, Seat::second)) ==
          Effects{tell(notice::TookBack{Seat::second, 1})});
    late.tell_bo(to_client::NotDone{"withdraw", "room.late", {}});
    CHECK(late.wish(wish::Propose{OfferKind::draw}).size() == 1);
}

TEST_CASE("session: an action ends an offer without a word") {
    Line line(GameId::reversi, "none");
    line.play(2);
    line.ann_proposes(draw);
    line.play();
    CHECK_FALSE(line.bo.match()->offer());
    CHECK(line.tell_bo(to_client::DrawAgreed{1, 3}) == out_of_step());
}

TEST_CASE("session: nothing is agreed or ended in our name that we did not ask for") {
    Line line(GameId::reversi, "3+2");
    line.pass(5s);
    line.play(4);
    const auto cheat = [&](std::optional<std::uint64_t> standing, const ToClient& message) {
        Line copy = line;
        if (standing)
            copy.ann_proposes(*standing);
        CHECK(copy.ended(copy.tell_bo(message)));
        CHECK(copy.bo.match()->table() == line.bo.match()->table());
        CHECK_FALSE(copy.bo.match()->round_result());
    };
    const auto back = back_to_turn_of(line, Seat::first);
    cheat({}, to_client::DrawAgreed{1, 4});
    cheat(draw, to_client::DrawAgreed{1, 4});
    cheat(take_back, to_client::DrawAgreed{1, 4});
    cheat({}, back);
    cheat(take_back, back);
    cheat(draw, back);
    cheat(draw, to_client::OfferEnded{1, 4, true});
    cheat({}, to_client::Proposed{1, 4, 1, draw});

    // We declined, and are said to have agreed; or agreed to something else.
    Line refused = line;
    refused.ann_proposes(take_back);
    refused.wish(wish::Answer{false});
    CHECK(refused.ended(refused.tell_bo(back)));
    Line changed = line;
    changed.ann_proposes(draw);
    changed.wish(wish::Answer{true});
    changed.tell_bo(to_client::OfferEnded{1, 4, false});
    changed.ann_proposes(take_back);
    CHECK(changed.ended(changed.tell_bo(back)));

    // Our offer is said to be withdrawn.
    Line ours = line;
    ours.wish(wish::Propose{OfferKind::draw});
    ours.tell_bo(to_client::Proposed{1, 4, 1, draw});
    CHECK(ours.ended(ours.tell_bo(to_client::OfferEnded{1, 4, false})));
}

TEST_CASE("session: a take-back leads to the start of the asker's turn, with the clocks of then") {
    Line line(GameId::reversi, "3+2");
    for (int i = 0; i < 4; ++i) {
        line.pass(5s);
        line.play();
    }
    line.ann_proposes(take_back);
    line.wish(wish::Answer{true});
    const auto honest = back_to_turn_of(line, Seat::first);
    for (int i = 0; i < 4; ++i) {
        Line copy = line;
        to_client::TookBack back = honest;
        if (i == 1)
            back.ply = 0;
        if (i == 2)
            ++back.first_left;
        if (i == 3)
            --back.second_left;
        const auto effects = copy.tell_bo(back);
        CHECK(copy.ended(effects) == (i > 0));
        CHECK(copy.bo.match()->table().length() == (i > 0 ? 4 : 2));
    }
    CHECK(line.tell_bo(honest) == Effects{tell(notice::TookBack{Seat::first, 2})});
    CHECK(line.bo.match()->clocks(line.now + 1s) == std::array<Time, 2>{176s, 177s});
    CHECK(line.tell_bo(honest) == out_of_step());
}

TEST_CASE("session: what concerns another moment is out of order") {
    Line line(GameId::reversi, "none");
    line.play(2);
    line.ann_proposes(draw);
    const std::vector<ToClient> messages = {to_client::Proposed{1, 1, 0, take_back},
                                            to_client::Proposed{2, 2, 0, take_back},
                                            to_client::Proposed{1, 2, 0, draw},
                                            to_client::OfferEnded{1, 3, false},
                                            to_client::OfferEnded{2, 2, false},
                                            to_client::TookBack{2, 0},
                                            to_client::DrawAgreed{1, 1},
                                            to_client::DrawAgreed{2, 2}};
    for (const ToClient& message : messages) {
        Line copy = line;
        const char* tag = std::visit([](const auto& one) { return one.tag; }, message);
        CHECK(copy.tell_bo(message) == unexpected(tag));
    }
    Line without(GameId::reversi, "none");
    CHECK(without.tell_bo(to_client::OfferEnded{1, 0, false}) == unexpected("offer_ended"));
}

TEST_CASE("session: an action is not taken for the one that was asked for before a take-back") {
    Line line(GameId::jungle, "none");
    line.play(3);
    const std::string taken_back = line.last().action;
    line.ann_proposes(take_back);
    line.wish(wish::Answer{true});
    const std::string asked = line.move();
    line.wish(wish::Act{asked}); // on its way when the take-back is announced
    line.tell_bo(back_to_turn_of(line, Seat::first));
    line.referee = *line.bo.match();
    const auto before = line.referee;
    for (const engine::Move& move : before.table().moves()) { // another one than before
        line.referee = before;
        REQUIRE(line.referee.act(Seat::first, move.text, line.now));
        Match trial = line.referee;
        if (move.text != taken_back && trial.act(Seat::second, asked, line.now))
            break;
    }
    line.tell_bo(line.last());
    REQUIRE(line.referee.act(Seat::second, asked, line.now));
    CHECK(line.ended(line.tell_bo(line.last())));
}
