#pragma once

#include <doctest/doctest.h>

#include <cstdint>
#include <string>

#include "engine/table.hpp"
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

/// Makes a move with the mouse alone, by clicks or by a drag; `face` is what the piece in hand
/// shows.
inline void make(game::Scene& scene, const engine::Move& move, std::uint8_t& face,
                 bool drag = false) {
    using namespace game;
    const Vec to = square(scene, engine::to_text(move.gesture.to));
    if (move.gesture.from) {
        const Vec from = square(scene, engine::to_text(*move.gesture.from));
        scene.on(input::Moved{from});
        scene.on(input::Pressed{from});
        if (!drag) {
            scene.on(input::Released{from});
            scene.on(input::Pressed{to});
        }
    } else {
        scene.on(input::Moved{to});
        if (scene.game() == engine::GameId::worpion && move.gesture.face != face) {
            scene.on(input::Pressed{to, Button::right});
            scene.on(input::Released{to, Button::right});
            face = move.gesture.face;
        }
        scene.on(input::Pressed{to});
    }
    scene.on(input::Moved{to});
    scene.on(input::Released{to});
    scene.update(0.01F);
}

} // namespace support
