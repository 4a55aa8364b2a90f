#include <doctest/doctest.h>

#include <memory>
#include <optional>
#include <utility>

#include "game/app.hpp"
#include "tests/support/world.hpp"

using namespace game;
using support::World;

namespace {

// What a test wants to know of a scene, and what it wants it to do.
struct Script {
    std::string name;
    bool moving = false, typing = false, told_to_close = false;
    int covered = 0, resumed = 0, updates = 0;
    Go next = go::Stay{};
    std::vector<Key> keys = {};
    std::optional<engine::GameId> game = {};
    std::optional<Track> music = {};
};

class Scripted : public Scene {
public:
    explicit Scripted(Script& script) : script_(script) {}

    [[nodiscard]] std::string name() const override { return script_.name; }
    Go on(const Input& input) override {
        if (const auto* key = std::get_if<input::KeyDown>(&input))
            script_.keys.push_back(key->key);
        return std::exchange(script_.next, go::Stay{});
    }
    Go update(float) override {
        ++script_.updates;
        return std::exchange(script_.next, go::Stay{});
    }
    void draw(Canvas&) const override {}
    [[nodiscard]] bool moving() const override { return script_.moving; }
    [[nodiscard]] bool typing() const override { return script_.typing; }
    [[nodiscard]] ui::Page page() const override {
        return {{.id = "one",
                 .kind = ui::Kind::button,
                 .rect = {10, 20, 30, 40},
                 .tip = "The first of them"},
                {.id = "two", .kind = ui::Kind::text, .rect = {10, 60, 30, 40}}};
    }
    [[nodiscard]] std::optional<engine::GameId> game() const override { return script_.game; }
    [[nodiscard]] std::optional<Track> music() const override { return script_.music; }
    void covered() override { ++script_.covered; }
    void resumed() override { ++script_.resumed; }
    void closing() override { script_.told_to_close = true; }

private:
    Script& script_;
};

struct Fixture {
    World world;
    Script bottom{"bottom"}, top{"top"};
    int full_screen = 0, pictures = 0;
    App app{world.context,
            std::make_unique<Scripted>(bottom),
            {[this] { ++full_screen; },
             [this] {
                 ++pictures;
                 return std::string("x.png");
             }}};
};

} // namespace

TEST_CASE_FIXTURE(Fixture, "app: a frame is drawn for a change, never without one") {
    CHECK(app.wants_frame());
    CHECK_FALSE(app.wants_frame());
    app.on(input::Moved{});
    CHECK(app.wants_frame());
    CHECK_FALSE(app.wants_frame());
}

TEST_CASE_FIXTURE(Fixture, "app: where a scene leads by itself, the next one is drawn") {
    REQUIRE(app.wants_frame());
    bottom.next = go::Replace{std::make_unique<Scripted>(top)};
    app.update(0);
    CHECK(app.wants_frame());
    app.update(0);
    CHECK_FALSE(app.wants_frame());
}

TEST_CASE_FIXTURE(Fixture, "app: what came to rest is drawn once more, as it stands now") {
    REQUIRE(app.wants_frame());
    bottom.moving = true;
    CHECK(app.wants_frame());
    bottom.moving = false;
    CHECK(app.wants_frame());
    CHECK_FALSE(app.wants_frame());
}

TEST_CASE_FIXTURE(Fixture, "app: F1 opens the rules on the game that is played, else on the last") {
    bottom.game = engine::GameId::jungle;
    app.on(input::KeyDown{Key::f1});
    CHECK(app.phase() == "how-to-play-jungle-1");
    app.on(input::KeyDown{Key::f1});
    app.on(input::KeyDown{Key::escape});
    CHECK(app.phase() == "bottom");
    bottom.game.reset();
    world.context.settings.game = engine::GameId::reversi;
    app.on(input::KeyDown{Key::f1});
    CHECK(app.phase() == "how-to-play-reversi-1");
}

TEST_CASE_FIXTURE(Fixture, "app: F11, F12 and M work everywhere, M not where a letter is typed") {
    app.on(input::KeyDown{Key::f11});
    app.on(input::KeyDown{Key::f12});
    CHECK(full_screen == 1);
    CHECK(pictures == 1);
    static_cast<void>(app.wants_frame());
    app.update(3); // the line that says so goes away, and that is seen
    CHECK(app.wants_frame());
    CHECK(bottom.keys.empty());
    app.on(input::KeyDown{Key::letter, 'm'});
    CHECK_FALSE(world.context.settings.sound);
    bottom.typing = true;
    app.on(input::KeyDown{Key::letter, 'm'});
    CHECK_FALSE(world.context.settings.sound);
    CHECK(bottom.keys == std::vector{Key::letter});
}

TEST_CASE_FIXTURE(Fixture, "app: the topmost scene with music has it played") {
    app.update(0.1F);
    CHECK(world.audio.playing == Track::none);
    bottom.music = Track::home;
    app.push(std::make_unique<Scripted>(top));
    app.update(0.1F);
    CHECK(world.audio.playing == Track::home);
    top.music = Track::jungle;
    app.update(0.1F);
    CHECK(world.audio.playing == Track::jungle);
    top.next = go::Back{};
    app.update(0.1F);
    CHECK(world.audio.playing == Track::home);
}

TEST_CASE_FIXTURE(Fixture, "app: scenes are logged as they come to the top, and told so") {
    app.push(std::make_unique<Scripted>(top));
    CHECK(bottom.covered == 1);
    top.next = go::Back{};
    app.update(0.1F);
    CHECK(bottom.resumed == 1);
    CHECK(world.log == std::vector<std::string>{"scene bottom", "scene top", "scene bottom"});
}

TEST_CASE_FIXTURE(Fixture, "app: a covered scene lives on and may become another, nothing else") {
    app.push(std::make_unique<Scripted>(top));
    bottom.next = go::Back{};
    app.update(0.1F);
    CHECK(bottom.updates == 1);
    Script later{"later"};
    bottom.next = go::Replace{std::make_unique<Scripted>(later)};
    app.update(0.1F);
    CHECK(app.phase() == "top");
    CHECK(later.covered == 1);
    top.next = go::Back{};
    app.update(0.1F);
    CHECK(app.phase() == "later");
    CHECK(later.resumed == 1);
}

TEST_CASE_FIXTURE(Fixture, "app: the way home ends at the first scene, and from there leads out") {
    app.push(std::make_unique<Scripted>(top));
    top.next = go::Home{};
    app.on(input::Moved{});
    CHECK(app.phase() == "bottom");
    CHECK(bottom.resumed == 1);
    bottom.next = go::Home{};
    app.on(input::Moved{});
    CHECK(app.done());
}

TEST_CASE_FIXTURE(Fixture, "app: closing the window tells every scene first") {
    app.push(std::make_unique<Scripted>(top));
    app.on(input::CloseAsked{});
    CHECK(top.told_to_close);
    CHECK(bottom.told_to_close);
    CHECK(app.done());
}

TEST_CASE_FIXTURE(Fixture, "app: the layout is logged in pixels, once until it changes") {
    world.log.clear();
    world.context.scale = 2;
    app.log_layout();
    CHECK(world.log == std::vector<std::string>{"layout bottom", "control one 20 40 60 80",
                                                "inert two 20 120 60 80", "layout end"});
    app.log_layout();
    CHECK(world.log.size() == 4);
    world.context.scale = 1;
    app.log_layout();
    CHECK(world.log.size() == 8);
}

TEST_CASE_FIXTURE(Fixture,
                  "app: a tip comes once, without any input, and a still screen stays still") {
    app.on(input::Moved{{20, 30}});
    REQUIRE(app.wants_frame());
    app.update(0.25F);
    CHECK_FALSE(app.wants_frame());
    app.update(0.25F);
    CHECK(app.wants_frame());
    CHECK(world.logged("tip one"));
    for (int i = 0; i < 100; ++i) {
        app.update(0.25F);
        CHECK_FALSE(app.wants_frame());
    }
}

TEST_CASE_FIXTURE(Fixture, "app: a window that others are in front of shows no tip") {
    app.on(input::FocusLost{});
    app.on(input::Moved{{20, 30}});
    app.update(1);
    CHECK_FALSE(world.logged("tip one"));
}

TEST_CASE_FIXTURE(Fixture, "app: what the world tells is shown at once, and not for ever") {
    (void)app.wants_frame();
    world.context.tell("The disk is full");
    CHECK(app.wants_frame());
    app.update(1);
    CHECK_FALSE(app.wants_frame());
    app.update(2);
    CHECK(app.wants_frame());
}

TEST_CASE("app: once it is gone nothing is told to it") {
    World world;
    Script script{"only"};
    { const App app(world.context, std::make_unique<Scripted>(script), {}); }
    world.context.tell("too late");
}
