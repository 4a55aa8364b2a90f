#include "game/board/marks.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>
#include <vector>

#include "game/board/ground.hpp"

namespace game::board {

namespace {

using ui::faded;

constexpr Colour cream{0xFF, 0xF8, 0xE8, 255};
constexpr Colour ink{0x1B, 0x17, 0x14, 255};
constexpr Colour red{0xD4, 0x1F, 0x1F, 255};

/// The ends of a row, a little beyond the middles of its outer squares.
std::array<Vec, 2> ends(const Geometry& geometry, const engine::Row& row, float beyond) {
    const Vec first = geometry.centre(row.cells.front());
    const Vec last = geometry.centre(row.cells.back());
    const Vec way = last - first;
    const float length = std::max(std::hypot(way.x, way.y), 1.0F);
    const Vec more = way * (beyond * geometry.cell / length);
    return {first - more, last + more};
}

/// The outline of a thick line with round ends.
std::vector<Vec> capsule(std::array<Vec, 2> line, float radius) {
    constexpr int steps = 24;
    const Vec way = line[1] - line[0];
    const float start = std::atan2(way.y, way.x) + std::numbers::pi_v<float> / 2;
    std::vector<Vec> points;
    for (std::size_t end = 0; end < line.size(); ++end)
        for (int i = 0; i <= steps; ++i) {
            const float half_turns = static_cast<float>(end) + static_cast<float>(i) / steps;
            const float angle = start + std::numbers::pi_v<float> * half_turns;
            points.push_back(line[end] + Vec{std::cos(angle), std::sin(angle)} * radius);
        }
    return points;
}

void glow(ui::Mesh& mesh, const MarkStyle& style, const engine::Row& row) {
    const float cell = style.geometry.cell;
    const std::array line = ends(style.geometry, row, 0);
    constexpr int layers = 12;
    for (int k = 0; k < layers; ++k) {
        const float t = static_cast<float>(k) / (layers - 1);
        mesh.stroke(line, cell * (1.22F - 0.3F * t), faded(style.theme.accent_low, 0.075F));
    }
    mesh.stroke(line, 0.9F * cell, faded(cream, 0.22F));
    mesh.stroke(capsule(line, 0.46F * cell), 0.024F * cell, style.theme.accent_low, true);
}

/// The colour of a side that stands out better on a square.
Colour side_on_square(const MarkStyle& style, engine::Side side, engine::Cell cell) {
    const SideColours tones = colours(style.skin, side);
    const Colour square = square_colour(style.theme, style.skin, cell);
    return ui::contrast(tones.recto, square) > ui::contrast(tones.verso, square) ? tones.recto
                                                                                 : tones.verso;
}

/// What a mark is drawn with on a square: the theme's ink, or its opposite where that is lost.
Colour ink_on_square(const MarkStyle& style, engine::Cell cell) {
    constexpr double least_contrast = 3;
    const Colour square = square_colour(style.theme, style.skin, cell);
    if (ui::contrast(style.theme.ink, square) >= least_contrast)
        return style.theme.ink;
    return ui::contrast(ink, square) > ui::contrast(cream, square) ? ink : cream;
}

/// Round or square as the pieces of the side are; `tight` within the dashed ring of a piece.
void last_move(ui::Mesh& mesh, const MarkStyle& style, engine::Cell cell, engine::Side side,
               bool tight) {
    const float unit = style.geometry.cell;
    const Colour colour = side_on_square(style, side, cell);
    const float radius = piece_radius(style.skin) + (tight ? 0.045F : 0.07F);
    if (outline(style.skin, side) == Outline::round)
        mesh.ring(style.geometry.centre(cell), radius * unit, 0.033F * unit, colour);
    else
        mesh.rounded_ring(style.geometry.square(cell).inset((0.5F - radius) * unit),
                          (tight ? 0.24F : 0.2F) * unit, 0.033F * unit, colour);
}

/// A trace, smaller than what stands for pieces.
void left_square(ui::Mesh& mesh, const MarkStyle& style, engine::Cell cell, engine::Side side) {
    const float unit = style.geometry.cell;
    const Colour colour = faded(side_on_square(style, side, cell), 0.75F);
    if (outline(style.skin, side) == Outline::round)
        mesh.ring(style.geometry.centre(cell), 0.17F * unit, 0.033F * unit, colour);
    else
        mesh.rounded_ring(style.geometry.square(cell).inset(0.34F * unit), 0.07F * unit,
                          0.033F * unit, colour);
}

/// Dark on every ground, with a light edge where the ground is dark too.
void dashed(ui::Mesh& mesh, const MarkStyle& style, engine::Cell cell) {
    const float unit = style.geometry.cell;
    const float radius = std::min(piece_radius(style.skin) + 0.115F, 0.49F) * unit;
    const Vec at = style.geometry.centre(cell) + Vec{0, 0.01F * unit};
    if (style.skin.game == engine::GameId::worpion) {
        mesh.dashed_ring(at, radius, 0.026F * unit, 14, faded(ink_on_square(style, cell), 0.75F));
        return;
    }
    mesh.ring(at, radius + 0.012F * unit, 0.06F * unit, faded(cream, 0.8F));
    mesh.dashed_ring(at, radius, 0.036F * unit, 14, ink);
}

/// Where a piece may be put down now: lit, with a rim.
void landing(ui::Mesh& mesh, const MarkStyle& style, engine::Cell cell) {
    const float unit = style.geometry.cell;
    const Rect square = style.geometry.square(cell).inset(0.03F * unit);
    mesh.rounded(square, 0.1F * unit, faded(style.theme.accent_low, 0.32F));
    mesh.rounded_ring(square, 0.1F * unit, 0.04F * unit, style.theme.accent_low);
}

void solid_ring(ui::Mesh& mesh, const MarkStyle& style, engine::Cell cell, Colour colour,
                Colour rim) {
    const float unit = style.geometry.cell;
    const Vec at = style.geometry.centre(cell);
    mesh.ring(at, 0.49F * unit, 0.09F * unit, rim);
    mesh.ring(at, 0.475F * unit, 0.06F * unit, colour);
}

void cross(ui::Mesh& mesh, const MarkStyle& style, engine::Cell cell) {
    const float unit = style.geometry.cell;
    const Vec at = style.geometry.centre(cell);
    const float reach = 0.17F * unit;
    for (const auto& [width, colour] : {std::pair{0.13F, faded(cream, 0.9F)}, {0.075F, red}})
        for (const float up : {-1.0F, 1.0F}) {
            const std::array line{at + Vec{-reach, -up * reach}, at + Vec{reach, up * reach}};
            mesh.stroke(line, width * unit, colour);
        }
}

/// What a disc would show, on what it shows now.
void turned(ui::Mesh& mesh, const MarkStyle& style, engine::Cell cell, engine::Side side) {
    const float unit = style.geometry.cell;
    const Vec face = style.geometry.centre(cell) - Vec{0, 0.07F * piece_radius(style.skin) * unit};
    mesh.disc(face, 0.15F * unit, faded(colours(style.skin, side).recto, 0.85F));
}

/// A band below the pieces, so that their faces stay in sight.
void winning_line(ui::Mesh& mesh, const MarkStyle& style, const engine::Row& row, float progress,
                  float opacity) {
    if (progress <= 0 || opacity <= 0)
        return;
    const float cell = style.geometry.cell;
    std::array line = ends(style.geometry, row, 0);
    line[1] = line[0] + (line[1] - line[0]) * std::min(progress, 1.0F);
    const SideColours tones = colours(style.skin, row.owner);
    const Colour pale = ui::mix(cream, tones.verso, 0.25F);
    for (const auto& [width, colour] :
         {std::pair{0.93F, tones.recto}, {0.83F, cream}, {0.79F, pale}})
        mesh.stroke(line, width * cell, faded(colour, opacity));
}

/// The corners of a square.
void brackets(ui::Mesh& mesh, const MarkStyle& style, engine::Cell cell, float inset, float width,
              Colour colour) {
    const float unit = style.geometry.cell, arm = 0.17F * unit;
    const Rect box = style.geometry.square(cell).inset(inset * unit);
    for (const float x : {box.x, box.right()})
        for (const float y : {box.y, box.bottom()}) {
            const Vec in{x == box.x ? arm : -arm, y == box.y ? arm : -arm};
            const std::array corner{Vec{x, y + in.y}, Vec{x, y}, Vec{x + in.x, y}};
            mesh.stroke(corner, width * unit, colour);
        }
}

/// Arrow heads on the borders that a way from square to square crosses.
void arrow_heads(ui::Mesh& mesh, const MarkStyle& style, engine::Cell from, engine::Cell to,
                 float width, Colour colour) {
    const float unit = style.geometry.cell;
    const Vec start = style.geometry.centre(from), way = style.geometry.centre(to) - start;
    const float length = std::max(std::hypot(way.x, way.y), 1.0F);
    const Vec ahead = way * (1 / length), aside{-ahead.y, ahead.x};
    const auto borders = std::lround(length / unit);
    for (long border = 0; border < borders; ++border) {
        const Vec tip = start + ahead * ((static_cast<float>(border) + 0.57F) * unit);
        const Vec back = ahead * (0.14F * unit), out = aside * (0.14F * unit);
        const std::array head{tip - back + out, tip, tip - back - out};
        mesh.stroke(head, width * unit, colour);
    }
}

/// What may be a good move: golden, with a dark rim that shows on every ground.
void advice(ui::Mesh& mesh, const MarkStyle& style, const Advice& advice) {
    const float inset = 0.14F - 0.05F * advice.swell; // within the keyboard's cursor
    const float thin = std::min(1.0F, 80 / style.geometry.cell);
    for (const auto& [width, colour] :
         {std::pair{0.08F, ink}, std::pair{0.045F, style.theme.accent_low}}) {
        brackets(mesh, style, advice.to, inset, width * thin, colour);
        if (!advice.from)
            continue;
        brackets(mesh, style, *advice.from, inset, width * thin, colour);
        arrow_heads(mesh, style, *advice.from, advice.to, width * thin, colour);
    }
}

void cursor(ui::Mesh& mesh, const MarkStyle& style, engine::Cell cell) {
    constexpr float width = 3, halo = 1.5F; // logical units
    const float unit = style.geometry.cell;
    const Rect ring = style.geometry.square(cell).inset(0.03F * unit);
    const float radius = 0.1F * unit;
    mesh.rounded_ring(ring.inset(-halo), radius + halo, width + 2 * halo,
                      faded(style.theme.paper, 0.8F));
    mesh.rounded_ring(ring, radius, width, style.theme.focus);
}

} // namespace

void mark_last(Marks& marks, const engine::Move& move) {
    if (move.gesture.pass)
        return;
    marks.last = move.gesture.to;
    marks.left = move.gesture.from;
    marks.last_side = move.side;
}

void mark_rules(Marks& marks, const engine::Picture& picture) {
    for (const engine::Mark& mark : picture.marks)
        if (mark.kind == engine::MarkKind::trapped)
            marks.trapped.push_back(mark.at);
}

bool ghost_on(const Marks& marks, engine::Cell cell) {
    return marks.ghost && marks.ghost->at == cell;
}

void add_marks_below(ui::Mesh& mesh, const MarkStyle& style, const Marks& marks) {
    const bool felt = style.skin.game == engine::GameId::reversi;
    for (const engine::Row& row : marks.glow)
        if (!row.cells.empty())
            glow(mesh, style, row);
    for (const engine::Row& row : marks.won)
        if (!row.cells.empty())
            winning_line(mesh, style, row, marks.won_progress, marks.won_opacity);
    const auto is_last = [&](engine::Cell cell) { return marks.last == cell; };
    const bool tight = std::any_of(marks.takeable.begin(), marks.takeable.end(), is_last);
    if (marks.last)
        last_move(mesh, style, *marks.last, marks.last_side, tight);
    if (marks.left)
        left_square(mesh, style, *marks.left, marks.last_side);
    if (marks.over)
        landing(mesh, style, *marks.over);
    for (const engine::Cell cell : marks.trapped)
        solid_ring(mesh, style, cell, red, cream);
    for (const engine::Cell cell : marks.takeable)
        dashed(mesh, style, cell);
    for (const engine::Cell cell : marks.targets)
        if (!ghost_on(marks, cell) && !(marks.advised && marks.advised->to == cell))
            mesh.disc(style.geometry.centre(cell), 0.07F * style.geometry.cell,
                      faded(ink_on_square(style, cell), felt ? 0.55F : 0.34F));
}

void add_marks_above(ui::Mesh& mesh, const MarkStyle& style, const Marks& marks) {
    for (const engine::Cell cell : marks.goals)
        solid_ring(mesh, style, cell, style.theme.accent_low, ink);
    for (const engine::Cell cell : marks.barred)
        cross(mesh, style, cell);
    if (marks.ghost)
        for (const engine::Cell cell : marks.turning)
            turned(mesh, style, cell, marks.ghost->owner);
    if (marks.cursor)
        cursor(mesh, style, *marks.cursor);
    if (marks.advised)
        advice(mesh, style, *marks.advised);
}

} // namespace game::board
