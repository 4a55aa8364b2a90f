#pragma once

#include <optional>
#include <vector>

#include "engine/game.hpp"
#include "game/audio.hpp"
#include "game/board/pose.hpp"

namespace game::play {

/// A sound and the pitch it is played at.
struct Cue {
    Sound sound{};
    float pitch = 1;

    friend bool operator==(const Cue&, const Cue&) = default;
};

/// A sound of a motion: heard `at` 0 (it begins) to 1 (it ends).
struct TimedCue {
    float at = 0;
    Cue cue;

    friend bool operator==(const TimedCue&, const TimedCue&) = default;
};

/// What is heard while a gesture leads from one picture to the other, in order. Discs that turn
/// over are heard ring by ring, a semitone higher each. `hold` as in `board::pose`.
[[nodiscard]] std::vector<TimedCue> sounds(const engine::Picture& before,
                                           const engine::Picture& after,
                                           const engine::Gesture& gesture,
                                           const std::optional<board::Hold>& hold = {});

} // namespace game::play
