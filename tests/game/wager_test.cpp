#include "game/scenes/play/wager.hpp"

#include <memory>
#include <string>
#include <utility>

#include <doctest/doctest.h>

#include "game/contest/local.hpp"
#include "game/profile/names.hpp"
#include "game/profile/settling.hpp"
#include "game/scenes/play/play_scene.hpp"
#include "tests/support/hand.hpp"
#include "tests/support/listener.hpp"
#include "tests/support/stub_thought.hpp"
#include "tests/support/world.hpp"

using namespace game;
using engine::LevelName;
using engine::Payout;
using engine::Seat;
using engine::Settlement;
using support::press;
using support::words_of;
using support::World;

namespace {

constexpr std::int64_t started = 1'790'000'000, day = 86'400;

engine::MatchSettings against(LevelName bot, int rounds = 1) {
    engine::MatchSettings settings;
    settings.rounds = rounds;
    settings.names = {"Ann", "bot:" + std::string(engine::to_text(bot))};
    return settings;
}

/// A match that stands in its fifth turn, the player to place.
engine::Match fifth_turn(const engine::MatchSettings& settings) {
    engine::Match match(settings);
    for (const char* action : {"b2r", "b2-c2", "a1v", "a1-a2", "d4r", "d4-d3", "d1v", "a2-a1"})
        REQUIRE(match.act(*match.to_act(), action));
    return match;
}

/// A match that is told what has become of it.
class Told final : public Contest {
public:
    explicit Told(engine::MatchSettings settings, bool resumed = false)
        : match_(std::move(settings)), resumed_(resumed) {}

    [[nodiscard]] const engine::Match& match() const override { return match_; }
    [[nodiscard]] std::optional<Seat> my_turn() const override { return std::nullopt; }
    [[nodiscard]] std::optional<Seat> my_seat() const override { return Seat::first; }
    [[nodiscard]] bool online() const override { return across; }
    [[nodiscard]] bool resumed() const override { return resumed_; }
    [[nodiscard]] std::int64_t started() const override { return ::started; }
    void want(const Wish&) override {}
    Notices update(std::chrono::milliseconds) override { return {}; }

    bool across = false;

    /// The other one wins it, or this one.
    Notices end(Seat winner) {
        REQUIRE(match_.resign(other(winner)));
        return {notice::RoundEnded{}, notice::MatchEnded{}};
    }

private:
    engine::Match match_;
    bool resumed_;
};

const Notices action{notice::Acted{}};

std::unique_ptr<play::PlayScene> scene_of(World& world, const engine::MatchSettings& match,
                                          const engine::Match* begun = nullptr) {
    LocalContest::Settings settings;
    settings.match = match;
    settings.bots[1] = bot_named(match.names[1]);
    settings.started = started;
    settings.think = support::endless;
    if (begun != nullptr)
        settings.begun = *begun;
    return std::make_unique<play::PlayScene>(world.context,
                                             std::make_unique<LocalContest>(std::move(settings)));
}

/// Goes on with a match that the purse knows.
std::unique_ptr<play::PlayScene> resumed(World& world, LevelName bot) {
    const auto settings = against(bot);
    world.context.holdings.purse.open(record_stem(settings, started),
                                      engine::payout_against(bot, 1));
    const engine::Match match = fifth_turn(settings);
    world.library.drafts.insert_or_assign(started, match);
    return scene_of(world, settings, &match);
}

void settle(Scene& scene) {
    for (int i = 0; i < 60; ++i)
        scene.update(0.05F);
}

bool says(const std::string& words, const std::string& wanted) {
    return words.find(wanted) != std::string::npos;
}

std::string words_on_page(const Scene& scene) {
    std::string words;
    for (const ui::Control& control : scene.page())
        words += control.label + "\n";
    return words;
}

} // namespace

TEST_CASE("wager: a match against a bot pays by its level, once") {
    World world;
    Purse& purse = world.context.holdings.purse;
    Told match(against(LevelName::professional));
    play::Wager wager(world.context);
    wager.begin(match);
    CHECK(purse.open_matches().empty());
    CHECK(wager.follow(match, action));
    CHECK(*purse.open(record_stem(match.match().settings(), started)) == Payout{14, 14});
    const Notices end = match.end(Seat::first);
    CHECK(wager.follow(match, end));
    CHECK(purse.chips() == 1014);
    CHECK(wager.follow(match, end));
    CHECK(purse.chips() == 1014);
    CHECK(purse.open_matches().empty());
    CHECK(*wager.told() == play::Event{"story.chips.won", {"14", "1014"}});
}

TEST_CASE("wager: what ends before anything is played is settled all the same") {
    World world;
    Told match(against(LevelName::master));
    play::Wager wager(world.context);
    wager.begin(match);
    CHECK(wager.follow(match, match.end(Seat::second)));
    CHECK(world.context.holdings.purse.chips() == 971);
}

TEST_CASE("wager: the terms are those of the beginning, on whatever day it ends") {
    World world;
    Purse& purse = world.context.holdings.purse;
    for (int i = 0; purse.gains(started) < engine::most_gains; ++i) {
        purse.open("earlier", {72, 72});
        purse.settle("earlier", Settlement::won, started);
    }
    const int chips = purse.chips();
    Told without(against(LevelName::master));
    play::Wager first(world.context);
    first.begin(without);
    first.follow(without, action);
    CHECK(purse.open_matches().empty());
    CHECK(first.result_words() == world.context.texts("stake.none"));
    world.context.wall = [] { return started + day; }; // the day's gains are none again
    first.follow(without, without.end(Seat::first));
    CHECK(purse.chips() == chips);

    Told with(against(LevelName::master));
    play::Wager second(world.context);
    second.begin(with);
    second.follow(with, action);
    world.context.wall = [] { return started; };
    second.follow(with, with.end(Seat::first));
    CHECK(purse.chips() == chips + 29);
}

TEST_CASE("wager: who has less than may be lost plays without stake, and loses nothing") {
    World world;
    Purse& purse = world.context.holdings.purse;
    while (purse.hand() >= 72) {
        purse.open("earlier", {72, 72});
        purse.settle("earlier", Settlement::lost, started);
    }
    REQUIRE(purse.chips() == 64);
    Told dear(against(LevelName::master, 5));
    play::Wager wager(world.context);
    wager.begin(dear);
    wager.follow(dear, action);
    CHECK(wager.facts(dear.match()).front().value == world.context.texts("chips.none"));
    CHECK(says(wager.facts(dear.match())[1].value, "72 chips, and you have 64"));
    Told cheaper(against(LevelName::master, 3));
    wager.begin(cheaper);
    CHECK(wager.facts(cheaper.match()).front().value == "+50 chips");
}

TEST_CASE("wager: nothing is paid online, from a position, or for what was not begun here") {
    World world;
    const Purse before = world.context.holdings.purse;
    play::Wager wager(world.context);
    Told online(against(LevelName::master));
    online.across = true;
    auto settings = against(LevelName::master);
    settings.position = "4/4/1O2/4 g f";
    Told position(settings), brought(against(LevelName::master), true);
    auto people = against(LevelName::master);
    people.names[1] = "Bob";
    Told hot_seat(people);
    for (Told* match : {&online, &position, &brought, &hot_seat}) {
        wager.begin(*match);
        wager.follow(*match, action);
        wager.follow(*match, match->end(Seat::first));
        CHECK(world.context.holdings.purse.chips() == before.chips());
        CHECK(world.context.holdings.purse.open_matches().empty());
        CHECK_FALSE(wager.told());
    }
}

TEST_CASE("wager: a match that is closed and gone on with pays once, by its first terms") {
    World world;
    auto first = scene_of(world, against(LevelName::master));
    support::click(*first, support::square(*first, "b2"));
    REQUIRE(world.context.holdings.purse.held() == 29);
    first->closing();
    first.reset();
    CHECK(world.context.holdings.purse.chips() == 1000);
    CHECK(world.context.holdings.purse.held() == 29);
    const engine::Match kept = world.library.drafts.at(started);
    auto second = scene_of(world, against(LevelName::master), &kept);
    press(*second, "resign");
    press(*second, "resign yes");
    CHECK(world.context.holdings.purse.chips() == 971);
    CHECK(world.context.holdings.purse.held() == 0);
    // the program ended before the draft was replaced: it can be gone on with, but not for chips
    auto third = scene_of(world, against(LevelName::master), &kept);
    press(*third, "resign");
    press(*third, "resign yes");
    CHECK(world.context.holdings.purse.chips() == 971);
}

TEST_CASE("wager: the purse is saved before the draft says that the match is over") {
    World world;
    auto scene = scene_of(world, against(LevelName::master));
    support::click(*scene, support::square(*scene, "b2"));
    bool paid_first = false;
    const auto keep = world.context.keep;
    world.context.keep = [&](const Holdings& holdings) {
        paid_first = !world.library.drafts.at(started).result();
        return keep(holdings);
    };
    press(*scene, "resign");
    press(*scene, "resign yes");
    CHECK(paid_first);
    CHECK(world.library.drafts.empty());
}

TEST_CASE("wager: open matches that nobody can go on with are settled by what is known of them") {
    World world;
    Purse& purse = world.context.holdings.purse;
    const auto one = against(LevelName::master);
    const auto name = [](const engine::MatchSettings& settings, std::int64_t at) {
        return record_stem(settings, at);
    };
    engine::Match lost(one), goes_on(one);
    REQUIRE(lost.resign(Seat::first));
    world.library.drafts.insert_or_assign(1, lost);
    world.library.drafts.insert_or_assign(2, goes_on);
    for (const std::int64_t at : {1, 2, 3})
        purse.open(name(one, at), {29, 29});
    CHECK(settle_forgotten(purse, world.library, started));
    CHECK(purse.open_matches() == std::vector{name(one, 2)});
    CHECK(purse.chips() == 971);
    CHECK_FALSE(settle_forgotten(purse, world.library, started));
}

TEST_CASE("wager: the table names what is won, lost and left, and whose purse it is") {
    World world;
    auto scene = resumed(world, LevelName::master);
    press(*scene, "tab table");
    const std::string words = words_of(*scene, world);
    CHECK(says(words, "If you win +29 chips"));
    CHECK(says(words, "If you lose −29 chips"));
    CHECK(says(words, "If you give up now −29 chips"));
    CHECK(says(words, "Chips on this computer 1000"));

    auto fresh = scene_of(world, against(LevelName::amateur));
    press(*fresh, "tab table");
    const std::string cheap = words_of(*fresh, world);
    CHECK(says(cheap, "If you win +6 chips"));
    CHECK(says(cheap, "If you lose nothing"));
}

TEST_CASE("wager: giving up costs the price, and the window says so before") {
    World world;
    auto scene = resumed(world, LevelName::master);
    press(*scene, "pause");
    press(*scene, "give up");
    CHECK(scene->phase() == "play-leave");
    CHECK(says(words_on_page(*scene), "Losing this match costs 29 chips."));
    press(*scene, "resume");
    CHECK(world.context.holdings.purse.chips() == 1000);
    press(*scene, "pause");
    press(*scene, "give up");
    press(*scene, "give up yes");
    settle(*scene);
    CHECK(world.context.holdings.purse.chips() == 971);
    REQUIRE(scene->phase() == "play-result");
    CHECK(says(words_on_page(*scene), "You lose 29 chips: you have 971 now."));
    CHECK(world.kept.size() == 1);
    CHECK(world.kept.front().result()->reason == engine::Reason::left);
    CHECK(world.library.drafts.empty());
    press(*scene, "board");
    press(*scene, "tab story");
    CHECK(says(words_of(*scene, world), "You lose 29 chips"));
}

TEST_CASE("wager: in the first four turns giving up is free and leaves nothing behind") {
    World world;
    auto scene = scene_of(world, against(LevelName::master));
    support::click(*scene, support::square(*scene, "b2"));
    press(*scene, "pause");
    press(*scene, "give up");
    CHECK(says(words_on_page(*scene), "that costs nothing"));
    const ui::Page page = scene->page();
    const Vec yes = ui::find(page, "give up yes")->rect.centre();
    scene->on(input::Pressed{yes});
    CHECK(std::holds_alternative<go::Home>(scene->on(input::Released{yes})));
    CHECK(world.context.holdings.purse.chips() == 1000);
    CHECK(world.context.holdings.purse.open_matches().empty());
    CHECK(world.library.drafts.empty());
    CHECK(world.kept.empty());
}

TEST_CASE("wager: moves that are taken back do not make giving up free again") {
    World world;
    auto scene = resumed(world, LevelName::master);
    support::click(*scene, support::square(*scene, "a4")); // the placement of the fifth turn
    const std::string name = record_stem(against(LevelName::master), started);
    REQUIRE(world.context.holdings.purse.bound(name));
    press(*scene, "take back");
    press(*scene, "take back");
    REQUIRE(engine::turns_made(world.library.drafts.at(started)) < engine::free_turns);
    scene->closing();
    const engine::Match kept = world.library.drafts.at(started);
    scene = scene_of(world, against(LevelName::master), &kept); // gone on with later
    press(*scene, "pause");
    press(*scene, "give up");
    CHECK(says(words_on_page(*scene), "Losing this match costs 29 chips."));
    press(*scene, "give up yes");
    CHECK(world.context.holdings.purse.chips() == 971);
}

TEST_CASE("wager: resigning tells its price where it loses the match") {
    World world;
    auto scene = resumed(world, LevelName::professional);
    press(*scene, "resign");
    CHECK(says(words_on_page(*scene), "Losing this match costs 14 chips."));
    CHECK_FALSE(says(words_on_page(*scene), "costs nothing"));
    auto longer = scene_of(world, against(LevelName::professional, 3));
    press(*longer, "resign");
    CHECK_FALSE(says(words_on_page(*longer), "chips"));
    auto cheap = scene_of(world, against(LevelName::beginner));
    press(*cheap, "resign");
    CHECK(says(words_on_page(*cheap), "Losing this match costs no chips."));
    CHECK_FALSE(says(words_on_page(*cheap), "costs nothing"));
    auto early = scene_of(world, against(LevelName::professional));
    press(*early, "resign");
    CHECK(says(words_on_page(*early), "Losing this match costs 14 chips."));
    CHECK(says(words_on_page(*early), "In its first 4 turns, giving the match up costs nothing"));
}

TEST_CASE("wager: a rematch is a match of its own") {
    World world;
    auto scene = resumed(world, LevelName::master);
    press(*scene, "resign");
    press(*scene, "resign yes");
    settle(*scene);
    press(*scene, "go on");
    settle(*scene);
    press(*scene, "resign");
    press(*scene, "resign yes");
    settle(*scene);
    CHECK(world.context.holdings.purse.chips() == 942);
}

TEST_CASE("wager: chips that cannot be saved are told of and stay as they were paid") {
    World world;
    auto scene = resumed(world, LevelName::master);
    world.library.full = true;
    press(*scene, "resign");
    press(*scene, "resign yes");
    CHECK(world.context.holdings.purse.chips() == 971);
    press(*scene, "tab story");
    CHECK(says(words_of(*scene, world), world.context.texts("story.chips_not_kept").substr(0, 20)));
}
