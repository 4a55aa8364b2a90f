#include <doctest/doctest.h>

#include <string>
#include <variant>

#include "engine/base/random.hpp"
#include "game/contest/local.hpp"
#include "tests/support/local_matches.hpp"

using namespace game;
using engine::LevelName;
using engine::Seat;
using std::chrono::milliseconds;
using std::chrono::seconds;
using support::wait;

namespace {

LocalContest::Settings settings(engine::GameId game, std::optional<LevelName> second,
                                std::string_view clock = "none") {
    LocalContest::Settings settings;
    settings.match.game = game;
    settings.match.names = {"Ann", "Bob"};
    settings.match.clock = *engine::clock_named(clock);
    settings.bots[1] = second;
    settings.seed = 7;
    return settings;
}

template <class N>
const N* find(const Notices& notices) {
    for (const Notice& notice : notices)
        if (const auto* found = std::get_if<N>(&notice))
            return found;
    return nullptr;
}

/// A game of Jungle that has gone on for `plies` quiet moves.
engine::Match after_quiet_moves(const engine::MatchSettings& settings, std::size_t plies) {
    engine::Match match(settings);
    engine::Random random(3);
    while (match.table().length() < plies) {
        const auto moves = match.table().moves();
        const auto& move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
        engine::Table next = match.table();
        const bool quiet =
            move.text.find('x') == std::string::npos && next.play(move.text) && !next.outcome();
        if (quiet)
            REQUIRE(match.act(*match.to_act(), move.text));
    }
    return match;
}

/// What a bot with these animals says to a draw after so many moves; the person plays Blue.
bool accepts_draw(const std::string& position, std::size_t plies) {
    LocalContest::Settings with_bot = settings(engine::GameId::jungle, LevelName::amateur);
    with_bot.match.position = position;
    with_bot.begun = after_quiet_moves(with_bot.match, plies);
    LocalContest contest(with_bot);
    contest.update(milliseconds{1});
    contest.want(wish::Propose{engine::OfferKind::draw});
    CHECK(find<notice::Proposed>(contest.update(milliseconds{2})));
    const Notices answer = wait(contest, seconds{5});
    const auto* ended = find<notice::OfferEnded>(answer);
    CHECK((ended != nullptr) == !contest.match().round_result());
    if (ended)
        CHECK(ended->declined);
    else
        CHECK(contest.match().round_result()->reason == engine::Reason::agreed);
    return ended == nullptr;
}

constexpr const char* bot_is_lost = "6r/7/7/7/7/7/E1W1P2/1C3D1/T5L b 0";
constexpr const char* bot_is_winning = "l5t/1d3c1/2p1w1e/7/7/7/7/7/6R b 0";

} // namespace

TEST_CASE("local contest: the clock runs from the first update and stands while a menu is open") {
    LocalContest contest(settings(engine::GameId::worpion, std::nullopt, "3+2"));
    contest.update(seconds{100});
    contest.update(seconds{110});
    CHECK(contest.match().clocks(seconds{110})[0] == seconds{170});
    contest.pause(true);
    contest.update(seconds{150});
    CHECK(contest.match().clocks(seconds{150})[0] == seconds{170});
    contest.pause(false);
    contest.update(seconds{150});
    contest.update(seconds{155});
    CHECK(contest.match().clocks(seconds{155})[0] == seconds{165});
}

TEST_CASE("local contest: a flag that falls loses the round") {
    LocalContest contest(settings(engine::GameId::jungle, std::nullopt, "3+2"));
    contest.update(seconds{0});
    CHECK(contest.update(seconds{179}).empty());
    const Notices notices = contest.update(seconds{180});
    CHECK(find<notice::RoundEnded>(notices));
    REQUIRE(contest.match().round_result());
    CHECK(*contest.match().round_result() ==
          engine::RoundResult{Seat::second, engine::Reason::time});
}

TEST_CASE("local contest: after 45 s a whole turn is made for the player, marked as automatic") {
    LocalContest contest(settings(engine::GameId::worpion, std::nullopt, "45s"));
    contest.update(seconds{0});
    contest.want(wish::Act{"b2r"});
    CHECK_FALSE(find<notice::Acted>(contest.update(seconds{1}))->automatic);
    CHECK(contest.update(seconds{44}).empty());
    CHECK(contest.my_turn() == Seat::second);
    for (int action = 0; action < 2; ++action) { // the flip, then the placement
        const Notices notices = wait(contest, seconds{46});
        const auto* acted = find<notice::Acted>(notices);
        REQUIRE(acted);
        CHECK(acted->seat == Seat::second);
        CHECK(acted->automatic);
    }
    CHECK(contest.my_turn() == Seat::first);
    CHECK(contest.match().clocks(seconds{46})[0] == seconds{45});
}

TEST_CASE("local contest: nobody acts once the time is up") {
    LocalContest contest(settings(engine::GameId::worpion, std::nullopt, "45s"));
    contest.update(seconds{0});
    contest.update(seconds{45});
    CHECK_FALSE(contest.my_turn());
    contest.want(wish::Act{"b2r"});
    CHECK(wait(contest, seconds{45}).size() == 1); // the automatic one alone
}

TEST_CASE("local contest: a bot's clock runs while it thinks") {
    LocalContest contest(settings(engine::GameId::reversi, LevelName::beginner, "5+3"));
    contest.update(seconds{0});
    contest.update(seconds{2});
    contest.want(wish::Act{"f5"});
    contest.update(seconds{2});
    CHECK(contest.match().clocks(seconds{2})[0] == seconds{301});
    const Notices notices = wait(contest, seconds{4});
    CHECK(find<notice::Acted>(notices)->seat == Seat::second);
    CHECK(contest.match().clocks(seconds{4})[1] == seconds{301});
}

TEST_CASE("local contest: at a shared board one action is taken back, clocks as they were") {
    LocalContest contest(settings(engine::GameId::worpion, std::nullopt, "3+2"));
    contest.update(seconds{0});
    contest.want(wish::Act{"b2r"});
    contest.update(seconds{10});
    contest.want(wish::Act{"b2-c2"});
    contest.update(seconds{20});
    contest.want(wish::Propose{engine::OfferKind::take_back});
    const Notices notices = contest.update(seconds{30});
    REQUIRE(find<notice::TookBack>(notices));
    CHECK(*find<notice::TookBack>(notices) == notice::TookBack{Seat::second, 1});
    CHECK(contest.match().table().length() == 1);
    CHECK(contest.match().clocks(seconds{30})[0] == seconds{182});
}

TEST_CASE("local contest: against a bot one's whole turn is taken back, also while it thinks") {
    LocalContest contest(settings(engine::GameId::worpion, LevelName::beginner));
    contest.update(milliseconds{0});
    contest.want(wish::Act{"b2r"});
    contest.update(milliseconds{1});
    contest.update(milliseconds{2}); // it has begun to think
    contest.want(wish::Propose{engine::OfferKind::take_back});
    const Notices notices = contest.update(milliseconds{3});
    CHECK(find<notice::TookBack>(notices));
    CHECK(contest.match().table().length() == 0);
    CHECK(contest.my_turn() == Seat::first);
    CHECK(contest.update(seconds{60}).empty()); // what it thought is forgotten

    contest.want(wish::Act{"a1r"});
    contest.update(seconds{61});
    milliseconds now = seconds{61};
    while (contest.my_turn() != Seat::first) { // a flip and a placement
        REQUIRE(now < seconds{70});
        contest.update(now += seconds{1});
        contest.wait();
    }
    contest.want(wish::Propose{engine::OfferKind::take_back});
    CHECK(find<notice::TookBack>(contest.update(now))->ply == 0);
}

TEST_CASE("local contest: with nothing to take back the wish is refused with its reason") {
    LocalContest contest(settings(engine::GameId::jungle, std::nullopt));
    contest.want(wish::Propose{engine::OfferKind::take_back});
    const Notices notices = contest.update(milliseconds{1});
    REQUIRE(find<notice::NotDone>(notices));
    CHECK(find<notice::NotDone>(notices)->why.code == "match.nothing_to_take_back");
}

TEST_CASE("local contest: at a shared board a draw needs the other one's word") {
    LocalContest contest(settings(engine::GameId::jungle, std::nullopt));
    contest.want(wish::Propose{engine::OfferKind::draw});
    CHECK(*find<notice::Proposed>(contest.update(milliseconds{1})) ==
          notice::Proposed{Seat::first, engine::OfferKind::draw});
    contest.want(wish::Answer{false});
    CHECK(find<notice::OfferEnded>(contest.update(milliseconds{2}))->declined);
    CHECK_FALSE(contest.match().round_result());

    contest.want(wish::Propose{engine::OfferKind::draw});
    contest.want(wish::Answer{true});
    CHECK(find<notice::RoundEnded>(contest.update(milliseconds{3})));
    CHECK(*contest.match().round_result() ==
          engine::RoundResult{std::nullopt, engine::Reason::agreed});
}

TEST_CASE("local contest: a bot accepts a draw late in a round, unless it is better") {
    CHECK_FALSE(accepts_draw(bot_is_lost, 38));
    CHECK(accepts_draw(bot_is_lost, 40));
    CHECK_FALSE(accepts_draw(bot_is_winning, 40));
}

TEST_CASE("local contest: a draw offered to a bot can be withdrawn before it answers") {
    LocalContest contest(settings(engine::GameId::jungle, LevelName::amateur));
    contest.update(milliseconds{0});
    contest.want(wish::Propose{engine::OfferKind::draw});
    contest.update(milliseconds{1});
    contest.want(wish::Withdraw{});
    CHECK_FALSE(find<notice::OfferEnded>(contest.update(milliseconds{2}))->declined);
    CHECK(contest.update(seconds{60}).empty());
}

TEST_CASE("local contest: a forced pass is played at once, and told") {
    LocalContest::Settings two = settings(engine::GameId::reversi, std::nullopt);
    // after Dark's a1, Light has no move and Dark still has e1
    two.match.position = "-OX--OXX" + std::string(56, '-') + " X";
    LocalContest contest(two);
    contest.want(wish::Act{"a1"});
    CHECK(contest.my_turn() == Seat::first);
    const Notices notices = contest.update(milliseconds{1});
    REQUIRE(notices.size() == 2);
    CHECK(std::get<notice::Acted>(notices[0]).move.text == "a1");
    CHECK(std::get<notice::Acted>(notices[1]).seat == Seat::second);
    CHECK(std::get<notice::Acted>(notices[1]).move.gesture.pass);

    // taking back leads over the pass to the move
    contest.want(wish::Propose{engine::OfferKind::take_back});
    CHECK(find<notice::TookBack>(contest.update(milliseconds{2}))->ply == 0);
}

TEST_CASE("local contest: a round that begins with a forced pass plays it") {
    LocalContest::Settings two = settings(engine::GameId::reversi, std::nullopt);
    two.match.position = "OXXX" + std::string(60, '-') + " X";
    LocalContest contest(two);
    const Notices notices = contest.update(milliseconds{1});
    REQUIRE(find<notice::Acted>(notices));
    CHECK(find<notice::Acted>(notices)->move.gesture.pass);
    CHECK(contest.my_turn() == Seat::second);
}

TEST_CASE("local contest: a match goes on from where it stands, clocks included") {
    LocalContest::Settings again = settings(engine::GameId::worpion, std::nullopt, "5+3");
    engine::Match match(again.match);
    match.resume(seconds{0});
    REQUIRE(match.act(Seat::first, "b2r", seconds{30}));
    match.pause(seconds{40});
    again.begun = match;
    LocalContest contest(again);
    contest.update(seconds{1000});
    contest.update(seconds{1005});
    CHECK(contest.my_turn() == Seat::second);
    CHECK(contest.match().clocks(seconds{1005}) ==
          std::array<engine::Time, 2>{seconds{273}, seconds{285}});
}
