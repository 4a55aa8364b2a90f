#include <doctest/doctest.h>

#include <memory>
#include <utility>
#include <vector>

#include "game/scenes/play/play_scene.hpp"
#include "tests/support/world.hpp"

using namespace game;
using engine::Seat;
using support::World;

namespace {

// A match across a link as the first seat sees it; the test plays the network.
class FakeOnline : public Contest {
public:
    explicit FakeOnline(std::vector<Wish>& wishes, Notices& coming)
        : wishes_(wishes), coming_(coming), match_(settings()) {}

    [[nodiscard]] const engine::Match& match() const override { return match_; }
    [[nodiscard]] std::optional<Seat> my_turn() const override { return Seat::first; }
    [[nodiscard]] std::optional<Seat> my_seat() const override { return Seat::first; }
    [[nodiscard]] bool online() const override { return true; }
    [[nodiscard]] std::int64_t started() const override { return 0; }
    void want(const Wish& wish) override { wishes_.push_back(wish); }
    Notices update(std::chrono::milliseconds) override { return std::exchange(coming_, {}); }

private:
    static engine::MatchSettings settings() {
        engine::MatchSettings settings;
        settings.names = {"Ann", "Bob"};
        return settings;
    }

    std::vector<Wish>& wishes_;
    Notices& coming_;
    engine::Match match_;
};

struct Fixture {
    World world;
    std::vector<Wish> wishes;
    Notices coming;
    play::PlayScene scene{world.context, std::make_unique<FakeOnline>(wishes, coming)};

    void key(Key key, char letter = 0) {
        scene.on(input::KeyDown{key, letter});
        scene.update(0.02F);
    }
    void pass(float seconds) {
        for (float t = 0; t < seconds; t += 0.02F)
            scene.update(0.02F);
    }
    [[nodiscard]] bool open() const {
        const ui::Page page = scene.page();
        return ui::find(page, "phrase 9") != nullptr;
    }
    void click(const std::string& id) {
        const ui::Page page = scene.page();
        const ui::Control* control = ui::find(page, id);
        REQUIRE_MESSAGE(control, id);
        scene.on(input::Moved{control->rect.centre()});
        scene.on(input::Pressed{control->rect.centre()});
        scene.on(input::Released{control->rect.centre()});
    }
};

} // namespace

TEST_CASE_FIXTURE(Fixture, "chat: a digit says a phrase only while the drawer is open") {
    scene.on(input::Digit{4});
    CHECK(wishes.empty());
    key(Key::letter, 't');
    scene.on(input::Digit{4});
    scene.on(input::Digit{0});
    CHECK(wishes == std::vector<Wish>{wish::Say{4}});
    key(Key::escape);
    CHECK_FALSE(open());
}

TEST_CASE_FIXTURE(Fixture,
                  "chat: the drawer opens where the pointer rests at the edge for 120 ms") {
    scene.on(input::Moved{{10, 300}});
    pass(0.08F);
    CHECK_FALSE(open());
    pass(0.1F);
    pass(0.6F);
    CHECK(open());
    scene.on(input::Moved{{600, 300}});
    pass(0.3F);
    CHECK_FALSE(open());
}

TEST_CASE_FIXTURE(Fixture, "chat: a pointer that only crosses the edge opens nothing") {
    scene.on(input::Moved{{10, 300}});
    pass(0.06F);
    scene.on(input::Moved{{200, 300}});
    pass(0.5F);
    CHECK_FALSE(open());
}

TEST_CASE_FIXTURE(Fixture, "chat: a phrase can be clicked, and what opens under the pointer is "
                           "deaf at first") {
    scene.on(input::Moved{{20, 90}});
    pass(0.2F);
    scene.on(input::Pressed{{20, 90}});
    scene.on(input::Released{{20, 90}});
    CHECK(wishes.empty());
    pass(0.6F);
    click("phrase 1");
    CHECK(wishes == std::vector<Wish>{wish::Say{1}});
}

TEST_CASE_FIXTURE(Fixture, "chat: what the other says is heard, unless muted") {
    coming = {notice::Said{Seat::second, 2}};
    scene.update(0.02F);
    CHECK(world.audio.heard == std::vector{Sound::chat});
    CHECK(scene.moving()); // the bubble will go away
    pass(4.2F);
    CHECK_FALSE(scene.moving());
    key(Key::letter, 't');
    pass(0.6F);
    click("mute");
    world.audio.heard.clear();
    coming = {notice::Said{Seat::second, 2}};
    scene.update(0.02F);
    CHECK(world.audio.heard.empty());
}

TEST_CASE_FIXTURE(Fixture, "online: N hides the opponent's name and shows it again") {
    key(Key::letter, 'n');
    CHECK(world.log.back() == "name hidden");
    key(Key::letter, 'n');
    CHECK(world.log.back() == "name shown");
}

TEST_CASE_FIXTURE(Fixture, "online: a link that is gone says why and leads home") {
    coming = {notice::Closed{{"session.out_of_step"}}};
    scene.update(0.02F);
    pass(0.1F);
    CHECK(scene.phase() == "play-closed");
    key(Key::escape); // there is no way back to the board
    CHECK(scene.phase() == "play-closed");
    CHECK(std::holds_alternative<go::Home>(scene.on(input::KeyDown{Key::enter})));
}

TEST_CASE_FIXTURE(Fixture, "online: closing the window says goodbye") {
    scene.closing();
    CHECK(wishes == std::vector<Wish>{wish::Leave{}});
}
