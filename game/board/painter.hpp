#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/game.hpp"
#include "game/board/look.hpp"
#include "game/board/skin.hpp"
#include "game/ui/shapes.hpp"

namespace game::board {

/// A piece where it is drawn.
struct Piece {
    Vec centre;
    float radius = 0; ///< logical units
    engine::Side owner{};
    std::uint8_t face = 0;
    float width = 1;       ///< as in `Pose`
    bool tumbling = false; ///< as in `Pose`
    float opacity = 1;     ///< against `ground` where there is one
    std::optional<Colour>
        ground; ///< what lies below: blending with it keeps the parts from adding up
    Look look = {};

    friend bool operator==(const Piece&, const Piece&) = default;
};

/// Draws the parts of one thick piece that may turn over: sizes and places are in radii about its
/// middle, squeezed as it turns. It is seen from slightly in front, so its rim shows below.
class Painter {
public:
    /// `resting_edge`: of the rim that shows when it lies; `thickness`: of the rim seen edge on.
    struct Body {
        Outline outline = Outline::round;
        float resting_edge = 0.17F, thickness = 0.30F;
    };

    Painter(ui::Mesh& mesh, const Piece& piece, Body body, float pixel);

    /// The rim: near the face in one colour, near the back in another. Then the middle is that of
    /// the face.
    void rim(Colour face, Colour back);
    /// The outline `size` times as large, moved by `moved`.
    void shape(float size, Colour top, Colour bottom, Vec moved = {});
    /// A line along the outline, `width` wide, inside of `size`.
    void line_round(float size, float width, Colour colour);
    void line(std::span<const Vec> points, float width, Colour colour);
    void dot(Vec p, float size, Colour colour);
    /// Shaded from `inner` at its middle to `outer` at its edge.
    void spot(Vec p, float across, float down, Colour inner, Colour outer);
    /// A convex polygon.
    void facet(std::span<const Vec> points, Colour colour);
    /// A shallow ring cut into the face, its lower edge in the light.
    void groove(float size, float width, Colour shade, Colour light);
    /// `count` dashes along the outline about `size`.
    void stitches(float size, int count, float width, Colour colour, Vec moved = {});
    /// Light from above to the left.
    void gloss(float strength);

    /// The point of the outline, `size` times as large, after this share of its length.
    [[nodiscard]] Vec along(float share, float size) const;
    /// Half the width of the outline, `size` times as large, at this height; 0 outside of it.
    [[nodiscard]] float reach(float y, float size) const;

    /// Whether it is turned towards the eye enough to show details.
    [[nodiscard]] bool detailed() const { return across_ * down_ > 0.12F; }
    /// Whether it is large enough for what only large pieces show.
    [[nodiscard]] bool fine() const { return in_pixels(1) >= 34; }
    [[nodiscard]] float in_pixels(float size) const { return size * piece_.radius / pixel_; }

private:
    [[nodiscard]] Vec at(Vec p) const;
    [[nodiscard]] Colour paint(Colour colour) const;
    [[nodiscard]] Rect box(Vec c, float size) const;
    [[nodiscard]] float corner(float size) const;
    [[nodiscard]] std::vector<Vec> contour(float size, Vec moved) const;
    void edge(Vec from, Vec to, Colour colour);

    ui::Mesh& mesh_;
    Piece piece_;
    Body body_;
    float pixel_;
    Vec middle_;
    float across_ = 1, down_ = 1;
};

/// The soft shadow on the board of a piece `height` over it, in logical units: about 4 wide at rest
/// and 14 when held, wider and paler the higher it is.
void add_shadow(ui::Mesh& mesh, const Piece& piece, Painter::Body body, float height,
                Colour colour);

} // namespace game::board
