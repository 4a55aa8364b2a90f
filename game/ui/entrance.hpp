#pragma once

namespace game::ui {

/// How a window or a drawer comes and goes: in 200 ms at speed 1, fast at first (ease-out cubic);
/// with reduced motion in 80. It may turn round on its way.
class Entrance {
public:
    /// Moves on by seconds at speed 1; `in`: it is to be there.
    void update(float seconds, bool in, bool reduced_motion);
    /// How much of it is there, 0 to 1.
    [[nodiscard]] float shown() const;
    [[nodiscard]] bool moving() const { return time_ < 1; }

private:
    float from_ = 0, to_ = 0; ///< of what is shown
    float time_ = 1;          ///< 0 to 1: of the way between them
};

} // namespace game::ui
