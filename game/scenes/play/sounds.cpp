#include "game/scenes/play/sounds.hpp"

#include <algorithm>
#include <cmath>

namespace game::play {

namespace {

using board::BeatKind;
using engine::Cell;
using engine::Gesture;
using engine::Picture;
using engine::Token;

const Token* token_at(const Picture& picture, Cell cell) {
    const auto found = std::find_if(picture.tokens.begin(), picture.tokens.end(),
                                    [cell](const Token& token) { return token.at == cell; });
    return found == picture.tokens.end() ? nullptr : &*found;
}

Sound clack(bool dark) {
    return dark ? Sound::clack_recto : Sound::clack_verso;
}

/// A piece has reached its square, which it left with `start`, where it comes from another.
Sound landing(const Token* start, const Token& end) {
    if (start == nullptr)
        return Sound::place;
    return start->face == end.face ? Sound::step : clack(end.face == 0);
}

float ring_pitch(int ring) {
    return std::exp2(static_cast<float>(ring - 1) / 12);
}

} // namespace

std::vector<TimedCue> sounds(const Picture& before, const Picture& after, const Gesture& gesture,
                             const std::optional<board::Hold>& hold) {
    const Token* start = gesture.from ? token_at(before, *gesture.from) : nullptr;
    const Token* end = token_at(after, gesture.to);
    if (end == nullptr)
        return {};
    const bool flips = start != nullptr && start->face != end->face;
    const bool takes = start != nullptr && token_at(before, gesture.to) != nullptr;
    std::vector<TimedCue> cues;
    for (const auto& [kind, at, ring] : board::beats(before, after, gesture, hold)) {
        if (kind == BeatKind::lift && flips)
            cues.push_back({at, {Sound::lift}});
        else if (kind == BeatKind::leap)
            cues.push_back({at, {Sound::leap}});
        else if (kind == BeatKind::land && !takes && !gesture.goal)
            cues.push_back({at, {landing(start, *end)}});
        else if (kind == BeatKind::take && !gesture.goal)
            cues.push_back({at, {Sound::capture}});
        else if (kind == BeatKind::goal)
            cues.push_back({at, {Sound::den}});
        else if (kind == BeatKind::turn)
            cues.push_back({at, {clack(end->owner == engine::Side::first), ring_pitch(ring)}});
    }
    return cues;
}

} // namespace game::play
