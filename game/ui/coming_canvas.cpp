#include "game/ui/coming_canvas.hpp"

#include <vector>

#include "game/ui/shapes.hpp"

namespace game::ui {

void ComingCanvas::triangles(std::span<const Vertex> vertices) {
    std::vector<Vertex> moved(vertices.begin(), vertices.end());
    for (Vertex& vertex : moved)
        vertex = {vertex.at + shift_, faded(vertex.colour, opacity_)};
    canvas_.triangles(moved);
}

void ComingCanvas::text(std::string_view utf8, Vec at, const TextStyle& style) {
    TextStyle pale = style;
    pale.colour = faded(style.colour, opacity_);
    canvas_.text(utf8, at + shift_, pale);
}

void ComingCanvas::picture(std::string_view name, Rect where, float opacity) {
    where.x += shift_.x;
    where.y += shift_.y;
    canvas_.picture(name, where, opacity * opacity_);
}

void ComingCanvas::clip(std::optional<Rect> area) {
    if (area) {
        area->x += shift_.x;
        area->y += shift_.y;
    }
    canvas_.clip(area);
}

void ComingCanvas::layer(std::string_view /*name*/, std::uint64_t /*version*/, Rect /*area*/,
                         const std::function<void(Canvas&)>& draw) {
    draw(*this);
}

} // namespace game::ui
