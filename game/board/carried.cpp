#include "game/board/carried.hpp"

#include <algorithm>

namespace game::board {

namespace {

constexpr float rise_time = 0.09F, return_time = 0.16F, wait_time = 1; ///< seconds
constexpr float carried_lift = 0.17F, carried_scale = 1.12F;

float ease_both(float t) {
    return t * t * (3 - 2 * t);
}
float between(float a, float b, float t) {
    return a + (b - a) * t;
}

} // namespace

void Carried::follow(const Picker& picker, const Geometry& geometry) {
    const auto& held = picker.held();
    if (held) {
        if (state_ != State::held || from_ != held->from)
            *this = {};
        state_ = State::held;
        from_ = held->from;
        at_ = geometry.position(held->at);
        dragged_ = held->dragged;
    } else if (state_ == State::held) {
        go_back();
    }
    picked_ = picker.picked() == from_;
}

void Carried::wait() {
    if (state_ != State::held)
        return;
    state_ = State::waiting;
    left_ = wait_time;
}

void Carried::go_back() {
    if (risen_ > 0)
        state_ = State::returning;
    else
        *this = {};
}

std::optional<Hold> Carried::take(const engine::Gesture& gesture) {
    if (!away() || gesture.from != from_)
        return std::nullopt;
    const Hold last = hold();
    *this = {};
    return last;
}

void Carried::update(float seconds, bool reduced_motion) {
    if (state_ == State::waiting && (left_ -= seconds) <= 0)
        go_back();
    if (state_ == State::returning)
        risen_ = reduced_motion ? 0 : risen_ - seconds / return_time;
    else if (dragged_)
        risen_ = reduced_motion ? 1 : std::min(1.0F, risen_ + seconds / rise_time);
    if (state_ == State::returning && risen_ <= 0)
        *this = {};
}

bool Carried::moving() const {
    return state_ == State::waiting || state_ == State::returning || (dragged_ && risen_ < 1);
}

Hold Carried::hold() const {
    const float t = ease_both(std::clamp(risen_, 0.0F, 1.0F));
    const bool stays = state_ == State::held || picked_;
    Hold hold;
    hold.x = between(static_cast<float>(from_.column) + 0.5F, at_.x, t);
    hold.y = between(static_cast<float>(from_.row) + 0.5F, at_.y, t);
    hold.lift = between(stays ? picked_lift : 0, carried_lift, t);
    hold.scale = between(stays ? picked_scale : 1, carried_scale, t);
    return hold;
}

std::optional<Pose> Carried::lift_from(std::vector<Pose>& pieces) const {
    if (!away())
        return std::nullopt;
    const auto mine = std::find_if(pieces.begin(), pieces.end(), [this](const Pose& piece) {
        return !piece.moving && cell_of(piece) == from_;
    });
    if (mine == pieces.end())
        return std::nullopt;
    Pose piece = *mine;
    pieces.erase(mine);
    const Hold now = hold();
    piece.x = now.x;
    piece.y = now.y;
    piece.lift = now.lift;
    piece.scale = now.scale;
    piece.moving = true;
    return piece;
}

} // namespace game::board
