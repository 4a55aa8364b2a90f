#include "net/play/room.hpp"

#include <doctest/doctest.h>

#include "tests/support/room_table.hpp"
#include "tests/support/room_talk.hpp"

using namespace net;
using namespace std::chrono_literals;
using namespace support::talk;
using engine::Error;

namespace {

/// The room is awake all the while: to one that does not listen nobody is silent.
void listen(Room& room, Time from, Time until) {
    for (Time now = from; now < until; now += 1s)
        tick(room, now);
}

/// Without the lines for the log.
Effects deeds(const Effects& effects) {
    Effects result;
    for (const Room::Effect& effect : effects)
        if (!std::holds_alternative<Room::Note>(effect))
            result.push_back(effect);
    return result;
}
Effects refused(PeerId peer, const Error& why) {
    return {Room::Send{peer, to_client::Refused{why.code, why.arguments}}, Room::Drop{peer}};
}
/// A seated peer that breaks the protocol: the other one hears of it.
Effects thrown_out(const Error& why) {
    Effects effects = refused(bo, why);
    effects.emplace_back(Room::Send{ann, to_client::Left{1, true}});
    return effects;
}
Room room(int rounds = 1) {
    return Room(support::worpion(rounds));
}
/// Ann first, then Bo.
Room playing(int rounds = 1) {
    return seated(support::worpion(rounds));
}
to_client::Began began(std::uint64_t seat, const char* second) {
    return {1,    "worpion", std::string(engine::info(engine::GameId::worpion).openings[0]),
            1,    "none",    0,
            seat, "Ann",     second,
            99};
}

} // namespace

TEST_CASE("room: the match begins when two have greeted") {
    Room table = room();
    CHECK(deeds(join(table, ann, hello(" Ann "))) == Effects{Room::Send{ann, welcome(ann)}});
    CHECK_FALSE(table.match());
    CHECK(deeds(join(table, bo, hello("Bo"))) == Effects{Room::Send{bo, welcome(bo)},
                                                         Room::Send{ann, began(0, "Bo")},
                                                         Room::Send{bo, began(1, "Bo")}});
    CHECK(table.match()->settings().names == std::array<std::string, 2>{"Ann", "Bo"});
}

TEST_CASE("room: the second of the same name gets a suffix, and an empty name becomes one") {
    Room table = room();
    join(table, ann, hello("Ann"));
    join(table, bo, hello("Ann"));
    CHECK(table.match()->settings().names[1] == "Ann 2");
    Room other = room();
    join(other, ann, hello(" "));
    join(other, bo, hello("abcdefghijklmnopqrst"));
    CHECK(other.match()->settings().names[0] == "Player");
}

TEST_CASE("room: a third one finds the table full") {
    Room table = playing();
    CHECK(deeds(join(table, eve, hello("Eve"))) == refused(eve, {"room.full"}));
    CHECK_FALSE(table.match()->result());
}

TEST_CASE("room: a stranger who does not greet is dropped") {
    Room table = room();
    table.on(Room::Joined{eve}, start, 99);
    listen(table, start, start + 2'999ms);
    CHECK(tick(table, start + 2'999ms).empty());
    CHECK(deeds(tick(table, start + 3s)) == refused(eve, {"room.no_greeting"}));
    table.on(Room::Joined{bo}, start, 99);
    CHECK(deeds(hear(table, bo, to_server::Act{1, 0, 0, "b2r"})) ==
          refused(bo, {"room.unexpected", {"act"}}));
    CHECK(hear(table, bo, hello("Bo")).empty()); // it is gone
    table.on(Room::Joined{ann}, start, 99);
    for (int i = 0; i < 3; ++i)
        CHECK(hear(table, ann, to_server::Ping{}).empty());
    CHECK(deeds(hear(table, ann, to_server::Ping{})) == refused(ann, {"room.flood"}));
}

TEST_CASE("room: an action is judged and announced with its key") {
    Room table = playing();
    const auto effects = hear(table, ann, act(table, "b2r"));
    CHECK(effects ==
          both(to_client::Acted{1, 0, "b2r", position_key(table.match()->table()), 0, 0, false}));
    CHECK(table.match()->table().length() == 1);
}

TEST_CASE("room: what is late or against the rules is not done") {
    Room table = playing();
    CHECK(hear(table, bo, act(table, "b2r")) == denied(bo, "act", "match.not_your_turn"));
    for (int i = 0; i < 3; ++i) {
        to_server::Act late = act(table, "b2r");
        ++(i == 0 ? late.round : i == 1 ? late.ply : late.key);
        CHECK(hear(table, ann, late) == denied(ann, "act", "room.late"));
    }
    CHECK(hear(table, ann, to_server::Resign{2}) == denied(ann, "resign", "room.late"));
    const auto effects = hear(table, ann, act(table, "b2-c2"));
    REQUIRE(effects.size() == 1);
    CHECK(
        std::holds_alternative<to_client::NotDone>(std::get_if<Room::Send>(&effects[0])->message));
    CHECK(hear(table, ann, to_server::Ready{1, 1}).empty());
    CHECK(table.match()->table().length() == 0);
    CHECK_FALSE(table.match()->round_result());
}

TEST_CASE("room: a refusal fits into a message, whatever was asked for") {
    Room table = playing();
    const std::string nonsense = "{0}\xc3\xa9\xc3\xa9\"'";
    for (const Room::Effect& effect : hear(table, ann, act(table, nonsense)))
        CHECK(decode_to_client(encode(std::get_if<Room::Send>(&effect)->message)));
}

TEST_CASE("room: resigning gives the round, readiness of both the next one, sides swapped") {
    Room table = playing(3);
    CHECK(hear(table, bo, to_server::Resign{1}) == both(to_client::Resigned{1, 1}));
    CHECK(hear(table, bo, to_server::Act{1, 0, 0, "b2r"}) == denied(bo, "act", "room.late"));
    CHECK(hear(table, ann, to_server::Ready{1, 1}) == both(to_client::IsReady{1, 1, 0}));
    CHECK(hear(table, ann, to_server::Ready{1, 1}).empty());
    CHECK(hear(table, bo, to_server::Ready{2, 1}).empty());
    CHECK(hear(table, bo, to_server::Ready{1, 1}) ==
          both(to_client::IsReady{1, 1, 1}) + both(to_client::RoundBegan{2}));
    CHECK(table.match()->to_act() == engine::Seat::second);
}

TEST_CASE("room: phrases are passed on, one in a second and a half and six a minute") {
    Room table = playing();
    const auto say = [&](Time after) {
        hear(table, bo, to_server::Ping{}, start + after);
        return hear(table, bo, to_server::Say{4}, start + after);
    };
    CHECK(say(0ms) == both(to_client::Said{1, 4}));
    CHECK(say(1'499ms) == denied(bo, "say", "room.too_fast"));
    for (int i = 1; i < 6; ++i)
        CHECK(say(i * 1'500ms) == both(to_client::Said{1, 4}));
    CHECK(say(30s) == denied(bo, "say", "room.too_fast"));
    CHECK(say(59'999ms) == denied(bo, "say", "room.too_fast"));
    CHECK(say(60s) == both(to_client::Said{1, 4}));
    Room alone = room();
    join(alone, ann, hello("Ann"));
    CHECK(hear(alone, ann, to_server::Say{1}) == denied(ann, "say", "room.alone"));
}

TEST_CASE("room: a goodbye loses the match, and nobody else may sit down") {
    Room table = playing();
    CHECK(deeds(hear(table, bo, to_server::Leave{})) ==
          Effects{Room::Drop{bo}, Room::Send{ann, to_client::Left{1, false}}});
    CHECK(table.match()->result()->winner == engine::Seat::first);
    CHECK(table.match()->result()->reason == engine::Reason::left);
    CHECK(table.on(Room::Gone{bo}, start, 99).empty());
    CHECK(hear(table, ann, to_server::Ready{1, 1}).empty());
    CHECK(deeds(join(table, eve, hello("Eve"))) == refused(eve, {"room.closed"}));
    CHECK(table.match()->result());
}

TEST_CASE("room: a peer that breaks the protocol is told why and leaves the table") {
    for (int i = 0; i < 3; ++i) {
        Room table = playing();
        if (i == 0)
            CHECK(deeds(hear(table, bo, hello("Bo"))) ==
                  thrown_out({"room.unexpected", {"hello"}}));
        if (i == 1)
            CHECK(deeds(table.on(Room::Unreadable{bo, {"wire.field", {"act", "ply"}}}, start,
                                 99)) == thrown_out({"wire.field", {"act", "ply"}}));
        if (i == 2) {
            for (int k = 0; k < 256; ++k)
                hear(table, bo, to_server::Ping{}, start + 1s);
            CHECK(deeds(hear(table, bo, to_server::Ping{}, start + 1s)) ==
                  thrown_out({"room.flood"}));
        }
        CHECK(table.match()->result()->winner == engine::Seat::first);
        CHECK(table.on(Room::Unreadable{bo, {"wire.not_cbor"}}, start, 99).empty());
    }
}

TEST_CASE("room: when the table goes everybody is dropped, and who comes is refused") {
    Room table = playing();
    table.on(Room::Joined{eve}, start, 99);
    CHECK(deeds(table.on(Room::Close{}, start, 99)) ==
          Effects{Room::Drop{ann}, Room::Send{bo, to_client::Left{0, false}}, Room::Drop{bo},
                  Room::Drop{eve}});
    CHECK(deeds(join(table, PeerId{4}, hello("Cy"))) == refused(PeerId{4}, {"room.closed"}));
}

TEST_CASE("room: pings are answered, silence is told, and then the player is away") {
    Room table = playing();
    listen(table, start, start + 2s);
    CHECK(hear(table, ann, to_server::Ping{}, start + 2s) ==
          Effects{Room::Send{ann, to_client::Pong{}}});
    CHECK(tick(table, start + 2'999ms).empty());
    CHECK(tick(table, start + 3s) == Effects{Room::Send{ann, to_client::Silent{1, true}}});
    CHECK(tick(table, start + 4s).empty());
    CHECK(hear(table, bo, to_server::Ping{}, start + 5s) ==
          Effects{Room::Send{ann, to_client::Silent{1, false}}, Room::Send{bo, to_client::Pong{}}});
    hear(table, ann, to_server::Ping{}, start + 5s);
    listen(table, start + 5s, start + 14s);
    hear(table, ann, to_server::Ping{}, start + 14s);
    CHECK(deeds(tick(table, start + 15s)) ==
          Effects{Room::Drop{bo}, Room::Send{ann, to_client::Away{1, 60'000}}});
    CHECK(table.on(Room::Gone{bo}, start + 15s, 99).empty());
    CHECK(deeds(table.on(Room::Gone{ann}, start + 15s, 99)) == Effects{Room::Drop{ann}});
}

namespace {

/// Bo is lost at `start + 10s`; Ann is heard all the while until `until`.
Room alone_until(Time until, int rounds = 1) {
    Room table = playing(rounds);
    for (Time now = start; now < until; now += 1s) {
        hear(table, ann, to_server::Ping{}, now);
        if (now < start + 10s)
            hear(table, bo, to_server::Ping{}, now);
        else if (now == start + 10s)
            table.on(Room::Gone{bo}, now, 99);
    }
    return table;
}
Effects come_back(Room& table, PeerId peer, const std::string& secret, Time now) {
    table.on(Room::Joined{peer, token(peer)}, now, 99);
    return deeds(hear(table, peer, to_server::Return{secret}, now));
}

} // namespace

TEST_CASE("room: a lost player comes back by the secret of the seat, and is told all") {
    Room table = alone_until(start + 30s);
    const Effects effects = come_back(table, PeerId{4}, token(bo), start + 30s);
    REQUIRE(effects.size() == 5);
    CHECK(effects[0] == Room::Effect(Room::Send{PeerId{4}, welcome(bo)}));
    CHECK(effects[2] == Room::Effect(Room::Send{PeerId{4}, began(1, "Bo")}));
    CHECK(effects[4] == Room::Effect(Room::Send{ann, to_client::Back{1}}));
    hear(table, ann, act(table, "b2r"), start + 30s);
    CHECK(hear(table, PeerId{4}, act(table, "b2-b3"), start + 30s).size() == 2);
}

TEST_CASE("room: no other secret opens a seat") {
    Room table = alone_until(start + 30s);
    CHECK(come_back(table, eve, token(eve), start + 30s) == refused(eve, {"room.no_seat"}));
    CHECK(come_back(table, PeerId{4}, "", start + 30s) == refused(PeerId{4}, {"room.no_seat"}));
    Room empty = room();
    join(empty, ann, hello("Ann"));
    CHECK(come_back(empty, eve, token(ann), start) == refused(eve, {"room.no_seat"}));
    CHECK(deeds(hear(table, ann, to_server::Return{token(ann)}, start + 30s)).front() ==
          Room::Effect(Room::Send{ann, to_client::Refused{"room.unexpected", {"return"}}}));
}

TEST_CASE("room: of two with the same secret the newest one has the seat") {
    Room table = playing();
    const Effects effects = come_back(table, PeerId{4}, token(bo), start);
    CHECK(effects[0] == Room::Effect(Room::Send{bo, to_client::Refused{"room.replaced", {}}}));
    CHECK(effects[1] == Room::Effect(Room::Drop{bo}));
    CHECK(table.on(Room::Gone{bo}, start, 99).empty());
    CHECK(hear(table, bo, to_server::Resign{1}).empty());
    CHECK(hear(table, PeerId{4}, to_server::Ping{}) ==
          Effects{Room::Send{PeerId{4}, to_client::Pong{}}});
}

TEST_CASE("room: a match is claimed after a minute, while the absent player is waited for") {
    const to_server::Claim claim{1};
    Room early = alone_until(start + 69s), own_turn = alone_until(start + 75s);
    hear(early, ann, act(early, "b2r"), start + 69s);
    CHECK(hear(early, ann, claim, start + 69'900ms) == denied(ann, "claim", "room.no_claim"));
    CHECK(hear(own_turn, ann, claim, start + 75s) == denied(ann, "claim", "room.no_claim"));
    hear(own_turn, ann, act(own_turn, "b2r"), start + 75s);
    Room other_match = own_turn, back = own_turn;
    CHECK(hear(other_match, ann, to_server::Claim{2}, start + 75s) ==
          denied(ann, "claim", "room.no_claim"));
    come_back(back, PeerId{4}, token(bo), start + 75s);
    CHECK(hear(back, ann, claim, start + 75s) == denied(ann, "claim", "room.no_claim"));
    CHECK(deeds(hear(own_turn, ann, claim, start + 75s)) ==
          Effects{Room::Send{ann, to_client::Left{1, true}}});
    CHECK(own_turn.match()->result()->winner == engine::Seat::first);
    CHECK(hear(own_turn, ann, claim, start + 75s) == denied(ann, "claim", "room.no_claim"));
    const Effects late = come_back(own_turn, PeerId{4}, token(bo), start + 90s);
    CHECK(late.back() == Room::Effect(Room::Drop{PeerId{4}}));
    CHECK(late[late.size() - 2] ==
          Room::Effect(Room::Send{PeerId{4}, to_client::Refused{"room.too_late", {}}}));
}

TEST_CASE("room: between two rounds the one who is not ready is waited for") {
    Room table = alone_until(start + 75s, 3);
    hear(table, ann, to_server::Resign{1}, start + 75s);
    CHECK(deeds(hear(table, ann, to_server::Claim{1}, start + 75s)) ==
          Effects{Room::Send{ann, to_client::Left{1, true}}});
}

TEST_CASE("room: its text is read again as the same table, and anything else is not") {
    Room table = playing(3);
    hear(table, ann, act(table, "b2r"));
    const std::string text = table.saved(start);
    auto read = Room::read(text, start);
    REQUIRE(read);
    CHECK(read->match()->rounds() == table.match()->rounds());
    CHECK(read->saved(start) == text);
    CHECK(come_back(*read, PeerId{4}, token(bo), start).size() == 5); // Ann is away, too
    CHECK(room().saved(start).empty());
    for (std::size_t length = 0; length + 1 < text.size(); length += 7)
        CHECK(Room::read(text.substr(0, length), start).error() == Error{"room.unreadable"});
    for (std::size_t i = 0; i < text.size(); i += 5) {
        std::string bad = text;
        bad[i] = bad[i] == 'z' ? 'y' : 'z';
        static_cast<void>(Room::read(bad, start)); // no crash; a secret may be any
    }
}
