#include "game/scenes/demo.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>

#include "game/board/pose.hpp"
#include "game/ui/shapes.hpp"

namespace game {

namespace {

constexpr float pause = 0.24F;

/// What is beyond a part of a board goes over into the card behind it.
void soften(Canvas& canvas, const ui::Theme& theme, const Excerpt& at) {
    constexpr float depth = 0.3F; // squares: what is shown beyond the part
    const Colour card = ui::mix(theme.card, theme.card_low, 0.5F), clear = ui::faded(card, 0);
    const Rect &r = at.shown, &frame = at.geometry.frame;
    const float d = depth * at.geometry.cell;
    const auto side = [&](Vec edge_a, Vec edge_b, Vec inwards) {
        const std::array corners{Vertex{edge_a, card}, Vertex{edge_b, card},
                                 Vertex{edge_b + inwards, clear}, Vertex{edge_a + inwards, clear}};
        canvas.triangles(
            std::array{corners[0], corners[1], corners[2], corners[0], corners[2], corners[3]});
    };
    const Vec top_left{r.x, r.y}, top_right{r.right(), r.y}, low_left{r.x, r.bottom()},
        low_right{r.right(), r.bottom()};
    if (r.x > frame.x)
        side(top_left, low_left, {d, 0});
    if (r.right() < frame.right())
        side(top_right, low_right, {-d, 0});
    if (r.y > frame.y)
        side(top_left, top_right, {0, d});
    if (r.bottom() < frame.bottom())
        side(low_left, low_right, {0, -d});
}

void draw_board(Canvas& canvas, const Context& context, const Excerpt& at,
                const engine::Table& table, const std::vector<board::Pose>& pieces,
                const board::Marks& marks) {
    if (!at.whole)
        canvas.clip(at.shown);
    board::draw(canvas, context.theme(), context.skin(table.info().id), at.geometry, pieces, marks);
    if (at.whole)
        return;
    soften(canvas, context.theme(), at);
    canvas.clip(std::nullopt);
}

} // namespace

Demo::Demo(engine::GameId game, std::string_view position,
           const std::vector<std::string_view>& actions) {
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
    shake_left_ = refused_ ? board::shake_time : 0;
}

void Demo::stop() {
    step_ = moves_.size();
    shake_left_ = 0;
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
    if (all_shown()) {
        shake_left_ -= left;
        return;
    }
    progress_ += left / board::duration(tables_[step_].picture(), tables_[step_ + 1].picture(),
                                        moves_[step_].gesture, reduced);
    if (progress_ < 1)
        return;
    ++step_;
    rest_ = pause;
    progress_ = 0;
}

board::Marks Demo::marks() const {
    board::Marks marks = marks_of(tables_[step_]);
    if (step_ > 0)
        board::mark_last(marks, moves_[step_ - 1]);
    if (refused_ && all_shown() && rest_ <= 0 && shake_left_ > 0 && !reduced_) {
        marks.shaken = refused_;
        marks.shake = board::shaken_by(shake_left_);
    }
    return marks;
}

void Demo::draw(Canvas& canvas, const Context& context, Rect area) const {
    draw_at(excerpt(area, first().info(), {}, canvas.scale()), canvas, context);
}

void Demo::draw_at(const Excerpt& at, Canvas& canvas, const Context& context) const {
    const engine::Table& table = tables_[step_];
    if (all_shown() || rest_ > 0) {
        draw_still(canvas, context, at, table, marks());
        return;
    }
    const engine::Picture before = table.picture(), after = tables_[step_ + 1].picture();
    const auto pieces = reduced_ ? board::cross_fade(before, after, progress_)
                                 : board::pose(before, after, moves_[step_].gesture, progress_);
    draw_board(canvas, context, at, table, pieces, {});
}

board::Marks marks_of(const engine::Table& table) {
    board::Marks marks;
    const engine::Picture picture = table.picture();
    board::mark_rules(marks, picture);
    if (table.outcome())
        marks.won = picture.lines;
    else
        for (const engine::Row& row : picture.lines)
            if (row.owner != table.to_act())
                marks.glow.push_back(row);
    return marks;
}

void draw_still(Canvas& canvas, const Context& context, const Excerpt& at,
                const engine::Table& table, const board::Marks& marks) {
    draw_board(canvas, context, at, table, board::resting(table.picture()), marks);
}

} // namespace game
