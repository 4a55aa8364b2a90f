#include "game/ui/tips.hpp"

#include <doctest/doctest.h>

#include "game/scenes/tip_words.hpp"

using namespace game;

namespace {

const ui::Page page{
    {.id = "one", .kind = ui::Kind::button, .rect = {100, 100, 50, 44}, .tip = "First"},
    {.id = "off",
     .kind = ui::Kind::button,
     .rect = {200, 100, 50, 44},
     .enabled = false,
     .tip = "Off"},
    {.id = "mute", .kind = ui::Kind::button, .rect = {300, 100, 50, 44}}};

std::string words(const ui::Control& control) {
    return control.tip;
}

/// Waits, and shows what is due.
bool linger(ui::Tips& tips, float seconds, const std::string& focused = "") {
    return tips.wait(seconds) && tips.show(page, focused, words);
}

} // namespace

TEST_CASE("tips: half a second over a control shows its words, whether it can be chosen or not") {
    for (const auto& [x, id] : {std::pair{120.0F, "one"}, std::pair{220.0F, "off"}}) {
        ui::Tips tips;
        tips.on(input::Moved{{x, 120}});
        CHECK_FALSE(linger(tips, 0.4F));
        tips.on(input::Moved{{x + 1, 120}}); // it does not rest yet
        CHECK_FALSE(linger(tips, 0.4F));
        CHECK(tips.shown().empty());
        CHECK(linger(tips, 0.11F));
        CHECK(tips.shown() == id);
        CHECK_FALSE(linger(tips, 60)); // shown once
    }
}

TEST_CASE("tips: a control without words, or none at all, shows nothing") {
    ui::Tips tips;
    tips.on(input::Moved{{320, 120}});
    CHECK_FALSE(linger(tips, 1));
    tips.on(input::Moved{{10, 10}});
    CHECK_FALSE(linger(tips, 1));
    CHECK(tips.shown().empty());
}

TEST_CASE("tips: one stays while the pointer is on its control and goes with it") {
    ui::Tips tips;
    tips.on(input::Moved{{120, 120}});
    REQUIRE(linger(tips, 0.5F));
    tips.on(input::Moved{{140, 110}});
    CHECK(tips.shown() == "one");
    tips.on(input::Moved{{160, 110}});
    CHECK(tips.shown().empty());
}

TEST_CASE(
    "tips: a press, a key, a lost focus and a pointer that left end it, until the next move") {
    const Input ends[] = {input::Pressed{{120, 120}}, input::Wheel{{120, 120}, 1},
                          input::PointerLeft{}, input::FocusLost{}, input::Resized{}};
    for (const Input& end : ends) {
        ui::Tips tips;
        tips.on(input::Moved{{120, 120}});
        REQUIRE(linger(tips, 0.5F));
        tips.on(end);
        CHECK(tips.shown().empty());
        CHECK_FALSE(linger(tips, 5, "one"));
    }
}

TEST_CASE("tips: none comes while a button is held, whatever is dragged over the controls") {
    ui::Tips tips;
    tips.on(input::Pressed{{10, 10}});
    tips.on(input::Moved{{120, 120}});
    CHECK_FALSE(linger(tips, 5));
    tips.on(input::KeyDown{.key = Key::tab});
    CHECK_FALSE(linger(tips, 5, "one"));
    tips.on(input::Pressed{{120, 120}, Button::right});
    tips.on(input::Released{{120, 120}, Button::right});
    tips.on(input::Moved{{121, 120}}); // the left one is still down
    CHECK_FALSE(linger(tips, 5));
    tips.on(input::Released{{121, 120}});
    CHECK_FALSE(linger(tips, 5)); // the hand has just done something
    tips.on(input::Moved{{122, 120}});
    CHECK(linger(tips, 0.6F));
}

TEST_CASE("tips: a button let go over another window is not held for ever") {
    ui::Tips tips;
    tips.on(input::Pressed{{10, 10}});
    tips.on(input::FocusLost{});
    tips.on(input::FocusGained{});
    tips.on(input::Moved{{120, 120}});
    CHECK(linger(tips, 0.6F));
}

TEST_CASE("tips: after a key the control with the focus shows its words, a little later") {
    ui::Tips tips;
    tips.on(input::KeyDown{.key = Key::tab});
    CHECK_FALSE(linger(tips, 0.8F, "one"));
    CHECK(linger(tips, 0.11F, "one"));
    CHECK(tips.shown() == "one");
    tips.on(input::KeyDown{.key = Key::tab});
    CHECK(tips.shown().empty());
    CHECK_FALSE(linger(tips, 1, "")); // the ring is not to be seen
}

TEST_CASE("tips: one goes when its control moves, goes or means something else") {
    for (int change = 0; change < 3; ++change) {
        ui::Tips tips;
        tips.on(input::Moved{{120, 120}});
        REQUIRE(linger(tips, 0.5F));
        ui::Page now = page;
        tips.check(now, words);
        CHECK(tips.shown() == "one");
        if (change == 0)
            now.front().rect.x += 1;
        else if (change == 1)
            now.erase(now.begin());
        else
            now.front().tip = "Other";
        tips.check(now, words);
        CHECK(tips.shown().empty());
    }
}

TEST_CASE("tips: wherever its control stands the bubble is within the window and beside it") {
    for (const Vec window : {Vec{800, 600}, Vec{1920, 1080}})
        for (float x = 0; x <= window.x - 44; x += (window.x - 44) / 4)
            for (float y = 0; y <= window.y - 44; y += (window.y - 44) / 4)
                for (const Vec size : {Vec{60, 40}, Vec{328, 102}}) {
                    const Rect about{x, y, 44, 44}, tip = ui::tip_rect(window, about, size);
                    CHECK(tip.x >= 8);
                    CHECK(tip.y >= 8);
                    CHECK(tip.right() <= window.x - 8);
                    CHECK(tip.bottom() <= window.y - 8);
                    CHECK((tip.y >= about.bottom() || tip.bottom() <= about.y));
                }
}

TEST_CASE("tips: a control's own words come first, then its scene's, then those of its name") {
    const auto texts = ui::Texts::read(
        ui::Language::en, R"({"tip.play.go-on":"Here","tip.go-on":"Anywhere","tip.row":"Row"})");
    REQUIRE(texts.ok());
    ui::Control control{.id = "go on", .kind = ui::Kind::button};
    CHECK(tip_words(*texts, "play", control) == "Here");
    CHECK(tip_words(*texts, "home", control) == "Anywhere");
    control.tip = "Mine";
    CHECK(tip_words(*texts, "play", control) == "Mine");
    CHECK(tip_words(*texts, "history", {.id = "row 12", .kind = ui::Kind::button}) == "Row");
    CHECK(tip_words(*texts, "history", {.id = "12", .kind = ui::Kind::button}).empty());
}
