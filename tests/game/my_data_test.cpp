#include "game/scenes/my_data.hpp"

#include <memory>
#include <string>

#include <doctest/doctest.h>

#include "tests/support/world.hpp"

using namespace game;

namespace {

/// Settings and what stands on them, as in the program.
struct Desk {
    Desk() { stack.push(my_data_scene(world.context)); }

    void click(const std::string& id) {
        const ui::Page page = stack.top().page();
        const ui::Control* control = ui::find(page, id);
        REQUIRE_MESSAGE(control != nullptr, id);
        stack.on(input::Pressed{control->rect.centre()});
        stack.on(input::Released{control->rect.centre()});
        stack.update(0);
    }
    void press(Key key) {
        stack.on(input::KeyDown{.key = key});
        stack.update(0);
    }
    [[nodiscard]] std::string phase() const { return stack.top().phase(); }
    [[nodiscard]] bool says(const std::string& words) const {
        for (const ui::Control& control : stack.top().page())
            if (control.label.find(words) != std::string::npos)
                return true;
        return false;
    }

    struct Below : Scene {
        [[nodiscard]] std::string name() const override { return "below"; }
        Go on(const Input&) override { return go::Stay{}; }
        Go update(float) override { return go::Stay{}; }
        void draw(Canvas&) const override {}
        [[nodiscard]] ui::Page page() const override { return {}; }
    };
    support::World world;
    SceneStack stack{std::make_unique<Below>()};
};

} // namespace

TEST_CASE("my data: everything is saved where the field says, and the place is shown") {
    Desk desk;
    desk.world.library.damaged = 2;
    desk.click("export");
    CHECK(desk.phase() == "my-data-export");
    desk.click("go");
    CHECK(desk.phase() == "my-data-done");
    CHECK(desk.world.library.asked == std::vector<std::string>{"/users/ann/rectoverso-data.json"});
    CHECK(desk.says("/users/ann/rectoverso-data.json"));
    CHECK(desk.says("12 matches"));
    CHECK(desk.says("2 damaged files"));
    desk.click("ok");
    CHECK(desk.phase() == "below");
}

TEST_CASE("my data: what refuses to be saved or loaded says why and can be mended") {
    for (const char* way : {"export", "import"}) {
        CAPTURE(way);
        Desk desk;
        desk.world.library.newest = "/users/ann/one.json";
        desk.world.library.refusal = engine::Error{"data.record", {"x.rvr"}};
        desk.click(way);
        desk.click("go");
        CHECK(desk.phase() == "my-data-" + std::string(way));
        CHECK(desk.says("A match in this file is damaged: x.rvr."));
        desk.world.library.refusal.reset();
        desk.press(Key::enter); // in the field
        CHECK(desk.phase() == "my-data-done");
    }
}

TEST_CASE("my data: a loaded file's settings are in force at once, by the keyboard alone") {
    Desk desk;
    desk.world.library.newest = "/users/ann/rectoverso-data-2026-11-30.json";
    desk.world.library.imported.settings.theme = ui::ThemeName::night;
    desk.world.library.imported.matches = 1;
    desk.world.library.imported.holdings.emplace().wardrobe.coins = 35;
    desk.press(Key::down); // from saving to loading
    desk.press(Key::enter);
    CHECK(desk.phase() == "my-data-import");
    desk.press(Key::enter);
    CHECK(desk.phase() == "my-data-done");
    CHECK(desk.world.library.asked ==
          std::vector<std::string>{"/users/ann/rectoverso-data-2026-11-30.json"});
    CHECK(desk.world.context.settings.theme == ui::ThemeName::night);
    CHECK(desk.world.context.holdings.wardrobe.coins == 35);
    CHECK(desk.says("1 match is new here."));
}

TEST_CASE("my data: deleting asks twice, and a double click is no second answer") {
    Desk desk;
    desk.world.context.settings.name = "Ann";
    desk.world.context.holdings.wardrobe.coins = 35;
    desk.world.context.settings.language = ui::Language::en;
    desk.click("delete");
    CHECK(desk.phase() == "my-data-delete");
    const ui::Page page = desk.stack.top().page();
    const Vec at = ui::find(page, "delete-all")->rect.centre();
    desk.click("delete-all");
    CHECK(desk.phase() == "my-data-delete-again");
    desk.stack.on(input::Pressed{at});
    desk.stack.on(input::Released{at});
    CHECK(desk.world.library.deletions == 0);
    desk.press(Key::escape);
    desk.click("delete");
    desk.click("delete-all");
    desk.click("delete-really");
    CHECK(desk.world.library.deletions == 1);
    CHECK(desk.world.context.settings == Settings{});
    CHECK(desk.world.context.holdings == Holdings{});
    CHECK(desk.says("Everything is deleted"));
}

TEST_CASE("my data: Enter alone never deletes, Escape steps back") {
    Desk desk;
    desk.click("delete");
    desk.press(Key::enter);
    CHECK(desk.phase() == "my-data");
    desk.click("delete");
    desk.click("delete-all");
    desk.press(Key::enter);
    CHECK(desk.phase() == "my-data");
    desk.click("delete");
    desk.click("delete-all");
    desk.press(Key::escape);
    CHECK(desk.phase() == "my-data");
    desk.press(Key::escape);
    CHECK(desk.phase() == "below");
    CHECK(desk.world.library.deletions == 0);
}

TEST_CASE("my data: what could not be deleted is named") {
    Desk desk;
    desk.world.library.refusal = engine::Error{"file.undeletable", {"/users/ann/a.rvr"}};
    desk.click("delete");
    desk.click("delete-all");
    desk.click("delete-really");
    CHECK(desk.says("/users/ann/a.rvr cannot be deleted."));
}
