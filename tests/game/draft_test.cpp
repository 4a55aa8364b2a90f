#include <doctest/doctest.h>

#include <optional>
#include <string>

#include "game/contest/local.hpp"
#include "game/scenes/launch.hpp"
#include "game/scenes/play/play_scene.hpp"
#include "tests/support/hand.hpp"
#include "tests/support/listener.hpp"
#include "tests/support/world.hpp"

using namespace game;
using support::press;
using support::words_of;
using support::World;

namespace {

std::unique_ptr<play::PlayScene> two_people(World& world, const engine::Match* begun = nullptr,
                                            int rounds = 1) {
    LocalContest::Settings settings;
    settings.match.rounds = rounds;
    settings.match.names = {"Ann", "Bob"};
    settings.started = 100;
    if (begun != nullptr)
        settings.begun = *begun;
    return std::make_unique<play::PlayScene>(world.context,
                                             std::make_unique<LocalContest>(settings));
}

void click_square(Scene& scene, const std::string& name) {
    for (const Landmark& landmark : scene.landmarks()) {
        if (landmark.name != "square " + name)
            continue;
        scene.on(input::Moved{landmark.rect.centre()});
        scene.on(input::Pressed{landmark.rect.centre()});
        scene.on(input::Released{landmark.rect.centre()});
        return;
    }
    FAIL("no such square");
}

void settle(Scene& scene) {
    for (int i = 0; i < 60; ++i)
        scene.update(0.05F);
}

} // namespace

TEST_CASE("drafts: an action is kept before it is shown, whoever watches the log") {
    World world;
    auto scene = two_people(world);
    CHECK(world.library.saves == 0);
    std::size_t kept_when_told = 0;
    world.context.log = [&](const std::string& line) {
        if (line.starts_with("acted "))
            kept_when_told = world.library.drafts.at(100).table().length();
    };
    click_square(*scene, "b2");
    CHECK(kept_when_told == 1);
    CHECK(scene->phase() == "play-moving");
}

TEST_CASE("drafts: a match that is gone on with stands where it stood and is kept under its name") {
    World world;
    auto first = two_people(world);
    click_square(*first, "b2");
    const engine::Match kept = world.library.drafts.at(100);
    first.reset();
    auto second = two_people(world, &kept);
    CHECK(world.logged("position " + kept.table().position()));
    settle(*second);
    second->on(input::KeyDown{Key::up});
    second->on(input::KeyDown{Key::escape});
    CHECK(world.library.drafts.size() == 1);
}

TEST_CASE("drafts: a round's result is kept; going on meets its card") {
    World world;
    engine::MatchSettings settings;
    settings.rounds = 3;
    settings.names = {"Ann", "Bob"};
    engine::Match match(settings);
    REQUIRE(match.resign(engine::Seat::first).ok());
    auto scene = two_people(world, &match, 3);
    settle(*scene);
    CHECK(scene->phase() == "play-round-result");
}

TEST_CASE("drafts: a finished match is kept as a record, its draft goes") {
    World world;
    auto scene = two_people(world);
    click_square(*scene, "b2");
    REQUIRE(world.library.drafts.size() == 1);
    press(*scene, "resign");
    press(*scene, "resign yes");
    CHECK(world.kept.size() == 1);
    CHECK(world.headers == std::vector{one_screen()});
    CHECK(world.library.drafts.empty());
}

TEST_CASE("drafts: a record that cannot be kept leaves its draft") {
    World world;
    world.context.keep_record = [](const engine::Record&) { return std::string(); };
    auto scene = two_people(world);
    click_square(*scene, "b2");
    scene->on(input::KeyDown{Key::escape});
    engine::MatchSettings settings;
    settings.names = {"Ann", "Bob"};
    engine::Match match(settings);
    auto other = two_people(world, &match);
    press(*other, "resign");
    press(*other, "resign yes");
    REQUIRE(world.library.drafts.size() == 1);
    CHECK(world.library.drafts.at(100).result());
}

TEST_CASE("drafts: a match that is over is not gone on with, though its draft could not be kept at "
          "the end") {
    World world;
    auto scene = two_people(world);
    click_square(*scene, "b2");
    REQUIRE(world.library.drafts.size() == 1);
    world.library.full = true;
    press(*scene, "resign");
    press(*scene, "resign yes");
    CHECK(world.kept.size() == 1);
    CHECK(world.library.drafts.empty());
}

TEST_CASE("drafts: that a match cannot be kept is said where players look, once") {
    World world;
    world.library.full = true;
    auto scene = two_people(world);
    const std::string warning = world.context.texts("story.draft_not_kept");
    click_square(*scene, "b2");
    settle(*scene);
    CHECK(words_of(*scene, world).find(warning) != std::string::npos);
    click_square(*scene, "b2");
    scene->on(input::KeyDown{Key::right});
    settle(*scene);
    REQUIRE(world.logged("acted 1 1 b2-c2 second"));
    CHECK(words_of(*scene, world).find(warning) == std::string::npos);
}

TEST_CASE("drafts: who is a bot is told by the names of the record") {
    engine::MatchSettings settings;
    settings.names = {"Ann", "bot:amateur"};
    CHECK_FALSE(bots_of(settings)[0]);
    CHECK(bots_of(settings)[1] == engine::LevelName::amateur);
    settings.names = {"bot:beginner", "bot:from-the-future"};
    CHECK(bots_of(settings)[0] == engine::LevelName::beginner);
    CHECK(bots_of(settings)[1] == engine::all_levels().back());
}
