#include <doctest/doctest.h>

#include "engine/base/english.hpp"
#include "engine/match/record.hpp"
#include "tests/engine/match/random_match.hpp"

using namespace engine;

namespace {

Record read(const std::string& text) {
    const Reading reading = read_record(text);
    CAPTURE(text);
    REQUIRE_MESSAGE(!reading.fault, english(*reading.fault));
    REQUIRE(reading.record);
    return *reading.record;
}

/// The forced pass that a record does not hold, if it was played last.
void pass_again(Match& match, const Match& model) {
    if (match.table().length() < model.table().length() && match.forced())
        REQUIRE(match.act(*match.to_act(), *match.forced()).ok());
}

/// Plays both on in the same way; they must not come apart.
void play_on(Match& a, Match& b, Time now, Random& random) {
    a.resume(now);
    b.resume(now);
    for (int i = 0; i < 20 && a.to_act(); ++i) {
        REQUIRE(a.to_act() == b.to_act());
        REQUIRE(a.clocks(now) == b.clocks(now));
        const auto moves = a.table().moves();
        const std::string& move =
            moves[random.below(static_cast<std::uint32_t>(moves.size()))].text;
        if (a.settings().clock.kind == Clock::Kind::per_move && random.below(2) == 0) {
            now += a.clocks(now)[index(*a.to_act())];
            REQUIRE(a.act_for(move, now) == b.act_for(move, now));
        } else {
            REQUIRE(a.act(*a.to_act(), move, now) == b.act(*b.to_act(), move, now));
        }
    }
    CHECK(a.round_result() == b.round_result());
    CHECK(a.result() == b.result());
    CHECK(to_record(a, 0) == to_record(b, 0));
}

} // namespace

TEST_CASE("record: whatever a match has come to is read back, and goes on from there") {
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        CAPTURE(seed);
        RandomMatch play(seed);
        const std::uint32_t gap = 1 + play.random.below(120);
        for (std::uint32_t i = 0; play.step(); ++i) {
            if (i % gap != 0)
                continue;
            const Match& match = play.match();
            const std::string text = to_record(match, 1796033700);
            Record back = read(text);
            CHECK(to_record(back) == text);
            pass_again(back.match, match);
            CHECK(back.started == 1796033700);
            CHECK(back.match.settings() == match.settings());
            CHECK(back.match.table() == match.table());
            CHECK(back.match.score() == match.score());
            CHECK(back.match.round_result() == match.round_result());
            Match model = match;
            Random random(seed);
            play_on(model, back.match, play.now(), random);
        }
        const std::string text = to_record(play.match(), 0);
        const Record back = read(text);
        CHECK(to_record(back) == text);
        CHECK(back.match.result() == play.match().result());
        CHECK(back.match.score() == play.match().score());
    }
}
