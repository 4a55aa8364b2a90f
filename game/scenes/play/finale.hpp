#pragma once

#include <array>
#include <optional>
#include <vector>

#include "engine/match/match.hpp"
#include "game/board/victory.hpp"

namespace game::play {

/// What a round that has ended shows on the board, for the player at `me` (or for all, where more
/// than one sits at this screen). `low`: the side near the first row as it is seen.
[[nodiscard]] board::Victory victory_of(const engine::Match& match, std::optional<engine::Seat> me,
                                        engine::Side low);

/// The end of a round as it goes by on the board.
class Finale {
public:
    /// No round has ended.
    void clear() { victory_.reset(); }
    /// It has: from now on it is celebrated, or, where that is `over`, only its traces are shown.
    void begin(board::Victory victory, bool over);
    /// Ends all motion now.
    void skip();
    /// Moves on by seconds at speed 1. Pieces are counted out while `counting`, and go back to
    /// their squares afterwards.
    void update(float seconds, bool counting, bool reduced_motion);

    /// Pieces or paper still move.
    [[nodiscard]] bool moving(bool reduced_motion) const;
    /// The pieces have come to rest: time for the result.
    [[nodiscard]] bool shown(bool reduced_motion) const;
    /// Some pieces do not lie on their squares.
    [[nodiscard]] bool counting() const { return victory_ && victory_->counted && gathered_ > 0; }
    /// How many pieces of each side are counted, where they are being counted.
    [[nodiscard]] std::optional<std::array<int, 2>> count(const engine::Picture& picture) const;
    void mark(board::Marks& marks, bool reduced_motion) const;
    /// Moves pieces that lie still.
    void pose(std::vector<board::Pose>& pieces, const engine::Picture& picture) const;
    void draw(Canvas& canvas, const ui::Theme& theme, const board::Skin& skin,
              const board::Geometry& geometry) const;

private:
    std::optional<board::Victory> victory_;
    float time_ = 0;     ///< seconds since it began
    float gathered_ = 0; ///< the same of the count, which also runs back
};

} // namespace game::play
