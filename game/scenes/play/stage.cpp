#include "game/scenes/play/stage.hpp"

#include <utility>

namespace game::play {

namespace {

/// More than this is not made backwards one by one.
constexpr std::size_t most_backwards = 4;

} // namespace

void Stage::reset(engine::Table table) {
    table_ = std::move(table);
    rest();
}

void Stage::rest() {
    picture_ = table_.picture();
    first_picture_ = table_.at(0).picture();
    played_ = table_.played();
    motions_.clear();
}

void Stage::play(const engine::Move& move, const std::optional<board::Hold>& hold) {
    if (!table_.play(move.text))
        return;
    played_.push_back(move);
    engine::Picture before = std::exchange(picture_, table_.picture());
    if (move.gesture.pass)
        return;
    motions_.push_back({std::move(before), picture_, move.gesture, hold});
}

void Stage::take_back_to(std::size_t ply) {
    if (ply >= played_.size())
        return;
    const bool step_by_step = played_.size() - ply <= most_backwards;
    motions_.clear();
    while (step_by_step && played_.size() > ply) {
        const engine::Gesture gesture = played_.back().gesture;
        table_.take_back(1);
        played_.pop_back();
        engine::Picture after = std::exchange(picture_, table_.picture());
        if (!gesture.pass)
            motions_.push_back({picture_, std::move(after), gesture, {}, true});
    }
    if (!step_by_step)
        reset(table_.at(ply));
}

void Stage::hear(Motion& motion, std::vector<Cue>& cues) {
    if (motion.backwards) {
        if (motion.progress >= 1)
            cues.push_back({Sound::place});
        return;
    }
    const auto all = sounds(motion.before, motion.after, motion.gesture, motion.hold);
    for (; motion.heard < all.size() && all[motion.heard].at <= motion.progress; ++motion.heard)
        cues.push_back(all[motion.heard].cue);
}

std::vector<Cue> Stage::update(float seconds, float speed, bool reduced_motion) {
    std::vector<Cue> cues;
    while (!motions_.empty() && seconds > 0) {
        Motion& motion = motions_.front();
        const float length = board::duration(motion.before, motion.after, motion.gesture,
                                             reduced_motion, motion.hold);
        const float left = (1 - motion.progress) * length / speed;
        motion.progress = seconds < left ? motion.progress + seconds * speed / length : 1;
        hear(motion, cues);
        if (motion.progress < 1)
            break;
        seconds -= left;
        motions_.pop_front();
    }
    return cues;
}

std::vector<board::Pose> Stage::pawns(bool reduced_motion) const {
    if (motions_.empty())
        return board::resting(picture_);
    const Motion& motion = motions_.front();
    const float progress = motion.backwards ? 1 - motion.progress : motion.progress;
    if (!reduced_motion)
        return board::pose(motion.before, motion.after, motion.gesture, progress, motion.hold);
    std::vector<board::Pose> pieces = board::cross_fade(motion.before, motion.after, progress);
    if (motion.hold) // it fades from where it was carried to
        for (board::Pose& piece : pieces)
            if (motion.gesture.from == board::cell_of(piece)) {
                piece.x = motion.hold->x;
                piece.y = motion.hold->y;
                piece.moving = true;
            }
    return pieces;
}

} // namespace game::play
