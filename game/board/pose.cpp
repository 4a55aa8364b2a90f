#include "game/board/pose.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace game::board {

namespace {

using engine::Cell;
using engine::Gesture;
using engine::Picture;
using engine::Token;

// The parts of a flip, in milliseconds.
constexpr float crouch = 40, travel = 180, settle = 40;
constexpr float flip_time = crouch + travel + settle;
constexpr float placement_time = 140;
constexpr float fade_time = 80;

constexpr float hop = 0.12F; ///< squares
constexpr float crouched = 0.93F, landed = 0.96F;
constexpr float placed_from = 1.18F;

float ease_out(float t) {
    return 1 - (1 - t) * (1 - t) * (1 - t);
}
float ease_both(float t) {
    return t * t * (3 - 2 * t);
}
/// 0 at both ends of 0 to 1, 1 in the middle.
float arch(float t) {
    return 4 * t * (1 - t);
}
float between(float a, float b, float t) {
    return a + (b - a) * t;
}

const Token* token_at(const Picture& picture, Cell cell) {
    const auto found = std::find_if(picture.tokens.begin(), picture.tokens.end(),
                                    [cell](const Token& token) { return token.at == cell; });
    return found == picture.tokens.end() ? nullptr : &*found;
}

Pose lying(const Token& token) {
    Pose pose;
    pose.x = static_cast<float>(token.at.column) + 0.5F;
    pose.y = static_cast<float>(token.at.row) + 0.5F;
    pose.owner = token.owner;
    pose.face = token.face;
    return pose;
}

Pose fading(const Token& token, float opacity) {
    Pose pose = lying(token);
    pose.opacity = opacity;
    pose.moving = true;
    return pose;
}

/// `t` (0 to 1) of the way from one side to the other: shows `after` from the middle on.
void turn(Pose& pose, const Token& before, const Token& after, float t) {
    const Token& seen = t < 0.5F ? before : after;
    pose.owner = seen.owner;
    pose.face = seen.face;
    pose.width = std::abs(std::cos(std::numbers::pi_v<float> * t));
}

/// Crouches, travels with a hop, settles.
Pose travelling(const Token& before, const Token& after, float progress) {
    const float time = progress * flip_time;
    const float t = std::clamp((time - crouch) / travel, 0.0F, 1.0F);
    const Pose start = lying(before);
    Pose pose = lying(after);
    pose.moving = true;
    pose.x = between(start.x, pose.x, ease_both(t));
    pose.y = between(start.y, pose.y, ease_both(t));
    pose.lift = hop * arch(t);
    pose.tumbling = before.at.column == after.at.column;
    if (before.face != after.face || before.owner != after.owner)
        turn(pose, before, after, t);
    if (time < crouch)
        pose.scale = between(1, crouched, ease_out(time / crouch));
    else if (t < 1)
        pose.scale = between(crouched, landed, t) + 0.1F * arch(t);
    else
        pose.scale = between(landed, 1, ease_out((time - crouch - travel) / settle));
    return pose;
}

Pose turning(const Token& before, const Token& after, float progress) {
    Pose pose = lying(after);
    pose.moving = true;
    pose.lift = hop * arch(progress);
    turn(pose, before, after, progress);
    return pose;
}

Pose put_down(const Token& token, float progress) {
    const float t = ease_out(progress);
    Pose pose = lying(token);
    pose.moving = true;
    pose.scale = between(placed_from, 1, t);
    pose.lift = hop * (1 - t);
    pose.opacity = std::min(1.0F, progress * 4);
    return pose;
}

/// The piece of the gesture itself, if both pictures know it.
void add_gesture(std::vector<Pose>& poses, const Picture& before, const Picture& after,
                 const Gesture& gesture, float progress) {
    const Token* end = token_at(after, gesture.to);
    if (end == nullptr)
        return;
    const Token* start = gesture.from ? token_at(before, *gesture.from) : nullptr;
    poses.push_back(start != nullptr ? travelling(*start, *end, progress)
                                     : put_down(*end, progress));
}

} // namespace

std::vector<Pose> resting(const Picture& picture) {
    std::vector<Pose> poses;
    for (const Token& token : picture.tokens)
        poses.push_back(lying(token));
    return poses;
}

std::vector<Pose> pose(const Picture& before, const Picture& after, const Gesture& gesture,
                       float progress) {
    if (progress <= 0)
        return resting(before);
    if (progress >= 1)
        return resting(after);

    std::vector<Pose> still, moving;
    for (const Token& old : before.tokens) {
        if (gesture.from == old.at)
            continue;
        const Token* now = token_at(after, old.at);
        if (now != nullptr && *now == old)
            still.push_back(lying(old));
        else if (now == nullptr || old.at == gesture.to)
            moving.push_back(fading(old, std::min(1.0F, 2 * (1 - progress))));
        else
            moving.push_back(turning(old, *now, progress));
    }
    add_gesture(moving, before, after, gesture, progress);
    still.insert(still.end(), moving.begin(), moving.end());
    return still;
}

std::vector<Pose> cross_fade(const Picture& before, const Picture& after, float progress) {
    if (progress <= 0)
        return resting(before);
    if (progress >= 1)
        return resting(after);

    const auto holds = [](const Picture& picture, const Token& token) {
        const Token* found = token_at(picture, token.at);
        return found != nullptr && *found == token;
    };
    std::vector<Pose> still, moving;
    for (const Token& old : before.tokens)
        if (holds(after, old))
            still.push_back(lying(old));
        else
            moving.push_back(fading(old, 1 - progress));
    for (const Token& now : after.tokens)
        if (!holds(before, now))
            moving.push_back(fading(now, progress));
    still.insert(still.end(), moving.begin(), moving.end());
    return still;
}

float duration(const Gesture& gesture, bool reduced_motion) {
    if (reduced_motion)
        return fade_time / 1000;
    return (gesture.from ? flip_time : placement_time) / 1000;
}

} // namespace game::board
