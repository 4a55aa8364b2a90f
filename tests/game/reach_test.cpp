#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "game/scenes/tip_words.hpp"
#include "tests/support/scenes.hpp"

using namespace game;

namespace {

std::vector<std::string> choosable(const ui::Page& page) {
    std::vector<std::string> all;
    for (const ui::Control& control : page)
        if (ui::can_be_chosen(control))
            all.push_back(control.id);
    return all;
}

constexpr Vec sizes[] = {{800, 600}, {1280, 800}, {1920, 1080}};

} // namespace

TEST_CASE("reach: Tab alone goes to every control of every screen, and shows where it is") {
    support::World world(ui::Language::en, {800, 600});
    support::each_scene(world, [](Scene& scene, const std::string& state) {
        const std::vector<std::string> all = choosable(scene.page());
        std::set<std::string> reached;
        for (std::size_t i = 0; i <= 2 * all.size() + 2; ++i) {
            (void)scene.on(input::KeyDown{.key = Key::tab});
            reached.insert(scene.focused());
        }
        CAPTURE(scene.phase());
        CAPTURE(state);
        for (const std::string& id : all) {
            CAPTURE(id);
            CHECK(reached.contains(id));
        }
    });
}

TEST_CASE("reach: a pointer on the middle of any control of any screen is on that control") {
    for (const Vec size : sizes) {
        support::World world(ui::Language::en, size);
        CAPTURE(size.x);
        support::each_scene(world, [&](Scene& scene, const std::string& state) {
            const ui::Page page = scene.page();
            CAPTURE(scene.phase());
            CAPTURE(state);
            for (const ui::Control& control : page) {
                if (!ui::can_be_chosen(control))
                    continue;
                const Vec at = control.rect.centre();
                ui::Hands hands;
                (void)hands.on(input::Moved{at}, page);
                CHECK(hands.hovered() == control.id);
                CHECK(Rect{0, 0, size.x, size.y}.contains(at));
            }
        });
    }
}

TEST_CASE(
    "reach: each tip of the catalogs is some control's, and each control without words has one") {
    support::World world;
    std::set<std::string> shown;
    support::each_scene(world, [&](Scene& scene, const std::string& state) {
        CAPTURE(scene.phase());
        CAPTURE(state);
        for (const ui::Control& control : scene.page()) {
            const std::string words = tip_words(world.context.texts, scene.name(), control);
            shown.insert(words);
            CAPTURE(control.id);
            if (ui::can_be_chosen(control) && control.label.empty())
                CHECK((control.icon == ui::Icon::none || !words.empty()));
        }
    });
    for (const std::string& key : world.context.texts.keys()) {
        CAPTURE(key);
        if (key.starts_with("tip."))
            CHECK(shown.contains(world.context.texts(key)));
    }
}
