#pragma once

#include <cstdint>
#include <vector>

#include "engine/game.hpp"

namespace game::board {

/// How a piece is held at a moment. Positions are in squares: 0.5, 0.5 is the middle of a1, y up.
struct Pose {
    float x = 0, y = 0;
    engine::Side owner{};
    std::uint8_t face = 0;
    float width = 1;       ///< across: 0 when seen edge on
    bool tumbling = false; ///< rolls up or down: its height narrows instead of its width
    float scale = 1;
    float lift = 0; ///< height over the board, in squares
    float opacity = 1;
    bool moving = false;

    friend bool operator==(const Pose&, const Pose&) = default;
};

/// The pieces `progress` (0 to 1) of the way through a gesture that led from `before` to `after`;
/// those that move come last. The gesture's piece travels and turns over where its face changes, or
/// is put down; a piece that changed where it stands turns over there; one that is gone fades out.
[[nodiscard]] std::vector<Pose> pose(const engine::Picture& before, const engine::Picture& after,
                                     const engine::Gesture& gesture, float progress);
/// The same with reduced motion: a cross-fade.
[[nodiscard]] std::vector<Pose> cross_fade(const engine::Picture& before,
                                           const engine::Picture& after, float progress);
[[nodiscard]] std::vector<Pose> resting(const engine::Picture& picture);

/// How long the gesture takes at speed 1, in seconds: a flip 0.26, a placement 0.14; reduced motion
/// 0.08.
[[nodiscard]] float duration(const engine::Gesture& gesture, bool reduced_motion);

} // namespace game::board
