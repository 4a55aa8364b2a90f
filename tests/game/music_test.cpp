#include <doctest/doctest.h>

#include <memory>
#include <optional>

#include "game/contest/local.hpp"
#include "game/scenes/menus.hpp"
#include "game/scenes/play/play_scene.hpp"
#include "tests/support/world.hpp"

using namespace game;

namespace {

ScenePtr match_of(support::World& world, engine::GameId game) {
    LocalContest::Settings settings;
    settings.match.game = game;
    settings.match.names = {"Ann", "Bob"};
    return std::make_unique<play::PlayScene>(world.context,
                                             std::make_unique<LocalContest>(settings));
}

} // namespace

TEST_CASE("music: a game's own on its board, its set-up and its rules") {
    support::World world;
    const Launch launch;
    const auto check = [&](engine::GameId game, Track track) {
        CHECK(set_up_scene(world.context, launch, game)->music() == track);
        CHECK(how_to_play_scene(world.context, game)->music() == track);
        CHECK(match_of(world, game)->music() == track);
    };
    check(engine::GameId::worpion, Track::worpion);
    check(engine::GameId::reversi, Track::reversi);
    check(engine::GameId::jungle, Track::jungle);
}

TEST_CASE("music: home has its own, and what stands on a screen lets its music go on") {
    support::World world;
    const Launch launch;
    SceneStack stack(home_scene(world.context, launch));
    CHECK(stack.music() == Track::home);
    stack.push(credits_scene(world.context));
    CHECK(stack.music() == Track::home);
    stack.push(match_of(world, engine::GameId::jungle));
    CHECK(stack.music() == Track::jungle);
    stack.push(settings_scene(world.context));
    CHECK(stack.music() == Track::jungle);
    stack.push(how_to_play_scene(world.context, engine::GameId::reversi));
    CHECK(stack.music() == Track::reversi);
}
