#pragma once

#include <string>
#include <string_view>

#include "game/scenes/scene.hpp"
#include "tests/support/watching_canvas.hpp"
#include "tests/support/world.hpp"

namespace support {

/// Hears what a scene writes.
class Listener : public WatchingCanvas {
public:
    explicit Listener(const World& world) : WatchingCanvas(world.context.size, 1, world.metrics) {}

    void text(std::string_view utf8, game::Vec, const game::TextStyle&) override {
        words.append(utf8).append(" ");
    }

    std::string words;
};

/// All that a scene writes, in the order in which it does.
inline std::string words_of(const game::Scene& scene, const World& world) {
    Listener listener(world);
    scene.draw(listener);
    return listener.words;
}

} // namespace support
