#include "game/scenes/play/stage.hpp"

#include <algorithm>
#include <utility>

namespace game::play {

namespace {

Cue landing(const engine::Gesture& gesture) {
    if (!gesture.from)
        return {Sound::place};
    return {gesture.face == 0 ? Sound::clack_recto : Sound::clack_verso};
}

} // namespace

void Stage::reset(engine::Table table) {
    table_ = std::move(table);
    motions_.clear();
}

void Stage::play(const engine::Move& move) {
    Motion motion{table_.picture(), {}, move.gesture};
    if (!table_.play(move.text))
        return;
    motion.after = table_.picture();
    motions_.push_back(std::move(motion));
}

std::vector<Cue> Stage::update(float seconds, float speed, bool reduced_motion) {
    std::vector<Cue> cues;
    while (!motions_.empty() && seconds > 0) {
        Motion& motion = motions_.front();
        if (!std::exchange(motion.begun, true) && motion.gesture.from)
            cues.push_back({Sound::lift});
        const float length = board::duration(motion.gesture, reduced_motion) / speed;
        const float left = (1 - motion.progress) * length;
        if (seconds < left) {
            motion.progress += seconds / length;
            break;
        }
        seconds -= left;
        cues.push_back(landing(motion.gesture));
        motions_.pop_front();
    }
    return cues;
}

std::vector<board::Pose> Stage::pawns(bool reduced_motion) const {
    if (motions_.empty())
        return board::resting(table_.picture());
    const Motion& motion = motions_.front();
    return reduced_motion
               ? board::cross_fade(motion.before, motion.after, motion.progress)
               : board::pose(motion.before, motion.after, motion.gesture, motion.progress);
}

} // namespace game::play
