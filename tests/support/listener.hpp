#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "game/canvas.hpp"
#include "game/scenes/scene.hpp"
#include "tests/support/world.hpp"

namespace support {

/// Hears what a scene writes.
class Listener : public game::Canvas {
public:
    explicit Listener(const World& world) : world_(world) {}

    [[nodiscard]] game::Vec size() const override { return world_.context.size; }
    [[nodiscard]] float scale() const override { return 1; }
    [[nodiscard]] const game::TextMetrics& metrics() const override { return world_.metrics; }
    void triangles(std::span<const game::Vertex>) override {}
    void text(std::string_view utf8, game::Vec, const game::TextStyle&) override {
        words.append(utf8).append(" ");
    }
    void picture(std::string_view, game::Rect, float) override {}
    void clip(std::optional<game::Rect>) override {}
    void layer(std::string_view, std::uint64_t, game::Rect,
               const std::function<void(game::Canvas&)>& draw) override {
        draw(*this);
    }

    std::string words;

private:
    const World& world_;
};

/// All that a scene writes, in the order in which it does.
inline std::string words_of(const game::Scene& scene, const World& world) {
    Listener listener(world);
    scene.draw(listener);
    return listener.words;
}

} // namespace support
