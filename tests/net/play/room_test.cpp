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
    CHECK(deeds(join(table, ann, hello(" Ann "))) ==
          Effects{Room::Send{ann, to_client::Welcome{}}});
    CHECK_FALSE(table.match());
    CHECK(deeds(join(table, bo, hello("Bo"))) == Effects{Room::Send{bo, to_client::Welcome{}},
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

TEST_CASE("room: pings are answered, silence is told and then ends it") {
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
    CHECK(deeds(tick(table, start + 15s)) == thrown_out({"room.lost"}));
    CHECK(deeds(table.on(Room::Gone{ann}, start + 15s, 99)) == Effects{Room::Drop{ann}});
}
