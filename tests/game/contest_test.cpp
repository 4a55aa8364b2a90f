#include <doctest/doctest.h>

#include <variant>

#include "game/contest/local.hpp"

using namespace game;
using engine::LevelName;
using engine::Seat;
using std::chrono::milliseconds;

namespace {

LocalContest::Settings settings(std::optional<LevelName> first, std::optional<LevelName> second,
                                int rounds = 1) {
    LocalContest::Settings settings;
    settings.match.rounds = rounds;
    settings.match.names = {"Ann", "Bob"};
    settings.bots = {first, second};
    settings.seed = 7;
    return settings;
}

template <class N>
bool has(const Notices& notices) {
    for (const Notice& notice : notices)
        if (std::holds_alternative<N>(notice))
            return true;
    return false;
}

// Lets simulated time pass until something happens; the bots' threads take the time they need.
Notices wait(LocalContest& contest, milliseconds& now) {
    Notices notices;
    for (int i = 0; i < 200 && notices.empty(); ++i) {
        contest.wait();
        now += milliseconds{50};
        notices = contest.update(now);
    }
    return notices;
}

} // namespace

TEST_CASE("local contest: two people play in turn, each at this screen") {
    LocalContest contest(settings(std::nullopt, std::nullopt));
    CHECK(contest.my_turn() == Seat::first);
    CHECK_FALSE(contest.my_seat());
    contest.want(wish::Act{"b2r"});
    const Notices notices = contest.update(milliseconds{1});
    REQUIRE(notices.size() == 1);
    CHECK(std::get<notice::Acted>(notices[0]).seat == Seat::first);
    CHECK(contest.my_turn() == Seat::second);
}

TEST_CASE("local contest: an illegal action is refused with its reason and changes nothing") {
    LocalContest contest(settings(std::nullopt, std::nullopt));
    contest.want(wish::Act{"b2r"});
    contest.update(milliseconds{1});
    const engine::Match before = contest.match();
    contest.want(wish::Act{"c3r"});
    const Notices notices = contest.update(milliseconds{2});
    REQUIRE(notices.size() == 1);
    CHECK(std::get<notice::NotDone>(notices[0]).why.code == "worpion.flip_first");
    CHECK(contest.match() == before);
}

TEST_CASE("local contest: a bot answers, but not before 350 ms") {
    LocalContest contest(settings(std::nullopt, LevelName::beginner));
    CHECK(contest.my_seat() == Seat::first);
    contest.want(wish::Act{"b2r"});
    CHECK(has<notice::Acted>(contest.update(milliseconds{1000})));
    CHECK_FALSE(contest.my_turn());
    milliseconds now{1000};
    const Notices notices = wait(contest, now);
    CHECK(std::get<notice::Acted>(notices[0]).seat == Seat::second);
    CHECK(now >= milliseconds{1350});
}

TEST_CASE("local contest: a paused bot does not move") {
    LocalContest contest(settings(LevelName::beginner, std::nullopt));
    contest.pause(true);
    for (int i = 1; i <= 50; ++i)
        CHECK(contest.update(milliseconds{i * 100}).empty());
    contest.pause(false);
    milliseconds now{6000};
    CHECK(has<notice::Acted>(wait(contest, now)));
}

TEST_CASE("local contest: resigning against a bot that thinks ends the round") {
    LocalContest contest(settings(LevelName::amateur, std::nullopt));
    contest.update(milliseconds{10});
    contest.want(wish::Resign{});
    const Notices notices = contest.update(milliseconds{20});
    CHECK(has<notice::RoundEnded>(notices));
    CHECK(has<notice::MatchEnded>(notices));
    CHECK(contest.match().result()->winner == Seat::first);
}

TEST_CASE("local contest: rounds follow each other with sides swapped, then a rematch") {
    LocalContest contest(settings(std::nullopt, std::nullopt, 3));
    for (int round = 1; round <= 3; ++round) {
        CHECK(contest.match().round() == round);
        const bool swapped = round % 2 == 0;
        CHECK(contest.match().seat(engine::Side::first) == (swapped ? Seat::second : Seat::first));
        if (contest.match().to_act() == Seat::first) // the second seat is to win them all
            contest.want(wish::Resign{});
        else {
            contest.want(wish::Act{"a1r"});
            contest.want(wish::Resign{});
        }
        CHECK(has<notice::RoundEnded>(contest.update(milliseconds{round})));
        if (round < 3) {
            contest.want(wish::GoOn{});
            CHECK(has<notice::RoundBegan>(contest.update(milliseconds{round})));
        }
    }
    REQUIRE(contest.match().result());
    CHECK(contest.match().result()->winner == Seat::second);
    contest.want(wish::GoOn{});
    CHECK(has<notice::MatchBegan>(contest.update(milliseconds{9})));
    CHECK_FALSE(contest.match().result());
}

TEST_CASE("local contest: a rematch is dated by its own start, however long the program runs") {
    LocalContest::Settings two = settings(std::nullopt, std::nullopt);
    two.started = 1'000'000;
    LocalContest contest(two);
    contest.update(std::chrono::minutes{10}); // of menus, before this match
    for (const int minutes : {13, 17}) {
        contest.want(wish::Resign{});
        contest.update(std::chrono::minutes{minutes});
        contest.want(wish::GoOn{});
        CHECK(contest.started() == 1'000'000 + (minutes - 10) * 60);
    }
}

TEST_CASE("local contest: a rematch of a match gone on with is dated by its own start too") {
    LocalContest::Settings two = settings(std::nullopt, std::nullopt);
    two.started = 1'000'000;
    two.begun = engine::Match(two.match);
    two.resumed = 2'000'000; // days later
    LocalContest contest(two);
    contest.update(std::chrono::minutes{10});
    CHECK(contest.started() == 1'000'000);
    for (const int minutes : {13, 17}) {
        contest.want(wish::Resign{});
        contest.update(std::chrono::minutes{minutes});
        contest.want(wish::GoOn{});
        CHECK(contest.started() == 2'000'000 + (minutes - 10) * 60);
    }
}

TEST_CASE("local contest: two bots play a match to its end, the same one for the same seed") {
    const auto play = [] {
        LocalContest contest(settings(LevelName::beginner, LevelName::beginner));
        milliseconds now{0};
        while (!contest.match().result())
            wait(contest, now);
        return contest.match();
    };
    CHECK(play() == play());
}
