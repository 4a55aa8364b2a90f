#include "game/board/board.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numbers>
#include <string>

#include "game/board/carried.hpp"
#include "game/board/ground.hpp"
#include "game/board/marks.hpp"
#include "game/board/pieces.hpp"
#include "game/ui/shapes.hpp"

namespace game::board {

namespace {

constexpr float shadow_share = 0.3F; ///< of a square: how far the board's shadow falls
constexpr float rim_share = 0.07F;   ///< of the radius
constexpr float dimmed = 0.55F;
constexpr float ghostly = 0.45F, ghostly_on_felt = 0.7F, advised_on_felt = 0.82F;
constexpr float aimed_share = 0.45F; ///< of all that

/// FNV-1a over what the picture of the empty board depends on.
class Version {
public:
    void add(std::uint32_t value) { hash_ = (hash_ ^ value) * 0x100000001b3ULL; }
    void add(float value) { add(std::bit_cast<std::uint32_t>(value)); }
    void add(Colour c) {
        add(static_cast<std::uint32_t>(c.r << 24U | c.g << 16U | c.b << 8U | c.a));
    }
    [[nodiscard]] std::uint64_t value() const { return hash_; }

private:
    std::uint64_t hash_ = 0xcbf29ce484222325ULL;
};

std::uint64_t version_of(const ui::Theme& theme, const Skin& skin, const Geometry& geometry) {
    Version version;
    version.add(static_cast<std::uint32_t>(skin.game) | static_cast<std::uint32_t>(skin.looks.board)
                                                            << 8U);
    for (const float length :
         {geometry.frame.x, geometry.frame.y, geometry.frame.w, geometry.frame.h, geometry.cell})
        version.add(length);
    version.add(static_cast<std::uint32_t>(geometry.columns << 8U | geometry.rows));
    version.add((geometry.view.from_top ? 1U : 0U) | (geometry.view.turned ? 2U : 0U));
    for (const Colour colour : {theme.wood, theme.wood_low, theme.square, theme.square_low,
                                theme.coordinate, theme.shadow})
        version.add(colour);
    return version.value();
}

/// What stands still is kept as a picture: its grain and grass are many triangles.
void ground(Canvas& canvas, const ui::Theme& theme, const Skin& skin, const Geometry& geometry) {
    const auto place = [](float at) { return std::to_string(std::lround(at)); };
    const std::string name = "board " + place(geometry.frame.x) + ' ' + place(geometry.frame.y);
    const Rect with_shadow = geometry.frame.inset(-shadow_share * geometry.cell);
    canvas.layer(name, version_of(theme, skin, geometry), with_shadow,
                 [&](Canvas& layer) { draw_ground(layer, theme, skin, geometry); });
}

bool in_rows(const std::vector<engine::Row>& rows, engine::Cell cell) {
    return std::any_of(rows.begin(), rows.end(), [cell](const engine::Row& row) {
        return std::find(row.cells.begin(), row.cells.end(), cell) != row.cells.end();
    });
}

/// The pose as the marks change it: moved to joy, dimmed, shaken or raised.
Pose marked(Pose pose, const Marks& marks, float cell_size) {
    pose.look.mood = mood(pose, marks);
    if (pose.moving)
        return pose;
    const engine::Cell cell = cell_of(pose);
    if (!marks.glow.empty() && !in_rows(marks.glow, cell))
        pose.opacity *= dimmed;
    if (marks.shaken == cell && cell_size > 0)
        pose.x += marks.shake / cell_size;
    if (marks.picked == cell || marks.aimed == cell) {
        const float height = marks.picked == cell ? 1 : aimed_share;
        pose.lift = picked_lift * height;
        pose.scale = 1 + (picked_scale - 1) * height;
        pose.moving = true;
    }
    return pose;
}

Pose ghost_pose(const Skin& skin, const engine::Token& token, float turn) {
    Pose pose;
    pose.x = static_cast<float>(token.at.column) + 0.5F;
    pose.y = static_cast<float>(token.at.row) + 0.5F;
    pose.owner = token.owner;
    pose.face = static_cast<std::uint8_t>(turn < 0.5F ? 1 - token.face : token.face);
    pose.width = std::abs(std::cos(std::numbers::pi_v<float> * std::clamp(turn, 0.0F, 1.0F)));
    pose.opacity = skin.game == engine::GameId::reversi ? ghostly_on_felt : ghostly;
    return pose;
}

Pose advised_pose(const Skin& skin, const engine::Token& token) {
    Pose pose = ghost_pose(skin, token, 1);
    if (skin.game == engine::GameId::reversi)
        pose.opacity = advised_on_felt;
    return pose;
}

/// A piece as its pose says; its rim hangs below, so the face sits a little high.
Standing standing(const Pose& pose, const MarkStyle& style) {
    const Geometry& geometry = style.geometry;
    const float radius = piece_radius(style.skin) * geometry.cell;
    Standing made;
    made.height = pose.lift * geometry.cell;
    made.shade = pose.opacity * pose.opacity / (1 + 3 * pose.lift);
    made.piece.centre = geometry.point(pose.x, pose.y) - Vec{0, made.height + rim_share * radius};
    made.piece.radius = radius * pose.scale;
    made.piece.owner = pose.owner;
    made.piece.face = pose.face;
    made.piece.width = pose.width;
    made.piece.tumbling = pose.tumbling;
    made.piece.opacity = pose.opacity;
    made.piece.look = pose.look;
    const engine::Cell cell = cell_of(pose);
    const bool on_board = cell.column >= 0 && cell.column < geometry.columns && cell.row >= 0 &&
                          cell.row < geometry.rows;
    if (on_board)
        made.piece.ground = square_colour(style.theme, style.skin, cell);
    return made;
}

} // namespace

float shaken_by(float seconds_left) {
    constexpr float width = 4, turns = 2;
    const float left = std::clamp(seconds_left / shake_time, 0.0F, 1.0F);
    return width * std::sin(2 * std::numbers::pi_v<float> * turns * left);
}

Mood mood(const Pose& piece, const Marks& marks) {
    const engine::Cell cell = cell_of(piece);
    if (in_rows(marks.won, cell) || in_rows(marks.glow, cell))
        return Mood::glad;
    const bool threatened = std::any_of(marks.glow.begin(), marks.glow.end(),
                                        [&](const auto& row) { return row.owner != piece.owner; });
    return threatened ? Mood::worried : Mood::calm;
}

void draw(Canvas& canvas, const ui::Theme& theme, const Skin& skin, const Geometry& geometry,
          const std::vector<Pose>& pieces, const Marks& marks) {
    ground(canvas, theme, skin, geometry);

    const MarkStyle style{theme, skin, geometry};
    ui::Mesh below(1 / canvas.scale()), above(1 / canvas.scale());
    add_marks_below(below, style, marks);
    below.draw(canvas);

    std::vector<Standing> still, moving;
    for (const Pose& piece : pieces) {
        const Pose pose = marked(piece, marks, geometry.cell);
        (pose.moving ? moving : still).push_back(standing(pose, style));
    }
    draw_shadows(canvas, skin, still);
    draw_bodies(canvas, skin, still);
    draw_shadows(canvas, skin, moving);
    for (const Standing& piece : moving)
        draw_bodies(canvas, skin, {&piece, 1});
    const auto draw_ghost = [&](const Pose& pose) {
        const Standing ghost = standing(pose, style);
        draw_bodies(canvas, skin, {&ghost, 1});
    };
    if (marks.ghost)
        draw_ghost(ghost_pose(skin, *marks.ghost, marks.ghost_turn));
    if (marks.advised && marks.advised->piece && !ghost_on(marks, marks.advised->to))
        draw_ghost(advised_pose(skin, *marks.advised->piece));
    add_marks_above(above, style, marks);
    above.draw(canvas);
}

void draw_held(Canvas& canvas, const ui::Theme& theme, const Skin& skin, const Geometry& geometry,
               const Pose& piece) {
    const Standing held = standing(piece, {theme, skin, geometry});
    draw_shadows(canvas, skin, {&held, 1});
    draw_bodies(canvas, skin, {&held, 1});
}

void draw_piece(Canvas& canvas, const Skin& skin, Vec centre, float radius, engine::Side owner,
                std::uint8_t face, float opacity) {
    Standing standing;
    standing.piece.centre = {centre.x, centre.y - rim_share * radius};
    standing.piece.radius = radius;
    standing.piece.owner = owner;
    standing.piece.face = face;
    standing.piece.opacity = opacity;
    standing.shade = 0.8F * opacity;
    draw_shadows(canvas, skin, {&standing, 1});
    draw_bodies(canvas, skin, {&standing, 1});
}

} // namespace game::board
