#pragma once

#include <cstddef>
#include <deque>
#include <optional>
#include <utility>
#include <vector>

#include "engine/table.hpp"
#include "game/board/pose.hpp"
#include "game/scenes/play/sounds.hpp"

namespace game::play {

/// The position on the screen and the motion that leads to it. The position is always the latest;
/// motion only catches up with it.
class Stage {
public:
    explicit Stage(engine::Table table) : table_(std::move(table)) { rest(); }

    /// Another position altogether, at rest.
    void reset(engine::Table table);
    /// Plays a legal action: its motion follows those still under way. `hold`: how the hand that
    /// carried the piece lets go of it.
    void play(const engine::Move& move, const std::optional<board::Hold>& hold = {});
    /// Back to the position after `ply` actions: the last ones are made backwards.
    void take_back_to(std::size_t ply);
    /// Moves on by `seconds` at `speed` (1: the design's); what is heard meanwhile.
    std::vector<Cue> update(float seconds, float speed, bool reduced_motion);
    /// Ends all motion now.
    void finish() { motions_.clear(); }

    [[nodiscard]] const engine::Table& table() const { return table_; }
    /// The position as a screen draws it.
    [[nodiscard]] const engine::Picture& picture() const { return picture_; }
    /// The position that the round began from.
    [[nodiscard]] const engine::Picture& first_picture() const { return first_picture_; }
    /// The actions played so far, as `Table::played`.
    [[nodiscard]] const std::vector<engine::Move>& played() const { return played_; }
    [[nodiscard]] bool moving() const { return !motions_.empty(); }
    [[nodiscard]] std::vector<board::Pose> pawns(bool reduced_motion) const;

private:
    struct Motion {
        engine::Picture before, after;
        engine::Gesture gesture;
        std::optional<board::Hold> hold;
        bool backwards = false; ///< made from `after` to `before`
        float progress = 0;     ///< 0 to 1
        std::size_t heard = 0;  ///< how many of its sounds were
    };

    void rest();
    static void hear(Motion& motion, std::vector<Cue>& cues);

    engine::Table table_;
    engine::Picture picture_, first_picture_;
    std::vector<engine::Move> played_;
    std::deque<Motion> motions_;
};

} // namespace game::play
