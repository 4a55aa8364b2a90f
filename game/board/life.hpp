#pragma once

#include <optional>
#include <vector>

#include "game/board/board.hpp"
#include "game/board/pose.hpp"

// Small signs of life of pieces that lie still: pawns and animals blink, sleeping pawns peep, pawns
// look at what moves, a light passes over discs.
namespace game::board {

/// Seconds after the last input until all is still.
inline constexpr float life_time = 3;

/// A moment in the life of a board.
struct Life {
    float clock = 0; ///< seconds, any; runs on while there is life
    float left = 0;  ///< seconds of life left; 0: all is still
    /// What open eyes look at, a point on the screen.
    std::optional<Vec> watched = {};
};

/// Gives the pieces the look of that moment. Nothing changes where no life is left.
void enliven(std::vector<Pose>& pieces, engine::GameId game, const Geometry& geometry,
             const Life& life);

} // namespace game::board
