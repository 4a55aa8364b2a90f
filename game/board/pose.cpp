#include "game/board/pose.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numbers>

namespace game::board {

namespace {

using engine::Cell;
using engine::Gesture;
using engine::Picture;
using engine::Token;

// Times in milliseconds. The parts of a flip:
constexpr float crouch = 40, roll = 180, settle = 40;
constexpr float flip_time = crouch + roll + settle;
constexpr float placement_time = 140;
constexpr float drop_time = 80; ///< of a piece that was carried to its square
constexpr float touch = 80;     ///< a piece put down is down for the eye, and the wave begins
constexpr float turn_time = 220, ring_step = 35, wave_limit = 480;
constexpr float step_time = 160, leap_time = 320, capture_time = 140, goal_time = 600;
constexpr float pass_time = 80;
constexpr float fade_time = 80;

// Heights and lengths in squares.
constexpr float hop = 0.12F, turn_hop = 0.2F, step_hop = 0.06F, leap_arc = 0.6F, goal_hop = 0.32F;
constexpr float pushed = 0.62F; ///< a piece that is taken
constexpr float crouched = 0.93F, landed = 0.96F;
constexpr float placed_from = 1.18F;
constexpr float goal_scale = 0.14F;

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

int distance(Cell a, Cell b) {
    return std::max(std::abs(a.column - b.column), std::abs(a.row - b.row));
}

/// What leads from one picture to the other, and when.
struct Plan {
    const Token* start = nullptr; ///< the gesture's piece before, where it comes from a square
    const Token* end = nullptr;   ///< and after
    const Token* taken = nullptr; ///< the piece it takes
    std::optional<Hold> hold;     ///< it was carried there
    bool flips = false;
    float travel = 0;          ///< until it is there
    std::vector<bool> turning; ///< by ring, from the first: pieces turn over there
    float length = 0;

    /// Rings follow one another a little closer where there are too many for the wave's limit.
    [[nodiscard]] float turn_begins(int ring) const {
        const float steps = static_cast<float>(std::max<std::size_t>(turning.size(), 2) - 1);
        const float step = std::min(ring_step, (wave_limit - touch - turn_time) / steps);
        return travel + step * static_cast<float>(ring - 1);
    }
};

/// The rings around `centre` where pieces turn over.
std::vector<bool> turning_rings(const Picture& before, const Picture& after, Cell centre) {
    std::vector<bool> rings;
    for (const Token& old : before.tokens) {
        const Token* now = token_at(after, old.at);
        if (now == nullptr || *now == old || old.at == centre)
            continue;
        const auto ring = static_cast<std::size_t>(distance(old.at, centre));
        rings.resize(std::max(rings.size(), ring));
        rings[ring - 1] = true;
    }
    return rings;
}

Plan made_plan(const Picture& before, const Picture& after, const Gesture& gesture,
               const std::optional<Hold>& hold) {
    Plan plan;
    plan.length = pass_time;
    if (gesture.pass)
        return plan;
    plan.end = token_at(after, gesture.to);
    plan.start = gesture.from ? token_at(before, *gesture.from) : nullptr;
    plan.travel = touch;
    plan.length = placement_time;
    if (plan.start != nullptr && plan.end != nullptr) {
        plan.taken = token_at(before, gesture.to);
        plan.flips = plan.start->face != plan.end->face || plan.start->owner != plan.end->owner;
        const bool leaps = distance(*gesture.from, gesture.to) > 1;
        plan.travel = plan.flips ? crouch + roll : leaps ? leap_time : step_time;
        plan.length = plan.flips ? flip_time : plan.travel;
        plan.hold = hold;
        if (hold) {
            plan.travel = plan.flips ? roll : drop_time;
            plan.length = plan.flips ? roll + settle : placement_time;
        }
    }
    if (plan.taken != nullptr)
        plan.length = plan.travel + capture_time;
    if (gesture.goal)
        plan.length = std::max(plan.length, goal_time);
    plan.turning = turning_rings(before, after, gesture.to);
    if (!plan.turning.empty())
        plan.length = std::max(plan.length,
                               plan.turn_begins(static_cast<int>(plan.turning.size())) + turn_time);
    return plan;
}

/// Crouches, travels with a hop, settles.
Pose flipping(const Token& before, const Token& after, float time) {
    const float t = std::clamp((time - crouch) / roll, 0.0F, 1.0F);
    const Pose start = lying(before);
    Pose pose = lying(after);
    pose.moving = true;
    pose.x = between(start.x, pose.x, ease_both(t));
    pose.y = between(start.y, pose.y, ease_both(t));
    pose.lift = hop * arch(t);
    pose.tumbling = before.at.column == after.at.column;
    turn(pose, before, after, t);
    if (time < crouch)
        pose.scale = between(1, crouched, ease_out(time / crouch));
    else if (t < 1)
        pose.scale = between(crouched, landed, t) + 0.1F * arch(t);
    else
        pose.scale = between(landed, 1, ease_out(std::min(1.0F, (time - crouch - roll) / settle)));
    return pose;
}

/// Goes in an arc, higher where it leaps; on its goal it jumps for joy twice.
Pose stepping(const Token& before, const Token& after, const Plan& plan, bool goal, float time) {
    const float t = std::clamp(time / plan.travel, 0.0F, 1.0F);
    const Pose start = lying(before);
    Pose pose = lying(after);
    pose.moving = true;
    pose.x = between(start.x, pose.x, ease_both(t));
    pose.y = between(start.y, pose.y, ease_both(t));
    const bool leaps = plan.travel > step_time;
    pose.lift = (leaps ? leap_arc : step_hop) * arch(t);
    pose.scale = 1 + (leaps ? 0.1F : 0.03F) * arch(t);
    if (goal && time > plan.travel) {
        const float joy = std::min(1.0F, (time - plan.travel) / (plan.length - plan.travel));
        const float pi = std::numbers::pi_v<float>;
        pose.lift = goal_hop * (1 - 0.5F * joy) * std::abs(std::sin(2 * pi * joy));
        pose.scale = 1 + goal_scale * arch(joy);
    }
    return pose;
}

/// Is put down where the hand let go of it, over its square or nearly so; there it turns over.
Pose dropped(const Token& before, const Token& after, const Plan& plan, const Gesture& gesture,
             float time) {
    if (!plan.flips && gesture.goal && time > plan.travel)
        return stepping(before, after, plan, true, time); // glad to be there
    const float t = std::min(1.0F, time / plan.travel);
    const float down = ease_out(std::min(1.0F, time / (plan.flips ? roll : placement_time)));
    Pose pose = lying(after);
    pose.moving = true;
    pose.x = between(plan.hold->x, pose.x, ease_out(t));
    pose.y = between(plan.hold->y, pose.y, ease_out(t));
    pose.lift = between(plan.hold->lift, 0, down);
    pose.scale = between(plan.hold->scale, 1, down);
    if (plan.flips) {
        pose.lift += hop * arch(t);
        pose.tumbling = before.at.column == after.at.column;
        turn(pose, before, after, t);
    }
    return pose;
}

/// Stands until the other one has landed, then is pushed on the same way, shrinks and fades.
Pose taken(const Plan& plan, float time) {
    Pose pose = lying(*plan.taken);
    const float t = std::clamp((time - plan.travel) / capture_time, 0.0F, 1.0F);
    if (t <= 0 || plan.start == nullptr)
        return pose;
    const Pose from = lying(*plan.start);
    const float x = pose.x - from.x, y = pose.y - from.y;
    const float way = std::max(std::hypot(x, y), 1.0F);
    pose.moving = true;
    pose.x += pushed * ease_out(t) * x / way;
    pose.y += pushed * ease_out(t) * y / way;
    pose.scale = 1 - 0.6F * t;
    pose.opacity = 1 - t * t;
    return pose;
}

/// Turns over where it stands, as if the gesture's square pushed it.
Pose turning(const Token& before, const Token& after, Cell centre, float t) {
    Pose pose = lying(t < 0.5F ? before : after);
    if (t <= 0 || t >= 1)
        return pose;
    pose.moving = true;
    pose.lift = turn_hop * arch(t);
    pose.tumbling = before.at.column == centre.column;
    turn(pose, before, after, ease_both(t));
    return pose;
}

Pose put_down(const Token& token, float time) {
    const float progress = std::min(1.0F, time / placement_time);
    const float t = ease_out(progress);
    Pose pose = lying(token);
    pose.moving = true;
    pose.scale = between(placed_from, 1, t);
    pose.lift = hop * (1 - t);
    pose.opacity = std::min(1.0F, progress * 4);
    return pose;
}

Pose own_piece(const Plan& plan, const Gesture& gesture, float time) {
    if (plan.start == nullptr)
        return put_down(*plan.end, time);
    if (plan.hold)
        return dropped(*plan.start, *plan.end, plan, gesture, time);
    return plan.flips ? flipping(*plan.start, *plan.end, time)
                      : stepping(*plan.start, *plan.end, plan, gesture.goal, time);
}

} // namespace

Cell cell_of(const Pose& pose) {
    return {static_cast<std::int8_t>(std::floor(pose.x)),
            static_cast<std::int8_t>(std::floor(pose.y))};
}

std::vector<Pose> resting(const Picture& picture) {
    std::vector<Pose> poses;
    for (const Token& token : picture.tokens)
        poses.push_back(lying(token));
    return poses;
}

std::vector<Pose> pose(const Picture& before, const Picture& after, const Gesture& gesture,
                       float progress, const std::optional<Hold>& hold) {
    if (progress <= 0 && !hold)
        return resting(before);
    if (progress >= 1 || gesture.pass)
        return resting(after);

    const Plan plan = made_plan(before, after, gesture, hold);
    const float time = progress * plan.length;
    std::vector<Pose> poses;
    for (const Token& old : before.tokens) {
        const Token* now = token_at(after, old.at);
        if (gesture.from == old.at)
            continue;
        if (plan.taken == &old)
            poses.push_back(taken(plan, time));
        else if (now == nullptr || old.at == gesture.to)
            poses.push_back(fading(old, std::min(1.0F, 2 * (1 - progress))));
        else
            poses.push_back(
                *now == old
                    ? lying(old)
                    : turning(old, *now, gesture.to,
                              (time - plan.turn_begins(distance(old.at, gesture.to))) / turn_time));
    }
    std::stable_partition(poses.begin(), poses.end(), [](const Pose& p) { return !p.moving; });
    if (plan.end != nullptr)
        poses.push_back(own_piece(plan, gesture, time));
    return poses;
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

float duration(const Picture& before, const Picture& after, const Gesture& gesture,
               bool reduced_motion, const std::optional<Hold>& hold) {
    return (reduced_motion ? fade_time : made_plan(before, after, gesture, hold).length) / 1000;
}

std::vector<Beat> beats(const Picture& before, const Picture& after, const Gesture& gesture,
                        const std::optional<Hold>& hold) {
    if (gesture.pass)
        return {};
    const Plan plan = made_plan(before, after, gesture, hold);
    std::vector<Beat> made;
    const auto add = [&](BeatKind kind, float time, int ring = 0) {
        made.push_back({kind, time / plan.length, ring});
    };
    if (plan.start != nullptr && !plan.hold)
        add(plan.travel == leap_time ? BeatKind::leap : BeatKind::lift, 0);
    add(BeatKind::land, plan.travel);
    if (plan.taken != nullptr)
        add(BeatKind::take, plan.travel);
    if (gesture.goal)
        add(BeatKind::goal, plan.travel);
    for (int ring = 1; ring <= static_cast<int>(plan.turning.size()); ++ring)
        if (plan.turning[static_cast<std::size_t>(ring - 1)])
            add(BeatKind::turn, plan.turn_begins(ring), ring);
    return made;
}

} // namespace game::board
