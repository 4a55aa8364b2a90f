#include "net/play/transcript.hpp"

#include <doctest/doctest.h>

#include <optional>
#include <random>
#include <string>

#include "tests/support/room_table.hpp"

using namespace net;
using namespace std::chrono_literals;
using engine::Match;
using engine::Seat;

namespace {

constexpr Time start{9'000};

std::optional<Standing> retold(const std::vector<ToClient>& messages, Time now) {
    std::optional<Retelling> retelling;
    for (const ToClient& message : messages) {
        const auto read = decode_to_client(encode(message));
        REQUIRE(read);
        if (const auto* resuming = std::get_if<to_client::Resuming>(&*read))
            retelling.emplace(*resuming, now);
        else if (const auto* began = std::get_if<to_client::Began>(&*read))
            REQUIRE(retelling->take(*began));
        else
            REQUIRE(retelling->take(*std::get_if<to_client::MatchPart>(&*read)));
    }
    return retelling->standing();
}

/// Told at a moment and taken in at the same one, both ends hold the same value, running clocks
/// and all.
void check_retold(const Standing& standing, Time now) {
    const auto again = retold(tell(standing, now), now);
    REQUIRE(again);
    CHECK(again->match.rounds() == standing.match.rounds());
    CHECK(again->match.result() == standing.match.result());
    CHECK(again->match.offer() == standing.match.offer());
    for (const Time later : {now, now + 1s, now + 50s})
        CHECK(again->match.clocks(later) == standing.match.clocks(later));
    CHECK(again->number == standing.number);
    CHECK(again->ready == standing.ready);
    CHECK(again->seat == standing.seat);
}

/// Something that may happen in a match that goes on.
void happen(Match& match, std::mt19937_64& random, Time now) {
    const Seat seat = engine::seat_at(random() % 2);
    if (match.round_result()) {
        CHECK(match.next_round(now));
        return;
    }
    if (const auto late = match.expired(now)) {
        if (!match.lose_on_time())
            static_cast<void>(match.act_for(match.table().moves().front().text, now));
        return;
    }
    switch (random() % 60) {
    case 0:
        return static_cast<void>(match.resign(seat, now));
    case 1:
        return static_cast<void>(match.propose(seat, engine::OfferKind::draw, now));
    case 2:
        return static_cast<void>(match.propose(seat, engine::OfferKind::take_back, now));
    case 3:
        return static_cast<void>(match.answer(seat, true, now));
    default:
        break;
    }
    const auto moves = match.table().moves();
    static_cast<void>(match.act(*match.to_act(), moves[random() % moves.size()].text, now));
}

} // namespace

TEST_CASE("transcript: a match of any kind is told exactly at any moment") {
    std::mt19937_64 random(5);
    for (const engine::GameId game : engine::all_games())
        for (const std::string_view clock : engine::clock_names()) {
            CAPTURE(clock);
            engine::MatchSettings settings = support::settings(game, 3, clock);
            settings.names = {"Ann", "Bo"};
            Standing standing{Match(settings), 7, 99, {}, Seat::second};
            Time now = start;
            standing.match.resume(now);
            while (!standing.match.result()) {
                check_retold(standing, now);
                now += Time{random() % 10'000};
                happen(standing.match, random, now);
                const bool over = standing.match.round_result().has_value();
                standing.ready = {over && random() % 2 == 0, over && random() % 2 == 0};
            }
            check_retold(standing, now);
        }
}

TEST_CASE("transcript: a match that was left is told, in a round and between two") {
    for (const bool between : {false, true}) {
        engine::MatchSettings settings = support::worpion(3);
        settings.names = {"Ann", "Bo"};
        Standing standing{Match(settings), 1, 99, {}, Seat::first};
        standing.match.resume(start);
        if (between)
            CHECK(standing.match.resign(Seat::first, start));
        CHECK(standing.match.leave(Seat::second, start));
        check_retold(standing, start);
    }
}

TEST_CASE("transcript: a part is never longer than a message can hold") {
    engine::MatchSettings settings = support::settings(engine::GameId::jungle, 1, "15+10");
    settings.names = {"Ann", "Bo"};
    Match match(settings);
    std::mt19937_64 random(3);
    while (!match.round_result()) {
        const auto moves = match.table().moves();
        REQUIRE(match.act(*match.to_act(), moves[random() % moves.size()].text));
    }
    const auto parts = parts_of(match);
    CHECK(parts.size() > 2);
    for (const auto& part : parts)
        CHECK(part.text.size() <= longest_part);
    check_retold({match, 1, 99, {}, Seat::first}, start);
}

TEST_CASE("transcript: what is not told in order, or against the rules, is not taken in") {
    engine::MatchSettings settings = support::settings(engine::GameId::worpion, 3, "3+2");
    settings.names = {"Ann", "Bo"};
    const Standing standing{Match(settings), 1, 99, {}, Seat::first};
    const to_client::Resuming one{1, 0, position_key(standing.match.table()), 0, 0, false, false};
    const auto takes = [&](const to_client::Resuming& resuming, const to_client::MatchPart& part) {
        Retelling retelling(resuming, start);
        REQUIRE(retelling.take(began(standing)));
        return retelling.take(part);
    };
    CHECK(takes(one, {1, 0, ""}));
    for (const to_client::MatchPart& part : {to_client::MatchPart{2, 0, ""},
                                             {1, 1, ""},
                                             {1, 0, "b2r"},
                                             {1, 0, "z9"},
                                             {1, 0, ";"},
                                             {1, 0, "b2r,1"},
                                             {1, 0, "b2r,1,2,b"},
                                             {1, 0, "b2r,-1,2"},
                                             {1, 0, "b2r,1,2,a,"},
                                             {1, 0, "b2r,1,99999999999"},
                                             {1, 0, "=resigned,2"},
                                             {1, 0, "=resigned,"},
                                             {1, 0, "=won"},
                                             {1, 0, "=agreed;=agreed"}})
        CHECK_FALSE(takes(one, part));
    to_client::Resuming ready = one, offered = one, key = one;
    ready.first_ready = true;
    offered.offer = 2; // nothing to take back
    ++key.key;
    for (const to_client::Resuming& bad : {ready, offered, key})
        CHECK_FALSE(takes(bad, {1, 0, ""}));
    Retelling early(one, start), twice(one, start), more(one, start);
    CHECK_FALSE(early.take(to_client::MatchPart{1, 0, ""}));
    CHECK(twice.take(began(standing)));
    CHECK_FALSE(twice.take(began(standing)));
    CHECK(more.take(began(standing)));
    CHECK_FALSE(more.standing());
    CHECK(more.take(to_client::MatchPart{1, 0, ""}));
    CHECK(more.standing());
    CHECK_FALSE(more.take(to_client::MatchPart{1, 0, ""}));
}
