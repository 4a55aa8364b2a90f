#pragma once

#include <array>
#include <optional>
#include <vector>

#include "game/board/board.hpp"
#include "game/board/pose.hpp"

// How the end of a round is shown on the board once all pieces have come to rest: the line is drawn
// and its pawns hop, discs are counted out, the animal in the den is glad, and paper falls where
// somebody at this screen has won. A function of time alone.
namespace game::board {

/// What there is to show.
struct Victory {
    std::vector<engine::Row> lines;   ///< that won
    std::optional<engine::Cell> goal; ///< that a piece has reached
    bool counted = false;             ///< the pieces decide, by their number
    engine::Side low{};               ///< counted out: the side that gathers from the first row on
    std::optional<engine::Side> cheered; ///< paper falls in the colours of this side

    friend bool operator==(const Victory&, const Victory&) = default;
};

/// Seconds at speed 1 until the pieces are still again; with reduced motion there is nothing but
/// the line, which fades in.
[[nodiscard]] float celebration(const Victory& victory, bool reduced_motion);
/// The same until the last paper is gone, too.
[[nodiscard]] float whole_celebration(const Victory& victory, bool reduced_motion);

/// How far the line is drawn, 0 to 1, after so many seconds.
[[nodiscard]] float line_drawn(float time, bool reduced_motion);
/// Moves the pieces, which lie still, as they are after so many seconds. At the end of a count they
/// stay where they were counted.
void celebrate(std::vector<Pose>& pieces, const Victory& victory, const engine::Picture& picture,
               float time);
/// How many pieces of each side are counted by then.
[[nodiscard]] std::array<int, 2> counted(const engine::Picture& picture, float time);

/// What is seen over the pieces: light at the goal, paper. Without reduced motion only.
void draw_victory(Canvas& canvas, const ui::Theme& theme, const Skin& skin,
                  const Geometry& geometry, const Victory& victory, float time);

} // namespace game::board
