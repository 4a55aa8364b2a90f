#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>

#include "game/contest/local.hpp"
#include "game/scenes/play/finale.hpp"
#include "game/scenes/play/play_scene.hpp"
#include "tests/support/hand.hpp"
#include "tests/support/world.hpp"

using namespace game;
using engine::GameId;
using engine::Seat;
using engine::Side;
using support::click;
using support::key;
using support::press;
using support::square;
using support::World;

namespace {

std::unique_ptr<play::PlayScene> hot_seat(World& world, GameId game, std::string position) {
    LocalContest::Settings settings;
    settings.match.game = game;
    settings.match.names = {"Ann", "Bob"};
    settings.match.position = std::move(position);
    return std::make_unique<play::PlayScene>(world.context,
                                             std::make_unique<LocalContest>(settings));
}

// The last move into the den, and until it is there.
std::unique_ptr<play::PlayScene> won(World& world) {
    auto scene = hot_seat(world, GameId::jungle, "2d4/3P2l/r6/6e/7/6R/3T3/1c1D3/7 b 0");
    click(*scene, square(*scene, "d8"));
    click(*scene, square(*scene, "d9"));
    for (int i = 0; i < 65; ++i)
        scene->update(0.01F);
    return scene;
}

bool heard(const World& world, Sound sound) {
    return std::count(world.audio.heard.begin(), world.audio.heard.end(), sound) == 1;
}

engine::Match over(GameId game, const std::string& position, const std::string& action) {
    engine::MatchSettings settings;
    settings.game = game;
    settings.position = position;
    engine::Match match(settings);
    REQUIRE(match.act(*match.to_act(), action, engine::Time{0}));
    REQUIRE(match.round_result());
    return match;
}

} // namespace

TEST_CASE("finale: the sting sounds as the joy begins, the card comes half a second after it") {
    World world;
    auto scene = won(world);
    CHECK(scene->phase() == "play-won");
    CHECK(heard(world, Sound::win));
    for (int i = 0; i < 125; ++i) // 0.9 s of light, 0.5 s of rest
        scene->update(0.01F);
    CHECK(scene->phase() == "play-won");
    for (int i = 0; i < 20; ++i)
        scene->update(0.01F);
    CHECK(scene->phase() == "play-result");
    CHECK(heard(world, Sound::win));
    for (int i = 0; i < 200; ++i)
        scene->update(0.01F);
    CHECK(!scene->moving());
}

TEST_CASE("finale: a click on the board or a key brings the result at once") {
    for (const bool by_key : {true, false}) {
        World world;
        auto scene = won(world);
        scene->update(0.1F);
        if (by_key)
            key(*scene, Key::space);
        else
            click(*scene, square(*scene, "a1"));
        scene->update(0.01F);
        CHECK(scene->phase() == "play-result");
    }
}

TEST_CASE("finale: the card slides in and out within 200 ms, and then nothing is drawn") {
    World world;
    auto scene = hot_seat(world, GameId::worpion, "4/4/4/4 o p");
    press(*scene, "pause");
    CHECK(scene->phase() == "play-pause");
    scene->update(0.1F);
    CHECK(scene->moving());
    scene->update(0.11F);
    CHECK(!scene->moving());
    key(*scene, Key::escape);
    CHECK(scene->phase() != "play-pause"); // it is deaf from now on
    scene->update(0.1F);
    CHECK(scene->moving());
    scene->update(0.11F);
    CHECK(!scene->moving());
}

TEST_CASE("finale: life stops three seconds after the last input; reduced motion has none") {
    for (const bool reduced : {false, true}) {
        World world;
        world.context.settings.reduced_motion = reduced;
        auto scene = hot_seat(world, GameId::worpion, "4/1og1/1OG1/4 o f");
        scene->on(input::Moved{square(*scene, "a4")});
        int frames = 0;
        for (int i = 0; i < 300; ++i) {
            scene->update(0.01F);
            frames += scene->changed() ? 1 : 0;
        }
        CHECK((frames > 1) == !reduced);
        for (int i = 0; i < 300; ++i) {
            scene->update(0.01F);
            const bool changed = scene->changed();
            CHECK((!changed || i == 0)); // hundredths do not add up exactly
            CHECK(!scene->moving());
        }
    }
}

TEST_CASE("finale: whoever has won here is cheered, and nobody where both have not") {
    const engine::Match den =
        over(GameId::jungle, "2d4/3P2l/r6/6e/7/6R/3T3/1c1D3/7 b 0", "5 d8-d9");
    const Seat winner = *den.round_result()->winner;
    const auto mine = play::victory_of(den, winner, Side::first);
    CHECK(mine.cheered == Side::first);
    CHECK(mine.goal == engine::Cell{3, 8});
    CHECK(mine.lines.empty());
    CHECK(!mine.counted);
    CHECK(play::victory_of(den, std::nullopt, Side::first).cheered == Side::first);
    const auto theirs = play::victory_of(den, other(winner), Side::first);
    CHECK(!theirs.cheered);
    CHECK(theirs.goal == mine.goal);
}

TEST_CASE("finale: discs are counted where they decide") {
    const engine::Match discs = over(GameId::reversi, "-OX" + std::string(61, 'X') + " X", "a1");
    const auto shown = play::victory_of(discs, std::nullopt, Side::second);
    CHECK(shown.counted);
    CHECK(shown.low == Side::second);
    CHECK(shown.cheered == Side::first);
    CHECK(!shown.goal);
}

TEST_CASE("board: a refused piece shakes by 4 for 120 ms and comes to rest where it lies") {
    CHECK(board::shake_time == doctest::Approx(0.12));
    float most = 0;
    for (float left = 0; left <= board::shake_time; left += 0.001F)
        most = std::max(most, std::abs(board::shaken_by(left)));
    CHECK(most == doctest::Approx(4).epsilon(0.01));
    CHECK(board::shaken_by(0) == 0);
    CHECK(std::abs(board::shaken_by(board::shake_time)) < 1e-4F);
}
