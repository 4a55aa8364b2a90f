#pragma once

#include <deque>
#include <optional>
#include <vector>

#include "engine/table.hpp"
#include "game/audio.hpp"
#include "game/board/pose.hpp"

namespace game::play {

/// A sound and the pitch it is played at.
struct Cue {
    Sound sound{};
    float pitch = 1;

    friend bool operator==(const Cue&, const Cue&) = default;
};

/// The position on the screen and the motion that leads to it. The position is always the latest;
/// motion only catches up with it.
class Stage {
public:
    explicit Stage(engine::Table table) : table_(std::move(table)) {}

    /// Another position altogether, at rest.
    void reset(engine::Table table);
    /// Plays a legal action: its motion follows those still under way.
    void play(const engine::Move& move);
    /// Moves on by `seconds` at `speed` (1: the design's); what is heard meanwhile.
    std::vector<Cue> update(float seconds, float speed, bool reduced_motion);
    /// Ends all motion now.
    void finish() { motions_.clear(); }

    [[nodiscard]] const engine::Table& table() const { return table_; }
    [[nodiscard]] bool moving() const { return !motions_.empty(); }
    [[nodiscard]] std::vector<board::Pose> pawns(bool reduced_motion) const;

private:
    struct Motion {
        engine::Picture before, after;
        engine::Gesture gesture;
        float progress = 0; ///< 0 to 1
        bool begun = false;
    };

    engine::Table table_;
    std::deque<Motion> motions_;
};

} // namespace game::play
