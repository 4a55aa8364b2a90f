#include <optional>

#include <doctest/doctest.h>

#include "game/scenes/second_copy.hpp"
#include "tests/support/world.hpp"

using namespace game;

namespace {

struct Fixture {
    support::World world;
    bool free = false;
    int asked = 0;
    std::optional<WhoseFiles> choice;
    ScenePtr scene =
        second_copy_scene(world.context, {[this] {
                                              ++asked;
                                              return free;
                                          },
                                          [this](WhoseFiles files) { choice = files; }});
};

} // namespace

TEST_CASE_FIXTURE(Fixture, "second copy: Enter takes a separate profile and ends the question") {
    CHECK(std::holds_alternative<go::Quit>(scene->on(input::KeyDown{.key = Key::enter})));
    CHECK(choice == WhoseFiles::separate);
}

TEST_CASE_FIXTURE(Fixture, "second copy: Escape and the button end the program without a choice") {
    CHECK(std::holds_alternative<go::Quit>(scene->on(input::KeyDown{.key = Key::escape})));
    (void)scene->on(input::KeyDown{.key = Key::down});
    CHECK(std::holds_alternative<go::Quit>(scene->on(input::KeyDown{.key = Key::enter})));
    CHECK_FALSE(choice);
}

TEST_CASE_FIXTURE(Fixture, "second copy: it goes on by itself once the other copy has ended") {
    for (int frame = 0; frame < 100; ++frame)
        CHECK(std::holds_alternative<go::Stay>(scene->update(0.033F)));
    CHECK(asked >= 5);
    CHECK(asked <= 7); // looking costs little, and is not done each frame
    free = true;
    bool over = false;
    for (int frame = 0; frame < 20 && !over; ++frame)
        over = std::holds_alternative<go::Quit>(scene->update(0.033F));
    CHECK(over);
    CHECK(choice == WhoseFiles::usual);
}
