#include "game/scenes/how_to_play/figure.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

#include "game/ui/icons.hpp"
#include "game/ui/layout.hpp"
#include "game/ui/shapes.hpp"

namespace game::how_to_play {

namespace {

constexpr float between = 72;         ///< two boards, with an arrow there
constexpr float widest_alone = 0.62F; ///< of the room
constexpr float largest_square = 72;  ///< logical units
constexpr Colour arrow_ink{0x1B, 0x17, 0x14};
constexpr Colour arrow_rim{0xFF, 0xFC, 0xF5};
constexpr Colour refusal_red{0xC6, 0x28, 0x28};

using Stroke = std::vector<Vec>;

/// Lines with a rim that keeps them apart from whatever is below.
void add_strokes(ui::Mesh& mesh, const std::vector<Stroke>& strokes, float width, Colour colour) {
    for (const Stroke& stroke : strokes)
        mesh.stroke(stroke, 1.9F * width, arrow_rim);
    for (const Stroke& stroke : strokes)
        mesh.stroke(stroke, width, colour);
}

std::vector<Stroke> arrow(Vec from, Vec to, float cell) {
    const Vec way = to - from;
    const Vec ahead = way * (1 / std::hypot(way.x, way.y)), aside{-ahead.y, ahead.x};
    const Vec tail = from + ahead * (0.30F * cell), tip = to - ahead * (0.16F * cell);
    const Vec back = tip - ahead * (0.16F * cell);
    return {{tail, tip}, {back + aside * (0.13F * cell), tip, back - aside * (0.13F * cell)}};
}

/// A red disc with a cross.
void add_refusal(ui::Mesh& mesh, Vec centre, float radius) {
    mesh.disc(centre, 1.18F * radius, arrow_rim);
    mesh.disc(centre, radius, refusal_red);
    const float half = 0.38F * radius;
    for (const float down : {half, -half}) {
        const std::array<Vec, 2> line{centre - Vec{half, down}, centre + Vec{half, down}};
        mesh.stroke(line, 0.26F * radius, arrow_rim);
    }
}

/// What is marked before the first move: a placement as the board shows it under the pointer.
board::Marks marks_before(const Demo& demo) {
    board::Marks marks = marks_of(demo.first());
    if (demo.moves().empty() || demo.moves().front().gesture.from)
        return marks;
    const engine::Move& move = demo.moves().front();
    engine::Table next = demo.first();
    (void)next.play(move.text);
    const auto after = next.picture().tokens;
    marks.ghost = engine::Token{move.gesture.to, move.side, move.gesture.face};
    for (const engine::Token& token : demo.first().picture().tokens)
        if (std::find(after.begin(), after.end(), token) == after.end())
            marks.turning.push_back(token.at);
    return marks;
}

/// No board grows beyond squares of a comfortable size.
Rect limited(Rect room, int columns, int rows) {
    const float w = std::min(room.w, largest_square * (static_cast<float>(columns) + 1));
    const float h = std::min(room.h, largest_square * (static_cast<float>(rows) + 1));
    return {room.x + (room.w - w) / 2, room.y + (room.h - h) / 2, w, h};
}

} // namespace

Figure::Figure(engine::GameId game, const Example& example)
    : example_(example), part_(squares_in(example.part)),
      demo_(game, example.position, actions(example)) {
    if (!example.other.empty())
        other_ = *engine::Table::from_position(game, example.other);
    if (!example.refused.empty()) {
        engine::Table table = demo_.last();
        const auto refused = table.play(example.refused);
        assert(!refused);
        refusal_ = refused.error();
        demo_.refuse(squares_in(example.refused).front());
    }
    marks_ = marks_before(demo_);
    demo_.play();
}

Figure::Places Figure::places(Rect room, float scale) const {
    const engine::GameInfo& info = demo_.first().info();
    const bool part = !part_.empty();
    const int columns = part ? std::abs(part_[0].column - part_[1].column) + 1 : info.columns;
    const int rows = part ? std::abs(part_[0].row - part_[1].row) + 1 : info.rows;
    const auto place = [&](const Rect& area) {
        return excerpt(limited(area, columns, rows), info, part_, scale);
    };
    if (refusal_ || (demo_.moves().empty() && !other_)) {
        const float margin = std::round(room.w * (1 - widest_alone) / 2);
        return {place(room.inset(margin, 0)), std::nullopt};
    }
    const auto halves = ui::split(room, 2, between);
    return {place(halves[0]), place(halves[1])};
}

void Figure::draw(Canvas& canvas, const Context& context, Rect room) const {
    const Places at = places(room, canvas.scale());
    if (!at.second) {
        demo_.draw_at(at.first, canvas, context);
        if (refusal_ && demo_.all_shown())
            draw_try(canvas, at.first.geometry, squares_in(example_.refused));
        return;
    }
    draw_still(canvas, context, at.first, demo_.first(), marks_);
    if (other_) {
        draw_still(canvas, context, *at.second, *other_, marks_of(*other_));
        return;
    }
    const engine::Gesture& gesture = demo_.moves().front().gesture;
    if (gesture.from)
        draw_try(canvas, at.first.geometry, {*gesture.from, gesture.to});
    demo_.draw_at(*at.second, canvas, context);

    ui::Mesh mesh(1 / canvas.scale());
    const Vec middle{(at.first.shown.right() + at.second->shown.x) / 2, at.first.shown.centre().y};
    ui::add_icon(mesh, ui::Icon::next, middle, 28, context.theme().muted);
    mesh.draw(canvas);
}

void Figure::draw_sign(Canvas& canvas, const Context& context, Rect room) const {
    const engine::Table& table = refusal_ ? demo_.last() : demo_.first();
    const Excerpt at = excerpt(room, table.info(), part_, canvas.scale());
    draw_still(canvas, context, at, table, refusal_ ? marks_of(table) : marks_);
    if (refusal_)
        draw_try(canvas, at.geometry, squares_in(example_.refused));
    else if (!demo_.moves().empty() && demo_.moves().front().gesture.from)
        draw_try(canvas, at.geometry,
                 {*demo_.moves().front().gesture.from, demo_.moves().front().gesture.to});
}

/// An arrow for a move; what is refused is crossed out.
void Figure::draw_try(Canvas& canvas, const board::Geometry& geometry,
                      const std::vector<engine::Cell>& squares) const {
    ui::Mesh mesh(1 / canvas.scale());
    const float cell = geometry.cell;
    const float width = std::max(2.0F, 0.07F * cell);
    const Vec from = geometry.centre(squares.front()), to = geometry.centre(squares.back());
    const bool moves = squares.size() > 1;
    if (moves)
        add_strokes(mesh, arrow(from, to, cell), width, refusal_ ? refusal_red : arrow_ink);
    if (refusal_ && moves) // beside the piece that stands there, opposite its rank
        add_refusal(mesh, to - Vec{0.33F * cell, 0.33F * cell}, 0.17F * cell);
    else if (refusal_)
        add_refusal(mesh, to, 0.24F * cell);
    mesh.draw(canvas);
}

} // namespace game::how_to_play
