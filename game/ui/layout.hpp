#pragma once

#include <string>
#include <vector>

#include "game/ui/page.hpp"

// Small helpers that place controls; everything stands on a grid of 8 units.
namespace game::ui {

/// The column that a page's content stands in: centred, with a margin of 32 at least.
[[nodiscard]] Rect content(Vec window, float widest);
/// `rect` of this size in the middle of `area`, a little above where there is much room.
[[nodiscard]] Rect centred(Rect area, Vec size);
/// A row cut into `parts` of the same width.
[[nodiscard]] std::vector<Rect> split(Rect row, std::size_t parts, float gap);

/// A row cut into parts as wide as `needs` each, sharing what is left over (or lacks) alike; into
/// parts of the same width where those are wide enough.
[[nodiscard]] std::vector<Rect> split(Rect row, const std::vector<float>& needs, float gap);

/// Puts controls below one another.
class Column {
public:
    Column(const TextMetrics& metrics, Rect area) : metrics_(metrics), area_(area), y_(area.y) {}

    /// The next `height` units.
    Rect take(float height);
    void skip(float height) { y_ += height; }
    /// Where the next control begins.
    [[nodiscard]] float y() const { return y_; }
    [[nodiscard]] float width() const { return area_.w; }

    /// Words that wrap, as high as they need.
    Control text(std::string words, float size = 16, bool muted = false, Face face = Face::body);
    Control title(std::string words, float size);

private:
    const TextMetrics& metrics_;
    Rect area_;
    float y_;
};

} // namespace game::ui
