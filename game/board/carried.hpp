#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/game.hpp"
#include "game/board/board.hpp"
#include "game/board/picker.hpp"
#include "game/board/pose.hpp"

namespace game::board {

/// How high a piece that was picked up is held, in squares, and how much larger it is then.
inline constexpr float picked_lift = 0.1F, picked_scale = 1.07F;

/// The piece that a pointer drags as it is seen: it comes up to the pointer, follows it
/// wherever that goes, and goes back to its square where it is let go of in vain.
class Carried {
public:
    /// Does what the hand does.
    void follow(const Picker& picker, const Geometry& geometry);
    /// The move with it was asked for and is not made yet: it stays there for a moment.
    void wait();
    /// A move is made: how the hand lets go of its piece, where it is the one carried.
    [[nodiscard]] std::optional<Hold> take(const engine::Gesture& gesture);
    /// Moves on by seconds at speed 1; with reduced motion it is at once where it goes to.
    void update(float seconds, bool reduced_motion);

    /// It moves by itself.
    [[nodiscard]] bool moving() const;
    /// It is not on its square.
    [[nodiscard]] bool away() const { return state_ != State::none && risen_ > 0; }
    /// Takes it, which lies on its square, out of the pieces: as it is, to be drawn above all.
    [[nodiscard]] std::optional<Pose> lift_from(std::vector<Pose>& pieces) const;

private:
    enum class State : std::uint8_t { none, held, waiting, returning };

    void go_back();
    [[nodiscard]] Hold hold() const;

    State state_ = State::none;
    engine::Cell from_;
    Vec at_; ///< the pointer, in squares
    bool dragged_ = false;
    bool picked_ = false; ///< it stays in the hand when it is back
    float risen_ = 0;     ///< 0 to 1: how far from its square to the pointer
    float left_ = 0;      ///< seconds to wait yet
};

/// Draws it over all else, also beyond the board.
void draw_held(Canvas& canvas, const ui::Theme& theme, const Skin& skin, const Geometry& geometry,
               const Pose& piece);

} // namespace game::board
