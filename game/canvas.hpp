#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>

namespace game {

struct Vec {
    float x = 0, y = 0;

    friend Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
    friend Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y}; }
    friend Vec operator*(Vec a, float k) { return {a.x * k, a.y * k}; }
    friend bool operator==(const Vec&, const Vec&) = default;
};

struct Rect {
    float x = 0, y = 0, w = 0, h = 0;

    [[nodiscard]] bool contains(Vec p) const {
        return p.x >= x && p.x < x + w && p.y >= y && p.y < y + h;
    }
    [[nodiscard]] Vec centre() const { return {x + w / 2, y + h / 2}; }
    [[nodiscard]] float right() const { return x + w; }
    [[nodiscard]] float bottom() const { return y + h; }
    /// Smaller by `by` on every side (larger where negative).
    [[nodiscard]] Rect inset(float by) const { return {x + by, y + by, w - 2 * by, h - 2 * by}; }
    [[nodiscard]] Rect inset(float across, float down) const {
        return {x + across, y + down, w - 2 * across, h - 2 * down};
    }
    friend bool operator==(const Rect&, const Rect&) = default;
};

struct Colour {
    std::uint8_t r = 0, g = 0, b = 0, a = 255;

    friend bool operator==(const Colour&, const Colour&) = default;
};

struct Vertex {
    Vec at;
    Colour colour;
};

/// The faces there are: rounded text, its bold, and tabular figures for clocks and notation.
enum class Face : std::uint8_t { body, bold, figures };

enum class Align : std::uint8_t { left, centre, right };

struct TextStyle {
    float size = 16; ///< logical units; the em
    Colour colour;
    Face face = Face::body;
    Align align = Align::left;
};

/// Measures text without drawing it, so that a layout can be made and tested without a window.
class TextMetrics {
public:
    virtual ~TextMetrics() = default;

    /// Advance width in logical units.
    [[nodiscard]] virtual float width(std::string_view utf8, float size, Face face) const = 0;
};

/// What scenes draw on. Everything is in logical units; `scale` device pixels make one. Shapes are
/// meshes of triangles (see ui/shapes.hpp): a canvas only has to fill them with interpolated
/// colours.
class Canvas {
public:
    virtual ~Canvas() = default;

    /// Size of the drawing area in logical units.
    [[nodiscard]] virtual Vec size() const = 0;
    /// Device pixels per logical unit.
    [[nodiscard]] virtual float scale() const = 0;
    [[nodiscard]] virtual const TextMetrics& metrics() const = 0;

    /// Fills triangles, three vertices each, blended over what is there.
    virtual void triangles(std::span<const Vertex> vertices) = 0;
    /// Draws one line of text; `at` is on its baseline, at its left end, middle or right end by
    /// `align`.
    virtual void text(std::string_view utf8, Vec at, const TextStyle& style) = 0;
    /// Draws a picture of the art by its name (`jungle/elephant`), smoothed, to fill `where`.
    /// `opacity` is 0 to 1.
    virtual void picture(std::string_view name, Rect where, float opacity) = 0;
    /// Restricts drawing to a rectangle, or lifts the restriction. Not nested.
    virtual void clip(std::optional<Rect> area) = 0;
    /// Draws through a kept picture of an area: `draw` runs only where `version`, the area, the
    /// size or the scale differ from the last frame's for this name. What `draw` leaves is
    /// transparent, what it draws outside of the area is lost.
    virtual void layer(std::string_view name, std::uint64_t version, Rect area,
                       const std::function<void(Canvas&)>& draw) = 0;
};

} // namespace game
