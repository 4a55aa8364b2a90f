#include "game/scenes/play/finale.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "game/scenes/play/story.hpp"

namespace game::play {

namespace {

constexpr float back_speed = 5; ///< of pieces that go back to their squares after the count
constexpr float long_ago = 60;

} // namespace

board::Victory victory_of(const engine::Match& match, std::optional<engine::Seat> me,
                          engine::Side low) {
    board::Victory victory;
    const auto result = match.round_result();
    if (!result)
        return victory;
    const engine::Table& table = match.table();
    const auto outcome = table.outcome();
    if (outcome && outcome->winner) {
        const auto lines = table.picture().lines;
        std::copy_if(lines.begin(), lines.end(), std::back_inserter(victory.lines),
                     [&](const engine::Row& row) { return row.owner == *outcome->winner; });
        if (const auto played = table.played(); !played.empty() && played.back().gesture.goal)
            victory.goal = played.back().gesture.to;
    }
    victory.counted = final_count(match.rounds().back()).has_value();
    victory.low = low;
    const bool left = result->reason == engine::Reason::left;
    if (result->winner && !left && (!me || *result->winner == *me))
        victory.cheered = match.side(*result->winner);
    return victory;
}

void Finale::begin(board::Victory victory, bool over) {
    victory_ = std::move(victory);
    time_ = gathered_ = 0;
    if (over)
        time_ = long_ago;
}

void Finale::skip() {
    time_ = long_ago;
    if (victory_ && victory_->counted)
        gathered_ = board::celebration(*victory_, false);
}

void Finale::update(float seconds, bool counting, bool reduced_motion) {
    if (!victory_)
        return;
    time_ = std::min(time_ + seconds, long_ago);
    if (!victory_->counted)
        return;
    const float end = board::celebration(*victory_, false);
    if (reduced_motion)
        gathered_ = 0;
    else if (counting)
        gathered_ = std::min(gathered_ + seconds, end);
    else
        gathered_ = std::max(gathered_ - back_speed * seconds, 0.0F);
}

bool Finale::moving(bool reduced_motion) const {
    if (!victory_)
        return false;
    const float end = board::celebration(*victory_, false);
    const bool counts = counting() && gathered_ < end;
    return counts || time_ < board::whole_celebration(*victory_, reduced_motion);
}

bool Finale::shown(bool reduced_motion) const {
    return !victory_ || time_ >= board::celebration(*victory_, reduced_motion);
}

std::optional<std::array<int, 2>> Finale::count(const engine::Picture& picture) const {
    return counting() ? std::optional(board::counted(picture, gathered_)) : std::nullopt;
}

void Finale::mark(board::Marks& marks, bool reduced_motion) const {
    if (!victory_)
        return;
    marks.won = victory_->lines;
    const float drawn = board::line_drawn(time_, reduced_motion);
    (reduced_motion ? marks.won_opacity : marks.won_progress) = drawn;
    if (counting() || !marks.won.empty()) {
        marks.last.reset();
        marks.left.reset();
    }
}

void Finale::pose(std::vector<board::Pose>& pieces, const engine::Picture& picture) const {
    if (victory_)
        board::celebrate(pieces, *victory_, picture, victory_->counted ? gathered_ : time_);
}

void Finale::draw(Canvas& canvas, const ui::Theme& theme, const board::Skin& skin,
                  const board::Geometry& geometry) const {
    if (victory_)
        board::draw_victory(canvas, theme, skin, geometry, *victory_, time_);
}

} // namespace game::play
