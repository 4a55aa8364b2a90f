#include "game/ui/entrance.hpp"

#include <cmath>

#include <doctest/doctest.h>

#include "game/app.hpp"
#include "game/scenes/menus.hpp"
#include "game/ui/coming_canvas.hpp"
#include "tests/support/contrast_canvas.hpp"
#include "tests/support/world.hpp"

using namespace game;
using ui::Entrance;

namespace {

Entrance after(float seconds, bool reduced = false) {
    Entrance entrance;
    entrance.update(seconds, true, reduced);
    return entrance;
}

} // namespace

TEST_CASE("entrance: what comes is there after 200 ms, fast at first; reduced motion: after 80") {
    CHECK(Entrance().shown() == 0);
    CHECK(!Entrance().moving());
    CHECK(after(0.1F).shown() == doctest::Approx(0.875)); // ease-out cubic, half-way
    CHECK(after(0.19F).moving());
    CHECK(!after(0.2F).moving());
    CHECK(after(0.2F).shown() == 1);
    CHECK(after(0.07F, true).moving());
    CHECK(!after(0.08F, true).moving());
}

TEST_CASE("entrance: what goes leaves as fast, and turns round without a jump") {
    Entrance entrance = after(1);
    entrance.update(0.1F, false, false);
    CHECK(entrance.shown() == doctest::Approx(0.125));
    const float before = entrance.shown();
    entrance.update(0.001F, true, false);
    CHECK(std::abs(entrance.shown() - before) < 0.03F);
    entrance.update(0.2F, true, false);
    CHECK(entrance.shown() == 1);
}

TEST_CASE("coming canvas: words and shapes are moved and paler") {
    support::World world;
    support::ContrastCanvas below(world.context.size, world.metrics, {255, 255, 255, 255});
    ui::ComingCanvas canvas(below, {30, 0}, 0.5F);
    CHECK(canvas.size() == world.context.size);
    canvas.text("a", {10, 20}, {16, {0, 0, 0, 255}});
    REQUIRE(below.all.size() == 1);
    CHECK(below.all[0].contrast < 5); // half of black on white
    CHECK(below.all[0].contrast > 3);
}

TEST_CASE("app: a window over a screen fades in within 200 ms, then all is still") {
    support::World world;
    App app(world.context, credits_scene(world.context), {[] {}, [] { return std::string(); }});
    app.update(0.01F);
    while (app.wants_frame())
        app.update(0.5F);
    app.push(notice_scene(world.context, "Title", "Words"));
    app.update(0.05F);
    CHECK(app.wants_frame());
    app.update(0.05F);
    CHECK(app.wants_frame());
    CHECK(app.moving());
    app.update(0.15F);
    CHECK(app.wants_frame()); // the last one
    CHECK(!app.moving());
    app.update(0.05F);
    CHECK(!app.wants_frame());
}
