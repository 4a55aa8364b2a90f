#pragma once

#include <doctest/doctest.h>

#include <string>

#include "game/input.hpp"
#include "game/scenes/scene.hpp"
#include "game/ui/page.hpp"

// What a player's hand does to a scene.
namespace support {

/// The middle of a square of the board, such as `b2`.
inline game::Vec square(const game::Scene& scene, const std::string& name) {
    for (const game::Landmark& landmark : scene.landmarks())
        if (landmark.name == "square " + name)
            return landmark.rect.centre();
    FAIL("no such square");
    return {};
}

inline void click(game::Scene& scene, game::Vec at) {
    scene.on(game::input::Moved{at});
    scene.on(game::input::Pressed{at});
    scene.on(game::input::Released{at});
    scene.update(0.01F);
}

/// Clicks a control, which must be there.
inline void press(game::Scene& scene, const std::string& id) {
    const game::ui::Page page = scene.page();
    const game::ui::Control* control = game::ui::find(page, id);
    REQUIRE_MESSAGE(control, id);
    click(scene, control->rect.centre());
}

inline void key(game::Scene& scene, game::Key key, char letter = 0) {
    scene.on(game::input::KeyDown{key, letter});
    scene.update(0.01F);
}

} // namespace support
