#include <doctest/doctest.h>

#include <algorithm>
#include <variant>

#include "game/contest/local.hpp"
#include "tests/support/local_matches.hpp"
#include "tests/support/stub_thought.hpp"

using namespace game;
using engine::LevelName;
using engine::Seat;
using std::chrono::milliseconds;
using support::wait;

namespace {

LocalContest::Settings settings(engine::GameId game, std::optional<LevelName> bot) {
    LocalContest::Settings settings;
    settings.match.game = game;
    settings.match.names = {"Ann", bot ? "bot:master" : "Bob"};
    settings.bots[1] = bot;
    settings.think = support::endless;
    settings.advise = support::last_of_all;
    return settings;
}

template <class N>
bool has(const Notices& notices) {
    return std::any_of(notices.begin(), notices.end(),
                       [](const Notice& n) { return std::holds_alternative<N>(n); });
}

/// The hint that was asked for.
std::string hint(LocalContest& contest, milliseconds now) {
    contest.wait();
    contest.update(now);
    REQUIRE(contest.adviser()->hint());
    return contest.adviser()->hint()->action;
}

/// A match of Reversi in which a bot thinks without an end since 1 s.
LocalContest against_thinker() {
    return LocalContest(settings(engine::GameId::reversi, LevelName::master));
}

void play(Contest& contest, const std::string& action) {
    contest.want(wish::Act{action});
    CHECK(has<notice::Acted>(contest.update(milliseconds{1000})));
}

} // namespace

TEST_CASE("local contest: a bot that thinks for long plays at once when it is told to") {
    LocalContest contest = against_thinker();
    play(contest, "f5");
    CHECK_FALSE(contest.thinking()); // not longer than any bot
    CHECK(contest.update(milliseconds{1700}).empty());
    CHECK(contest.thinking());
    contest.hurry();
    CHECK(has<notice::Acted>(wait(contest, milliseconds{1700})));
    CHECK_FALSE(contest.thinking());
    CHECK(contest.my_turn() == Seat::first);
}

TEST_CASE("local contest: a take-back stops a bot that thinks") {
    LocalContest contest = against_thinker();
    play(contest, "f5");
    contest.want(wish::Propose{engine::OfferKind::take_back});
    CHECK(has<notice::TookBack>(contest.update(milliseconds{2000})));
    CHECK_FALSE(contest.thinking());
    CHECK(contest.my_turn() == Seat::first);
}

TEST_CASE("local contest: resigning and leaving stop a bot that thinks") {
    LocalContest contest = against_thinker();
    play(contest, "f5");
    contest.want(wish::Resign{});
    CHECK(has<notice::MatchEnded>(contest.update(milliseconds{2000})));
    CHECK_FALSE(contest.thinking());
    contest.want(wish::GoOn{}); // a rematch, which the bot begins
    contest.update(milliseconds{2000});
    contest.update(milliseconds{3000});
    CHECK(contest.thinking()); // until the contest goes away
}

TEST_CASE("local contest: a bot looks at the board before it answers what is still shown") {
    auto quick = settings(engine::GameId::reversi, LevelName::master);
    quick.think = support::instant;
    LocalContest contest(quick);
    play(contest, "f5");
    contest.in_motion(true);
    for (int ms = 1100; ms <= 2000; ms += 10)
        CHECK(contest.update(milliseconds{ms}).empty());
    contest.in_motion(false);
    CHECK(contest.update(milliseconds{2249}).empty());
    CHECK(has<notice::Acted>(wait(contest, milliseconds{2250})));
}

TEST_CASE("local contest: appearances never cost a bot its flag") {
    auto quick = settings(engine::GameId::reversi, LevelName::master);
    quick.think = support::instant;
    quick.match.clock = *engine::clock_named("3+2");
    LocalContest contest(quick);
    contest.update(milliseconds{1000});
    play(contest, "f5");
    contest.in_motion(true); // and never ends
    CHECK(contest.update(milliseconds{1000 + 22'000}).empty());
    CHECK(has<notice::Acted>(wait(contest, milliseconds{1000 + 22'500}))); // an eighth of it
}

TEST_CASE("local contest: a master thinks by the time that its clock has left") {
    auto noted = settings(engine::GameId::reversi, LevelName::master);
    noted.match.clock = *engine::clock_named("3+2");
    noted.bots = {LevelName::master, std::nullopt};
    noted.think = [](const engine::Table& table, const engine::Level& level,
                     const engine::Knowledge&, std::uint64_t, const std::stop_token&) {
        engine::Thought thought;
        thought.action = level.budget.time == milliseconds{900} ? "d3" : table.moves().back().text;
        return thought;
    };
    noted.begun = engine::Match(noted.match);
    noted.begun->resume(milliseconds{0});
    noted.begun->pause(milliseconds{172'000}); // 8 s left: 8 / 20 + 2 / 4
    LocalContest contest(noted);
    contest.update(milliseconds{0});
    const Notices notices = wait(contest, milliseconds{900});
    REQUIRE(has<notice::Acted>(notices));
    CHECK(std::get<notice::Acted>(notices[0]).move.text == "d3");
}

TEST_CASE("hints: there are none where they were declined, nor where only bots play") {
    auto without = settings(engine::GameId::reversi, LevelName::master);
    CHECK(LocalContest(without).adviser());
    without.hints = false;
    CHECK_FALSE(LocalContest(without).adviser());
    auto bots = settings(engine::GameId::reversi, LevelName::master);
    bots.bots[0] = LevelName::beginner;
    CHECK_FALSE(LocalContest(bots).adviser());
}

TEST_CASE("hints: an action or a take-back does away with what was advised") {
    LocalContest contest(settings(engine::GameId::reversi, std::nullopt));
    contest.adviser()->ask(contest.match().table());
    CHECK(hint(contest, milliseconds{1}) == contest.match().table().moves().back().text);
    play(contest, contest.match().table().moves().front().text);
    CHECK_FALSE(contest.adviser()->hint());
    contest.adviser()->ask(contest.match().table());
    hint(contest, milliseconds{1000});
    contest.want(wish::Propose{engine::OfferKind::take_back});
    contest.update(milliseconds{1000});
    CHECK_FALSE(contest.adviser()->hint());
    CHECK_FALSE(contest.adviser()->thinking());
}

TEST_CASE("hints: what is still thought about is dropped with an action") {
    auto slow = settings(engine::GameId::reversi, std::nullopt);
    slow.advise = support::no_end;
    LocalContest contest(slow);
    contest.adviser()->ask(contest.match().table());
    CHECK(contest.adviser()->thinking());
    play(contest, "f5");
    CHECK_FALSE(contest.adviser()->thinking());
    CHECK_FALSE(contest.adviser()->hint());
}

TEST_CASE("hints: advice that is followed goes on until the turn is over") {
    LocalContest contest(settings(engine::GameId::worpion, std::nullopt));
    play(contest, "b2r");
    contest.adviser()->ask(contest.match().table());
    const std::string flip = hint(contest, milliseconds{1000});
    play(contest, flip);
    const std::string placement = hint(contest, milliseconds{1000});
    CHECK(placement == contest.match().table().moves().back().text);
    play(contest, placement);
    CHECK_FALSE(contest.adviser()->hint());
    CHECK_FALSE(contest.adviser()->thinking()); // the other one was not advised

    contest.adviser()->ask(contest.match().table());
    hint(contest, milliseconds{1000});
    play(contest, contest.match().table().moves().front().text);
    CHECK_FALSE(contest.adviser()->thinking()); // not what was advised
}
