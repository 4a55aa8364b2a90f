#include "game/scenes/demo.hpp"

#include <algorithm>
#include <cassert>

#include "game/board/pose.hpp"

namespace game {

namespace {

constexpr float pause = 0.24F;

/// The line that won, or else what must be answered now.
board::Marks marks_of(const engine::Table& table) {
    board::Marks marks;
    const engine::Picture picture = table.picture();
    if (table.outcome())
        marks.won = picture.lines;
    else
        for (const engine::Row& row : picture.lines)
            if (row.owner != table.to_act())
                marks.glow.push_back(row);
    return marks;
}

void draw_board(Canvas& canvas, const Context& context, Rect area, const engine::Table& table,
                const std::vector<board::Pose>& pawns, const board::Marks& marks) {
    const engine::GameInfo& game = table.info();
    const board::View view = board::view_of(game, engine::Side::first);
    const board::Geometry geometry = board::fit(area, game, view, canvas.scale());
    board::draw(canvas, context.theme(), {game.id, context.settings.colour_blind}, geometry, pawns,
                marks);
}

} // namespace

Demo::Demo(engine::GameId game, std::string_view position,
           std::initializer_list<std::string_view> actions) {
    auto table = engine::Table::from_position(game, position);
    assert(table);
    tables_.push_back(*table);
    for (const std::string_view action : actions) {
        const auto move = table->play(action);
        assert(move);
        moves_.push_back(*move);
        tables_.push_back(*table);
    }
    step_ = moves_.size();
}

void Demo::play() {
    step_ = 0;
    rest_ = pause;
    progress_ = 0;
}

void Demo::update(float seconds, bool reduced, float speed) {
    reduced_ = reduced;
    if (!moving())
        return;
    float left = seconds * speed;
    if (rest_ > 0) {
        const float rested = std::min(rest_, left);
        rest_ -= rested;
        left -= rested;
    }
    progress_ += left / board::duration(moves_[step_].gesture, reduced);
    if (progress_ < 1)
        return;
    ++step_;
    rest_ = pause;
    progress_ = 0;
}

void Demo::draw(Canvas& canvas, const Context& context, Rect area) const {
    const engine::Table& table = tables_[step_];
    if (!moving()) {
        draw_still(canvas, context, area, table);
        return;
    }
    const engine::Picture before = table.picture(), after = tables_[step_ + 1].picture();
    const auto pawns = reduced_ ? board::cross_fade(before, after, progress_)
                                : board::pose(before, after, moves_[step_].gesture, progress_);
    draw_board(canvas, context, area, table, pawns, {});
}

void draw_still(Canvas& canvas, const Context& context, Rect area, const engine::Table& table) {
    draw_board(canvas, context, area, table, board::resting(table.picture()), marks_of(table));
}

} // namespace game
