#include "game/ui/entrance.hpp"

#include <algorithm>

namespace game::ui {

namespace {

constexpr float slide_time = 0.2F, fade_time = 0.08F;

} // namespace

void Entrance::update(float seconds, bool in, bool reduced_motion) {
    const float to = in ? 1.0F : 0.0F;
    if (to != to_) {
        from_ = shown();
        to_ = to;
        time_ = 0;
    }
    time_ = std::min(1.0F, time_ + seconds / (reduced_motion ? fade_time : slide_time));
}

float Entrance::shown() const {
    const float rest = 1 - time_;
    return from_ + (to_ - from_) * (1 - rest * rest * rest);
}

} // namespace game::ui
