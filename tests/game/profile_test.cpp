#include <doctest/doctest.h>

#include <memory>
#include <string>

#include "game/scenes/menus.hpp"
#include "game/ui/page.hpp"
#include "tests/support/hand.hpp"
#include "tests/support/world.hpp"

using namespace game;
using support::press;
using support::World;

namespace {

Entry entry_of(std::string second, engine::Seat winner) {
    Headline line;
    line.names = {"Ann", std::move(second)};
    line.result = engine::MatchResult{winner, engine::Reason::resigned};
    return {"match.rvr", 100, false, line};
}

bool says(const ui::Page& page, const std::string& words) {
    return std::any_of(page.begin(), page.end(),
                       [&](const ui::Control& c) { return c.label == words; });
}

void type(Scene& scene, const std::string& letters) {
    for (const char letter : letters)
        scene.on(input::Typed{static_cast<char32_t>(letter)});
}

} // namespace

TEST_CASE("profile: what was won, drawn and lost against whom stands there once records are read") {
    World world;
    world.context.settings.name = "Ann";
    for (int i = 0; i < 3; ++i)
        world.library.entries.push_back(entry_of("bot:amateur", engine::Seat::first));
    world.library.entries.push_back(entry_of("Bob", engine::Seat::second));
    const Launch launch;
    const ScenePtr scene = profile_scene(world.context, launch);
    CHECK(scene->phase() == "profile-reading");
    CHECK(says(scene->page(), world.context.texts("history.looking")));
    scene->update(0);
    CHECK(scene->changed());
    CHECK(scene->phase() == "profile");
    CHECK(says(scene->page(), "3 · 0 · 0"));
    CHECK(says(scene->page(), "0 · 0 · 1"));
    CHECK(world.logged("profile 4"));
}

TEST_CASE("profile: who has finished no match yet is led to one") {
    World world;
    const Launch launch;
    const ScenePtr scene = profile_scene(world.context, launch);
    scene->update(0);
    CHECK(says(scene->page(), world.context.texts("profile.empty")));
    scene->on(input::KeyDown{.key = Key::down}); // from the way back to the name
    scene->on(input::KeyDown{.key = Key::down}); // and on to the bots
    scene->on(input::KeyDown{.key = Key::tab});
    const Go go = scene->on(input::KeyDown{.key = Key::enter});
    REQUIRE(std::holds_alternative<go::Push>(go));
    CHECK(std::get<go::Push>(go).scene->name() == "set-up");
    const Settings& settings = world.context.settings;
    CHECK(settings.of(settings.game).bot == engine::LevelName::amateur);
}

TEST_CASE("profile: a name that is typed is kept, and what it tells of old matches follows") {
    World world;
    world.library.entries = {entry_of("Bob", engine::Seat::first)};
    const Launch launch;
    const ScenePtr scene = profile_scene(world.context, launch);
    scene->update(0);
    CHECK(says(scene->page(), world.context.texts("profile.empty")));
    press(*scene, "name");
    type(*scene, "Ann");
    CHECK(world.context.settings.name == "Ann");
    CHECK(says(scene->page(), "1 · 0 · 0"));
}

TEST_CASE("profile: home shows the name and leads there by mouse and by keys") {
    World world;
    world.context.settings.name = "Ann";
    const Launch launch;
    const ScenePtr home = home_scene(world.context, launch);
    home->update(0);
    const ui::Page page = home->page();
    REQUIRE(ui::find(page, "profile"));
    CHECK(ui::find(page, "profile")->label == "Ann");
    home->on(input::KeyDown{.key = Key::up});
    const Go go = home->on(input::KeyDown{.key = Key::enter});
    REQUIRE(std::holds_alternative<go::Push>(go));
    CHECK(std::get<go::Push>(go).scene->name() == "profile");
}
