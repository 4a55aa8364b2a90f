#include "game/board/victory.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <utility>

#include "game/board/confetti.hpp"
#include "game/ui/shapes.hpp"

namespace game::board {

namespace {

using engine::Cell;
using engine::Picture;
using engine::Side;
using engine::Token;

constexpr float pi = std::numbers::pi_v<float>;

// Times in seconds, heights in squares.
constexpr float line_time = 0.45F, fade_time = 0.08F;
constexpr float hop_time = 0.36F, bounce_time = 0.2F, hop_height = 0.34F, bounce_height = 0.09F;
constexpr float paper_from = 0.3F; ///< the paper flies up while the line is drawn
constexpr float burst_time = 0.9F;
constexpr float first_counted = 0.1F, count_time = 0.85F, fly_time = 0.35F, fly_height = 0.35F;

float ease_both(float t) {
    return t * t * (3 - 2 * t);
}
float ease_out(float t) {
    return 1 - (1 - t) * (1 - t) * (1 - t);
}

/// A hop and a small bounce, `time` seconds after it began.
void hop(Pose& pose, float time) {
    const float t = time / hop_time, u = (time - hop_time) / bounce_time;
    const auto arch = [](float share) { return 4 * share * (1 - share); };
    if (t > 0 && t < 1)
        pose.lift = hop_height * arch(t);
    else if (u > 0 && u < 1)
        pose.lift = bounce_height * arch(u);
    else
        return;
    pose.scale = 1 + 0.2F * pose.lift;
    pose.moving = true;
}

/// When the line's end passes its square of this number.
float reached(const engine::Row& row, std::size_t number) {
    const float steps = static_cast<float>(std::max<std::size_t>(row.cells.size(), 2) - 1);
    return line_time * static_cast<float>(number) / steps;
}

/// Where each piece is counted out: those of `low` from the first row on, the others from the last
/// row back, in the order in which they lie, so that few have far to go.
std::vector<Cell> places(const Picture& picture, Side low) {
    std::vector<std::size_t> order(picture.tokens.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    const auto rank = [&](std::size_t i) {
        const Token& token = picture.tokens[i];
        const int at = token.at.row * picture.columns + token.at.column;
        return token.owner == low ? at : -at;
    };
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return rank(a) < rank(b); });
    std::vector<Cell> to(order.size());
    std::array<int, 2> next{};
    for (const std::size_t i : order) {
        const bool is_low = picture.tokens[i].owner == low;
        const int n = next[is_low ? 0 : 1]++;
        const int column = n % picture.columns, row = n / picture.columns;
        to[i] = {static_cast<std::int8_t>(column),
                 static_cast<std::int8_t>(is_low ? row : picture.rows - 1 - row)};
    }
    return to;
}

/// When the piece that is counted out there takes off: both sides are counted at the same pace, so
/// that the larger number is still rising when the other has stopped.
float takes_off(const Picture& picture, Cell place, bool is_low) {
    const int row = is_low ? place.row : picture.rows - 1 - place.row;
    const int number = row * picture.columns + place.column;
    const int most = std::max(1, picture.columns * picture.rows * 3 / 4);
    return first_counted +
           count_time * std::min(1.0F, static_cast<float>(number) / static_cast<float>(most));
}

void count_out(std::vector<Pose>& pieces, const Victory& victory, const Picture& picture,
               float time) {
    const std::vector<Cell> to = places(picture, victory.low);
    for (std::size_t i = 0; i < std::min(pieces.size(), to.size()); ++i) {
        Pose& pose = pieces[i];
        const float from = takes_off(picture, to[i], pose.owner == victory.low);
        const float t = std::clamp((time - from) / fly_time, 0.0F, 1.0F);
        pose.x += (static_cast<float>(to[i].column) + 0.5F - pose.x) * ease_both(t);
        pose.y += (static_cast<float>(to[i].row) + 0.5F - pose.y) * ease_both(t);
        pose.moving = t > 0 && t < 1;
        pose.lift = pose.moving ? fly_height * 4 * t * (1 - t) : 0;
    }
    std::stable_partition(pieces.begin(), pieces.end(), [](const Pose& p) { return !p.moving; });
}

/// Rings that run outwards and rays between them, from a square that was reached.
void add_burst(ui::Mesh& mesh, const ui::Theme& theme, Vec centre, float unit, float time) {
    const float t = time / burst_time;
    if (t <= 0 || t >= 1)
        return;
    for (const float start : {0.0F, 0.22F}) {
        const float age = std::clamp((t - start) / (1 - start), 0.0F, 1.0F);
        if (age <= 0)
            continue;
        const float radius = (0.45F + 1.1F * ease_out(age)) * unit,
                    width = 0.14F * unit * (1 - age);
        mesh.ring(centre, radius + 0.015F * unit, width + 0.03F * unit,
                  ui::faded(theme.ink, 0.25F * (1 - age)));
        mesh.ring(centre, radius, width, ui::faded(theme.accent, 1 - age * age));
    }
    constexpr int rays = 12;
    for (int i = 0; i < rays; ++i) {
        const float angle = 2 * pi * (static_cast<float>(i) + 0.5F) / rays;
        const Vec way{std::cos(angle), std::sin(angle)};
        const float inner = (0.55F + 0.75F * ease_out(t)) * unit;
        const float length = (i % 2 == 0 ? 0.34F : 0.2F) * unit * (1 - t);
        const std::array ray{centre + way * inner, centre + way * (inner + length)};
        mesh.stroke(ray, 0.07F * unit, ui::faded(theme.accent, 1 - t * t));
    }
}

/// The middle of what is celebrated.
Vec heart(const Geometry& geometry, const Victory& victory) {
    if (victory.goal)
        return geometry.centre(*victory.goal);
    if (!victory.lines.empty() && !victory.lines.front().cells.empty()) {
        const auto& cells = victory.lines.front().cells;
        return (geometry.centre(cells.front()) + geometry.centre(cells.back())) * 0.5F;
    }
    return geometry.squares.centre();
}

} // namespace

float line_drawn(float time, bool reduced_motion) {
    return std::clamp(time / (reduced_motion ? fade_time : line_time), 0.0F, 1.0F);
}

float celebration(const Victory& victory, bool reduced_motion) {
    if (reduced_motion)
        return victory.lines.empty() ? 0 : fade_time;
    float length = 0;
    if (!victory.lines.empty())
        length = line_time + hop_time + bounce_time;
    if (victory.goal)
        length = std::max(length, burst_time);
    if (victory.counted)
        length = std::max(length, first_counted + count_time + fly_time);
    return length;
}

float whole_celebration(const Victory& victory, bool reduced_motion) {
    const float pieces = celebration(victory, reduced_motion);
    return victory.cheered && !reduced_motion ? std::max(pieces, paper_from + paper_time) : pieces;
}

void celebrate(std::vector<Pose>& pieces, const Victory& victory, const Picture& picture,
               float time) {
    if (victory.counted)
        count_out(pieces, victory, picture, time);
    for (const engine::Row& row : victory.lines)
        for (std::size_t i = 0; i < row.cells.size(); ++i)
            for (Pose& pose : pieces)
                if (cell_of(pose) == row.cells[i])
                    hop(pose, time - reached(row, i));
    if (victory.goal)
        for (Pose& pose : pieces)
            if (cell_of(pose) == *victory.goal)
                hop(pose, time);
}

std::array<int, 2> counted(const Picture& picture, float time) {
    std::array<int, 2> numbers{};
    const std::vector<Cell> to = places(picture, Side::first);
    for (std::size_t i = 0; i < to.size(); ++i) {
        const Side owner = picture.tokens[i].owner;
        if (time >= takes_off(picture, to[i], owner == Side::first) + fly_time)
            ++numbers[owner == Side::first ? 0 : 1];
    }
    return numbers;
}

void draw_victory(Canvas& canvas, const ui::Theme& theme, const Skin& skin,
                  const Geometry& geometry, const Victory& victory, float time) {
    ui::Mesh mesh(1 / canvas.scale());
    if (victory.goal)
        add_burst(mesh, theme, geometry.centre(*victory.goal), geometry.cell, time);
    if (victory.cheered) {
        const SideColours tones = colours(skin, *victory.cheered);
        add_confetti(mesh, heart(geometry, victory), geometry.squares.w,
                     {tones.recto, tones.verso, theme.accent, {0xFF, 0xF8, 0xE8, 255}},
                     time - paper_from);
    }
    mesh.draw(canvas);
}

} // namespace game::board
