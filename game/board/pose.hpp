#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/game.hpp"
#include "game/board/look.hpp"

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
    Look look = {};

    friend bool operator==(const Pose&, const Pose&) = default;
};

/// How a hand holds the gesture's piece as it lets go of it over its square.
struct Hold {
    float x = 0, y = 0; ///< as in `Pose`
    float lift = 0, scale = 1;

    friend bool operator==(const Hold&, const Hold&) = default;
};

/// The pieces `progress` (0 to 1) of the way through a gesture that led from `before` to `after`;
/// those that move come last, the gesture's own at the very end. That piece turns over as it
/// travels where its face changes, else it steps or leaps, or it is put down. One that it takes is
/// pushed out once it has landed. Pieces that changed where they stand turn over there, ring by
/// ring from the gesture's square. `hold`: the piece was carried there, and is only put down.
[[nodiscard]] std::vector<Pose> pose(const engine::Picture& before, const engine::Picture& after,
                                     const engine::Gesture& gesture, float progress,
                                     const std::optional<Hold>& hold = {});
/// The same with reduced motion: a cross-fade.
[[nodiscard]] std::vector<Pose> cross_fade(const engine::Picture& before,
                                           const engine::Picture& after, float progress);
[[nodiscard]] std::vector<Pose> resting(const engine::Picture& picture);
/// The square that a piece is over.
[[nodiscard]] engine::Cell cell_of(const Pose& pose);

/// How long all that takes at speed 1, in seconds: a flip 0.26, a placement 0.14, with the wave of
/// what it turns at most 0.48, a step 0.16, a leap 0.32, 0.14 more where it takes, the way into a
/// goal 0.6; what was carried there 0.14, or 0.22 where it turns over; reduced motion 0.08.
[[nodiscard]] float duration(const engine::Picture& before, const engine::Picture& after,
                             const engine::Gesture& gesture, bool reduced_motion,
                             const std::optional<Hold>& hold = {});

/// Something in the course of a gesture that may be heard.
enum class BeatKind : std::uint8_t {
    lift, ///< a piece leaves its square; not heard again of one that was carried
    leap, ///< the same, over more than one square
    land, ///< the gesture's piece reaches its square
    take, ///< it takes the piece there
    goal, ///< it has reached the goal
    turn  ///< a ring of pieces begins to turn over
};

struct Beat {
    BeatKind kind{};
    float at = 0; ///< 0 to 1: the progress of the gesture
    int ring = 0; ///< `turn`: squares from the gesture's square, from 1

    friend bool operator==(const Beat&, const Beat&) = default;
};

/// The beats of a gesture in order; none of a pass. `turn` once for each ring where pieces turn.
[[nodiscard]] std::vector<Beat> beats(const engine::Picture& before, const engine::Picture& after,
                                      const engine::Gesture& gesture,
                                      const std::optional<Hold>& hold = {});

} // namespace game::board
