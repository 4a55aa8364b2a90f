#include "game/board/board.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numbers>
#include <string>

#include "game/board/ground.hpp"
#include "game/board/marks.hpp"
#include "game/board/pawn.hpp"
#include "game/ui/shapes.hpp"

namespace game::board {

namespace {

constexpr float pawn_radius = 0.35F; ///< squares
constexpr float dimmed = 0.55F;
constexpr float ghostly = 0.45F;
constexpr float picked_lift = 0.1F;
constexpr float picked_scale = 1.07F;
constexpr Colour pawn_shadow{0x1E, 0x12, 0x06, 0x8C};

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

std::uint64_t version_of(const ui::Theme& theme, const Geometry& geometry) {
    Version version;
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

/// The big board is kept as a picture; small ones on cards are cheap and there may be many.
void ground(Canvas& canvas, const ui::Theme& theme, const Geometry& geometry) {
    if (geometry.cell < smallest_labelled_cell) {
        draw_ground(canvas, theme, geometry);
        return;
    }
    const auto place = [](float at) { return std::to_string(std::lround(at)); };
    const std::string name = "board " + place(geometry.frame.x) + ' ' + place(geometry.frame.y);
    canvas.layer(name, version_of(theme, geometry),
                 [&](Canvas& layer) { draw_ground(layer, theme, geometry); });
}

engine::Cell cell_of(const Pose& pose) {
    return {static_cast<std::int8_t>(std::floor(pose.x)),
            static_cast<std::int8_t>(std::floor(pose.y))};
}

bool in_rows(const std::vector<engine::Row>& rows, engine::Cell cell) {
    return std::any_of(rows.begin(), rows.end(), [cell](const engine::Row& row) {
        return std::find(row.cells.begin(), row.cells.end(), cell) != row.cells.end();
    });
}

/// The pose as the marks change it: dimmed, shaken or raised.
Pose marked(Pose pose, const Marks& marks, float cell_size) {
    if (pose.moving)
        return pose;
    const engine::Cell cell = cell_of(pose);
    if (!marks.glow.empty() && !in_rows(marks.glow, cell))
        pose.opacity *= dimmed;
    if (marks.shaken == cell && cell_size > 0)
        pose.x += marks.shake / cell_size;
    if (marks.picked == cell) {
        pose.lift = picked_lift;
        pose.scale = picked_scale;
        pose.moving = true;
    }
    return pose;
}

Pose ghost_pose(const engine::Token& token, float turn) {
    Pose pose;
    pose.x = static_cast<float>(token.at.column) + 0.5F;
    pose.y = static_cast<float>(token.at.row) + 0.5F;
    pose.owner = token.owner;
    pose.face = static_cast<std::uint8_t>(turn < 0.5F ? 1 - token.face : token.face);
    pose.width = std::abs(std::cos(std::numbers::pi_v<float> * std::clamp(turn, 0.0F, 1.0F)));
    pose.opacity = ghostly;
    return pose;
}

/// Adds pawns to a mesh where their poses say.
class Placer {
public:
    Placer(ui::Mesh& mesh, const MarkStyle& style, float pixel)
        : mesh_(mesh), style_(style), pixel_(pixel) {}

    void shadow(const Pose& pose) const {
        Pawn pawn = pawn_at(pose);
        pawn.centre.y += pose.lift * style_.geometry.cell;
        const float strength = pose.opacity * pose.opacity / (1 + 3 * pose.lift);
        add_pawn_shadow(mesh_, pawn, pose.lift * style_.geometry.cell,
                        ui::faded(pawn_shadow, strength));
    }
    void piece(const Pose& pose) const { add_pawn(mesh_, style_.skin, pawn_at(pose), pixel_); }

private:
    [[nodiscard]] Pawn pawn_at(const Pose& pose) const {
        const Geometry& geometry = style_.geometry;
        Pawn pawn;
        const float radius = pawn_radius * geometry.cell;
        // The rim hangs below, so the face sits a little high.
        pawn.centre =
            geometry.point(pose.x, pose.y) - Vec{0, pose.lift * geometry.cell + 0.07F * radius};
        pawn.radius = radius * pose.scale;
        pawn.owner = pose.owner;
        pawn.face = style_.skin.game == engine::GameId::worpion ? pose.face : std::uint8_t{0};
        pawn.width = pose.width;
        pawn.tumbling = pose.tumbling;
        pawn.opacity = pose.opacity;
        pawn.ground = square_colour(style_.theme);
        return pawn;
    }

    ui::Mesh& mesh_;
    MarkStyle style_;
    float pixel_;
};

} // namespace

void draw(Canvas& canvas, const ui::Theme& theme, const Skin& skin, const Geometry& geometry,
          const std::vector<Pose>& pawns, const Marks& marks) {
    ground(canvas, theme, geometry);

    const float pixel = 1 / canvas.scale();
    const MarkStyle style{theme, skin, geometry};
    ui::Mesh mesh(pixel);
    add_marks_below(mesh, style, marks);

    std::vector<Pose> poses;
    poses.reserve(pawns.size());
    for (const Pose& pawn : pawns)
        poses.push_back(marked(pawn, marks, geometry.cell));
    std::stable_partition(poses.begin(), poses.end(), [](const Pose& p) { return !p.moving; });
    const Placer place(mesh, style, pixel);
    for (const bool moving : {false, true}) {
        for (const Pose& pose : poses)
            if (pose.moving == moving)
                place.shadow(pose);
        for (const Pose& pose : poses)
            if (pose.moving == moving)
                place.piece(pose);
    }
    if (marks.ghost)
        place.piece(ghost_pose(*marks.ghost, marks.ghost_turn));
    add_marks_above(mesh, style, marks);
    mesh.draw(canvas);
}

void draw_piece(Canvas& canvas, const Skin& skin, Vec centre, float radius, engine::Side owner,
                std::uint8_t face, float opacity) {
    ui::Mesh mesh(1 / canvas.scale());
    Pawn pawn;
    pawn.centre = {centre.x, centre.y - 0.07F * radius};
    pawn.radius = radius;
    pawn.owner = owner;
    pawn.face = face;
    pawn.opacity = opacity;
    add_pawn_shadow(mesh, pawn, 0, ui::faded(pawn_shadow, 0.8F * opacity));
    add_pawn(mesh, skin, pawn, 1 / canvas.scale());
    mesh.draw(canvas);
}

} // namespace game::board
