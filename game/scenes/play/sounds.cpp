#include "game/scenes/play/sounds.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <set>

namespace game::play {

namespace {

using engine::Cell;
using engine::Gesture;
using engine::Picture;
using engine::Token;

// When a disc beside the one placed has half turned over, and how much later those of the next
// ring have, in seconds.
constexpr float half_turn = 0.11F, ring_delay = 0.035F;

const Token* token_at(const Picture& picture, Cell cell) {
    const auto found = std::find_if(picture.tokens.begin(), picture.tokens.end(),
                                    [cell](const Token& token) { return token.at == cell; });
    return found == picture.tokens.end() ? nullptr : &*found;
}

int distance(Cell a, Cell b) {
    return std::max(std::abs(a.column - b.column), std::abs(a.row - b.row));
}

/// How far from the disc that was placed others have changed hands.
std::set<int> rings(const Picture& before, const Picture& after, Cell placed) {
    std::set<int> rings;
    for (const Token& old : before.tokens) {
        const Token* now = token_at(after, old.at);
        if (now != nullptr && now->owner != old.owner)
            rings.insert(distance(placed, old.at));
    }
    return rings;
}

std::vector<TimedCue> placed(const Picture& before, const Picture& after, const Gesture& gesture,
                             float seconds) {
    const std::set<int> turned = rings(before, after, gesture.to);
    if (turned.empty())
        return {{1, {Sound::place}}};
    const Token* disc = token_at(after, gesture.to);
    const bool dark = disc == nullptr || disc->owner == engine::Side::first;
    std::vector<TimedCue> cues{{0, {Sound::place}}};
    for (const int ring : turned) {
        const float at = (half_turn + ring_delay * static_cast<float>(ring)) / seconds;
        const float semitones = static_cast<float>(ring - 1);
        cues.push_back(
            {std::min(at, 1.F),
             {dark ? Sound::clack_recto : Sound::clack_verso, std::exp2(semitones / 12)}});
    }
    return cues;
}

std::vector<TimedCue> moved(const Picture& before, const Picture& after, const Gesture& gesture,
                            bool den) {
    const Token* start = token_at(before, *gesture.from);
    const Token* end = token_at(after, gesture.to);
    if (start == nullptr || end == nullptr)
        return {{1, {Sound::place}}};
    if (start->face != end->face)
        return {{0, {Sound::lift}},
                {1, {end->face == 0 ? Sound::clack_recto : Sound::clack_verso}}};
    std::vector<TimedCue> cues;
    if (distance(*gesture.from, gesture.to) > 1)
        cues.push_back({0, {Sound::leap}});
    const bool capture = token_at(before, gesture.to) != nullptr;
    cues.push_back({1, {den ? Sound::den : capture ? Sound::capture : Sound::step}});
    return cues;
}

} // namespace

std::vector<TimedCue> sounds(const Picture& before, const Picture& after, const Gesture& gesture,
                             bool den, float seconds) {
    if (gesture.pass)
        return {};
    return gesture.from ? moved(before, after, gesture, den)
                        : placed(before, after, gesture, seconds);
}

} // namespace game::play
