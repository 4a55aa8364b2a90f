#include <doctest/doctest.h>

#include <algorithm>
#include <memory>

#include "game/scenes/play/play_scene.hpp"
#include "tests/support/hand.hpp"
#include "tests/support/stub_thought.hpp"
#include "tests/support/world.hpp"

using namespace game;
using support::click;
using support::key;
using support::press;
using support::square;
using support::World;

namespace {

LocalContest::Settings settings(engine::GameId game, bool bot) {
    LocalContest::Settings settings;
    settings.match.game = game;
    settings.match.names = {"Ann", bot ? "bot:master" : "Bob"};
    if (bot)
        settings.bots[1] = engine::LevelName::master;
    settings.think = support::endless;
    settings.advise = support::last_of_all;
    return settings;
}

/// A scene and the match on it.
struct Board {
    play::PlayScene& operator*() const { return *scene; }
    play::PlayScene* operator->() const { return scene.get(); }

    LocalContest* contest;
    std::unique_ptr<play::PlayScene> scene;
};

Board scene_of(World& world, LocalContest::Settings settings) {
    auto contest = std::make_unique<LocalContest>(std::move(settings));
    LocalContest* match = contest.get();
    return {match, std::make_unique<play::PlayScene>(world.context, std::move(contest))};
}

/// Whether a control stands there and can be chosen.
bool offers(const Scene& scene, const std::string& id) {
    const ui::Page page = scene.page();
    return ui::find(page, id) != nullptr;
}

void settle(Scene& scene) {
    for (int i = 0; i < 80; ++i)
        scene.update(0.05F);
}

/// Lets a thread think to its end, then the line is logged; simulated time stands still.
void wait_for(World& world, const Board& board, const std::string& line) {
    board.contest->wait();
    board->update(0);
    REQUIRE(world.logged(line));
}

} // namespace

TEST_CASE("hints at the board: H asks for one, Enter plays it, the next H asks again") {
    World world;
    auto scene = scene_of(world, settings(engine::GameId::worpion, false));
    key(*scene, Key::letter, 'h');
    CHECK(world.logged("hint asked"));
    wait_for(world, scene, "hint d4v");
    key(*scene, Key::enter); // the cursor is there, and the pawn in hand is turned
    CHECK(world.logged("acted 1 0 d4v first"));
    CHECK(offers(*scene, "hint"));
}

TEST_CASE("hints at the board: asking again, by key or button, takes it away") {
    World world;
    auto scene = scene_of(world, settings(engine::GameId::reversi, false));
    press(*scene, "hint");
    wait_for(world, scene, "hint e6");
    press(*scene, "hint");
    CHECK(world.log.back() == "hint dropped");
    key(*scene, Key::enter); // no cursor came up for a hand at the mouse
    CHECK(world.log.back() == "hint dropped");

    auto slow = settings(engine::GameId::reversi, false);
    slow.advise = support::no_end;
    auto thinking = scene_of(world, slow);
    key(*thinking, Key::letter, 'h');
    key(*thinking, Key::letter, 'h');
    CHECK(world.log.back() == "hint dropped");
}

TEST_CASE("hints at the board: the keyboard gets one from its button too") {
    World world;
    auto scene = scene_of(world, settings(engine::GameId::jungle, false));
    for (const ui::Control& control : scene->page()) {
        if (ui::can_be_chosen(control))
            key(*scene, Key::tab);
        if (control.id == "hint")
            break;
    }
    key(*scene, Key::enter);
    REQUIRE(world.logged("hint asked"));
    wait_for(world, scene, "hint 8 a3-a4");
    key(*scene, Key::enter); // picks the elephant up
    key(*scene, Key::up);
    key(*scene, Key::enter);
    CHECK(world.logged("acted 1 0 8 a3-a4 first"));
}

TEST_CASE("hints at the board: there is none on a bot's turn, after the round, or where declined") {
    World world;
    auto scene = scene_of(world, settings(engine::GameId::reversi, true));
    CHECK(offers(*scene, "hint"));
    CHECK_FALSE(offers(*scene, "move now"));
    click(*scene, square(*scene, "f5"));
    CHECK_FALSE(offers(*scene, "hint"));
    key(*scene, Key::letter, 'h');
    CHECK_FALSE(world.logged("hint asked"));
    press(*scene, "resign");
    press(*scene, "resign yes");
    CHECK_FALSE(offers(*scene, "hint"));

    auto without = settings(engine::GameId::reversi, false);
    without.hints = false;
    auto plain = scene_of(world, without);
    CHECK_FALSE(offers(*plain, "hint"));
    key(*plain, Key::letter, 'h');
    CHECK_FALSE(world.logged("hint asked"));
}

TEST_CASE("hints at the board: the mark moves for a while, and not at all with reduced motion") {
    World world;
    auto scene = scene_of(world, settings(engine::GameId::reversi, false));
    key(*scene, Key::letter, 'h');
    wait_for(world, scene, "hint e6");
    CHECK(scene->moving());
    settle(*scene);
    CHECK_FALSE(scene->moving());

    world.context.settings.reduced_motion = true;
    world.log.clear();
    auto still = scene_of(world, settings(engine::GameId::reversi, false));
    key(*still, Key::letter, 'h');
    wait_for(world, still, "hint e6");
    CHECK_FALSE(still->moving());
    CHECK(still->changed());
}

TEST_CASE("move now: a bot that thinks for long answers to Space and to the button") {
    for (const bool by_key : {true, false}) {
        World world;
        auto scene = scene_of(world, settings(engine::GameId::reversi, true));
        click(*scene, square(*scene, "f5"));
        settle(*scene);
        world.context.now += std::chrono::milliseconds{200};
        scene->update(0.2F);
        CHECK_FALSE(offers(*scene, "move now"));
        key(*scene, Key::space); // too early: nobody has waited yet
        CHECK_FALSE(world.logged("move now"));
        world.context.now += std::chrono::milliseconds{600};
        scene->update(0.6F);
        CHECK(offers(*scene, "move now"));
        if (by_key)
            key(*scene, Key::space);
        else
            press(*scene, "move now");
        CHECK(world.logged("move now"));
        wait_for(world, scene, "turn mine");
        CHECK(std::any_of(world.log.begin(), world.log.end(), [](const std::string& line) {
            return line.starts_with("acted 1 1 ") && line.ends_with(" second");
        }));
        CHECK_FALSE(offers(*scene, "move now"));
    }
}

TEST_CASE("move now: a take-back while the bot thinks gives the turn back at once") {
    World world;
    auto scene = scene_of(world, settings(engine::GameId::reversi, true));
    click(*scene, square(*scene, "f5"));
    settle(*scene);
    world.context.now += std::chrono::seconds{1};
    scene->update(0.1F);
    REQUIRE(offers(*scene, "move now"));
    press(*scene, "take back");
    CHECK(world.logged("took back 0 first"));
    CHECK_FALSE(offers(*scene, "move now"));
    CHECK(offers(*scene, "hint"));
}

TEST_CASE("move now: thinking shows by dots that come at most three times a second") {
    World world;
    auto scene = scene_of(world, settings(engine::GameId::reversi, true));
    click(*scene, square(*scene, "f5"));
    settle(*scene);
    world.context.now += std::chrono::seconds{1};
    scene->update(0.1F);
    while (scene->changed())
        ;
    int drawn = 0;
    for (int i = 0; i < 100; ++i) {
        scene->update(0.02F);
        drawn += scene->changed() ? 1 : 0;
    }
    CHECK(drawn >= 4);
    CHECK(drawn <= 6);
    CHECK_FALSE(scene->moving());
}
