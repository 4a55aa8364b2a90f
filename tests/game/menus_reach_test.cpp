#include <algorithm>

#include <doctest/doctest.h>

#include "tests/support/contrast_canvas.hpp"
#include "tests/support/lesson_scenes.hpp"

using namespace game;

namespace {

void each_page(support::World& world, const support::Look& look) {
    support::each_menu(world, look);
    support::each_lesson(world, look);
}

} // namespace

TEST_CASE("menus: everything that can be chosen is reached by arrows and by tab alone") {
    support::World world(ui::Language::en, {800, 600});
    each_page(world, [&](Scene& scene, const std::string&) {
        const ui::Page page = scene.page();
        CAPTURE(scene.name());
        std::vector<std::string> all, tabbed, reached;
        for (const ui::Control& control : page)
            if (ui::can_be_chosen(control))
                all.push_back(control.id);
        ui::Hands hands;
        for (std::size_t i = 0; i < all.size(); ++i) {
            hands.on(input::KeyDown{.key = Key::tab}, page);
            tabbed.push_back(hands.focus());
        }
        CHECK(tabbed == all);
        reached.push_back(all.front());
        for (std::size_t i = 0; i < reached.size(); ++i) {
            for (const Key key : {Key::up, Key::down, Key::left, Key::right}) {
                ui::Hands from(reached[i]);
                from.on(input::KeyDown{.key = key}, page);
                if (std::find(reached.begin(), reached.end(), from.focus()) == reached.end())
                    reached.push_back(from.focus());
            }
        }
        for (const std::string& id : all) {
            CAPTURE(id);
            CHECK(std::find(reached.begin(), reached.end(), id) != reached.end());
        }
    });
}

TEST_CASE("menus: all words stand out from what is behind them by at least 4.5 to 1") {
    for (const ui::ThemeName theme : {ui::ThemeName::paper, ui::ThemeName::night}) {
        support::World world;
        world.context.settings.theme = theme;
        CAPTURE(static_cast<int>(theme));
        each_page(world, [&](Scene& scene, const std::string&) {
            CAPTURE(scene.phase());
            support::ContrastCanvas canvas(world.context.size, world.metrics,
                                           world.context.theme().paper);
            scene.draw(canvas);
            CHECK_FALSE(canvas.all.empty());
            for (const auto& words : canvas.all) {
                // the rank of an animal that is shown, paler, where it could go
                if (scene.name() == "tutorial" && words.text.size() == 1)
                    continue;
                CAPTURE(words.text);
                CHECK(words.contrast >= 4.5);
            }
        });
    }
}
