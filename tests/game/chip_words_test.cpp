#include "game/scenes/chip_words.hpp"

#include <memory>
#include <string>

#include <doctest/doctest.h>

#include "game/profile/names.hpp"
#include "game/scenes/menus.hpp"
#include "game/scenes/review/review.hpp"
#include "tests/support/hand.hpp"
#include "tests/support/world.hpp"

using namespace game;
using engine::LevelName;
using engine::Payout;
using engine::Settlement;
using support::press;
using support::World;

namespace {

constexpr std::int64_t now = 1'790'000'000; // as in World

std::string label(const Scene& scene, const std::string& id) {
    for (const ui::Control& control : scene.page())
        if (control.id == id)
            return control.label;
    return "";
}

std::string words_on_page(const Scene& scene) {
    std::string words;
    for (const ui::Control& control : scene.page())
        words += control.label + "\n";
    return words;
}

void win(Purse& purse, int times) {
    for (int i = 0; i < times; ++i) {
        purse.open("earlier", {72, 72});
        purse.settle("earlier", Settlement::won, now);
    }
}

/// The list of matches, and in it one against the master that is played for chips, by its turns.
std::unique_ptr<Scene> history(World& world, const Launch& launch, int turns) {
    engine::MatchSettings settings;
    settings.names = {"Ann", "bot:master"};
    const std::string name = record_stem(settings, now);
    world.context.holdings.purse.open(name, {29, 29});
    Headline line{settings.game, settings.names, now};
    line.turns = turns;
    world.library.entries = {{"/games/" + name + ".rvr", now, true, line}};
    auto scene = review::history_scene(world.context, launch);
    scene->update(0);
    return scene;
}

void delete_first(Scene& scene, const std::string& wanted) {
    const ui::Page page = scene.page();
    const Vec cross = ui::find(page, "delete 0")->rect.centre();
    scene.on(input::Pressed{cross});
    Go go = scene.on(input::Released{cross});
    const auto* push = std::get_if<go::Push>(&go);
    REQUIRE(push != nullptr);
    CAPTURE(words_on_page(*push->scene));
    CHECK((words_on_page(*push->scene).find("costs 29 chips") != std::string::npos) ==
          !wanted.empty());
    press(*push->scene, "yes");
}

} // namespace

TEST_CASE("chips: a number of them stands with its sign and in its number") {
    const World world, french(ui::Language::fr);
    CHECK(change_words(world.context.texts, 14) == "+14 chips");
    CHECK(change_words(world.context.texts, -1) == "−1 chip");
    CHECK(change_words(world.context.texts, 0) == "nothing");
    CHECK(change_words(french.context.texts, 2) == "+2 jetons");
    CHECK(payout_words(world.context.texts, {14, 14}) == "+14 chips, or −14");
    CHECK(payout_words(world.context.texts, {6, 0}) == "+6 chips, or nothing");
}

TEST_CASE("chips: the set-up tells what is played for, or that and why it is for nothing") {
    World world;
    Launch launch;
    auto& choices = world.context.settings.of(engine::GameId::worpion);
    choices.bot = LevelName::master;
    auto scene = set_up_scene(world.context, launch, engine::GameId::worpion);
    CHECK(label(*scene, "payout") == "+29 chips, or −29");
    press(*scene, "rounds-5");
    CHECK(label(*scene, "payout") == "+72 chips, or −72");
    world.context.holdings.purse.open("other", {940, 940});
    CHECK(label(*scene, "payout") == "no chips");
    CHECK(label(*scene, "character") ==
          "Without stake: a loss would cost 72 chips, and you have 60.");
    world.context.holdings = {};
    win(world.context.holdings.purse, 21);
    CHECK(label(*scene, "character") ==
          "Without stake: you have won 1500 chips today. More tomorrow!");
    choices.bot.reset();
    CHECK(label(*scene, "payout").empty());
}

TEST_CASE("chips: home and the profile show the purse and what the day has brought") {
    World world;
    world.context.settings.welcomed = true;
    Launch launch;
    win(world.context.holdings.purse, 2);
    auto home = home_scene(world.context, launch);
    CHECK(label(*home, "chips") == "1144 chips · 144/1500 today");
    auto profile = profile_scene(world.context, launch);
    CHECK(label(*profile, "chips") == "1144 chips (this computer)");
    CHECK(label(*profile, "gains") == "144/1500 won today");
}

TEST_CASE("chips: who deletes an unfinished match leaves it, at the price that is told before") {
    for (const int turns : {3, 4}) {
        World world;
        Launch launch;
        auto scene = history(world, launch, turns);
        delete_first(*scene, turns < 4 ? "" : "costs 29 chips");
        CHECK(world.library.removed.size() == 1);
        CHECK(world.context.holdings.purse.chips() == (turns < 4 ? 1000 : 971));
        CHECK(world.context.holdings.purse.open_matches().empty());
    }
    World world;
    Launch launch;
    auto scene = history(world, launch, 3); // after moves were taken back
    Purse& purse = world.context.holdings.purse;
    REQUIRE(purse.bind(purse.open_matches().front()));
    delete_first(*scene, "costs 29 chips");
    CHECK(purse.chips() == 971);
}

TEST_CASE("chips: a match is not deleted before what that costs is on the disk") {
    World world;
    Launch launch;
    auto scene = history(world, launch, 4);
    const Holdings before = world.context.holdings;
    world.library.full = true;
    delete_first(*scene, "costs 29 chips");
    CHECK(world.library.removed.empty());
    CHECK(world.context.holdings == before);
    CHECK(ui::find(scene->page(), "delete 0") != nullptr);
    world.library.full = false;
    delete_first(*scene, "costs 29 chips");
    CHECK(world.library.removed.size() == 1);
    CHECK(world.context.holdings.purse.chips() == 971);
}
