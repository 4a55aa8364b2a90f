#pragma once

#include <optional>
#include <span>
#include <vector>

#include "game/canvas.hpp"

// Shapes as triangle meshes with a rim one device pixel wide that fades out: smooth edges without
// shaders or multisampling. A soft shadow is the same mesh with a wide rim.
namespace game::ui {

[[nodiscard]] Colour mix(Colour a, Colour b, float t);
/// The colour with its opacity multiplied by `a` (0 to 1).
[[nodiscard]] Colour faded(Colour colour, float a);

class Mesh {
public:
    /// `pixel` is the logical size of a device pixel: `1 / canvas.scale()`.
    explicit Mesh(float pixel) : pixel_(pixel) {}

    void rounded(Rect rect, float radius, Colour top, Colour bottom);
    void rounded(Rect rect, float radius, Colour fill) { rounded(rect, radius, fill, fill); }
    /// The outline of a rounded rectangle, `width` wide, inside `rect`.
    void rounded_ring(Rect rect, float radius, float width, Colour colour);
    /// Shaded from `inner` at the centre moved by `highlight`, to `outer` at the edge.
    void ellipse(Vec centre, float rx, float ry, Colour inner, Colour outer, Vec highlight = {});
    void disc(Vec centre, float radius, Colour fill) {
        ellipse(centre, radius, radius, fill, fill);
    }
    /// Between radius - width and radius; `squash` scales it across (1: round).
    void ring(Vec centre, float radius, float width, Colour colour, float squash = 1);
    /// `dashes` equal dashes with gaps of the same length.
    void dashed_ring(Vec centre, float radius, float width, int dashes, Colour colour);
    /// A polyline with round joints and ends.
    void stroke(std::span<const Vec> points, float width, Colour colour, bool closed = false);
    /// A convex polygon, its points in either direction; any other, too, that is seen whole from
    /// the mean of its points.
    void convex(std::span<const Vec> points, Colour fill);
    /// `blur` wide on both sides of the edge together. Hollow from `covered` within its edge on,
    /// where that is sure to lie under what casts it; a large one is so anyhow.
    void shadow(Rect rect, float radius, float blur, Colour colour,
                std::optional<float> covered = {});
    void shadow_ellipse(Vec centre, float rx, float ry, float blur, Colour colour);

    /// What another mesh holds, moved.
    void add(const Mesh& other, Vec moved);

    [[nodiscard]] std::span<const Vertex> vertices() const { return vertices_; }
    void draw(Canvas& canvas) const { canvas.triangles(vertices_); }

private:
    float pixel_;
    std::vector<Vertex> vertices_;
};

} // namespace game::ui
