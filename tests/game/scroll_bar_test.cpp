#include "game/ui/scroll_bar.hpp"

#include <doctest/doctest.h>

using namespace game;

namespace {

/// Three rooms long: the bar is a third of its way.
const ui::Scrolled list{{100, 50, 200, 300}, 900, 300};
constexpr float x = 307; // in the middle of the bar

} // namespace

TEST_CASE("scroll bar: dragged by its middle it moves the list, and not beyond its ends") {
    ui::ScrollBar bar;
    CHECK(bar.on(input::Pressed{{x, 200}}, list) == 300.0F);
    CHECK(bar.held());
    CHECK(bar.on(input::Moved{{x + 80, 250}}, list) == 450.0F);
    CHECK(bar.on(input::Moved{{x, 900}}, list) == 600.0F);
    CHECK(bar.on(input::Moved{{x, 0}}, list) == 0.0F);
    CHECK(bar.on(input::Released{{x, 0}}, list).has_value());
    CHECK_FALSE(bar.held());
    CHECK_FALSE(bar.on(input::Moved{{x, 250}}, list).has_value());
}

TEST_CASE("scroll bar: a press above or below it takes it there") {
    ui::ScrollBar bar;
    CHECK(bar.on(input::Pressed{{x, 340}}, list) == 600.0F);
    CHECK(bar.on(input::Pressed{{x, 60}}, list) == 0.0F);
}

TEST_CASE("scroll bar: presses beside it, by other buttons or on a short list are not its own") {
    ui::ScrollBar bar;
    CHECK_FALSE(bar.on(input::Pressed{{250, 200}}, list).has_value());
    CHECK_FALSE(bar.on(input::Pressed{{x, 400}}, list).has_value());
    CHECK_FALSE(bar.on(input::Pressed{{x, 200}, Button::right}, list).has_value());
    CHECK_FALSE(bar.on(input::Pressed{{x, 200}}, {list.room, 300, 0}).has_value());
    CHECK_FALSE(bar.held());
}
