#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "tests/support/watching_canvas.hpp"

namespace support {

/// Remembers each line of words, where it stands, and on what; tells which do not stand where they
/// should.
class WordsCanvas : public WatchingCanvas {
public:
    struct Line {
        std::string text;
        game::Rect rect; ///< see `WatchingCanvas::line`
        float size = 0;
        std::optional<game::Rect> clip;
        std::size_t painted = 0; ///< triangles before it
    };

    using WatchingCanvas::WatchingCanvas;

    void triangles(std::span<const game::Vertex> vertices) override {
        ++meshes_;
        for (std::size_t i = 0; i + 2 < vertices.size(); i += 3) {
            const auto& [a, b, c] = std::tie(vertices[i], vertices[i + 1], vertices[i + 2]);
            if (std::min({a.colour.a, b.colour.a, c.colour.a}) < opaque)
                continue;
            const float left = std::min({a.at.x, b.at.x, c.at.x});
            const float top = std::min({a.at.y, b.at.y, c.at.y});
            painted_.push_back({{a.at, b.at, c.at},
                                {left, top, std::max({a.at.x, b.at.x, c.at.x}) - left,
                                 std::max({a.at.y, b.at.y, c.at.y}) - top},
                                meshes_});
        }
    }
    void text(std::string_view utf8, game::Vec at, const game::TextStyle& style) override {
        const game::Rect rect = line(utf8, at, style);
        if (rect.w > 0)
            lines.push_back({std::string(utf8), rect, style.size, clipped(), painted_.size()});
    }

    /// What is wrong with the words, each in a line: outside the window or their area, beyond the
    /// plate that they begin on, or across other words.
    [[nodiscard]] std::vector<std::string> faults() const {
        std::vector<std::string> found;
        const auto add = [&](const Line& line, const std::string& what) {
            found.push_back('"' + line.text + "\" " + what);
        };
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const Line& line = lines[i];
            if (!seen(line))
                continue;
            const game::Rect area = line.clip.value_or(game::Rect{0, 0, size().x, size().y});
            const bool scrolls = line.clip.has_value();
            if (line.rect.x < area.x - slack || line.rect.right() > area.right() + slack ||
                (!scrolls && (line.rect.y < 0 || line.rect.bottom() > area.bottom())))
                add(line, "leaves its area");
            if (!scrolls && !on_one_plate(line))
                add(line, "leaves its plate");
            for (std::size_t j = 0; j < i; ++j)
                if (crosses(line, lines[j]))
                    add(line, "stands across \"" + lines[j].text + '"');
        }
        return found;
    }

    std::vector<Line> lines;

private:
    static constexpr float slack = 1;
    static constexpr std::uint8_t opaque = 250;
    struct Triangle {
        std::array<game::Vec, 3> at;
        game::Rect around;
        std::size_t mesh = 0;
    };

    static float turn(game::Vec a, game::Vec b, game::Vec p) {
        return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
    }
    static bool covers(const Triangle& triangle, game::Vec p) {
        if (!triangle.around.contains(p))
            return false;
        const auto& [a, b, c] = triangle.at;
        const float u = turn(a, b, p), v = turn(b, c, p), w = turn(c, a, p);
        return (u >= 0 && v >= 0 && w >= 0) || (u <= 0 && v <= 0 && w <= 0);
    }
    /// The mesh of the last opaque triangle before `end` there; 0: none.
    [[nodiscard]] std::size_t plate(game::Vec p, std::size_t end) const {
        for (std::size_t i = end; i-- > 0;)
            if (covers(painted_[i], p))
                return painted_[i].mesh;
        return 0;
    }
    [[nodiscard]] bool on_one_plate(const Line& line) const {
        const game::Rect r = line.rect.inset(slack);
        const std::size_t first = plate({r.x, r.y}, line.painted);
        return plate({r.right(), r.y}, line.painted) == first &&
               plate({r.x, r.bottom()}, line.painted) == first &&
               plate({r.right(), r.bottom()}, line.painted) == first;
    }
    /// Something opaque was painted there from triangle `begin` to `end`.
    [[nodiscard]] bool covered(game::Vec p, std::size_t begin, std::size_t end) const {
        return std::any_of(painted_.begin() + static_cast<std::ptrdiff_t>(begin),
                           painted_.begin() + static_cast<std::ptrdiff_t>(end),
                           [&](const Triangle& triangle) { return covers(triangle, p); });
    }
    /// Nothing was painted over its middle afterwards, and its clip shows some of it.
    [[nodiscard]] bool seen(const Line& line) const {
        const game::Vec middle = line.rect.centre();
        return (!line.clip || line.clip->contains(middle)) &&
               !covered(middle, line.painted, painted_.size());
    }
    [[nodiscard]] bool crosses(const Line& line, const Line& before) const {
        const game::Rect a = line.rect.inset(slack), b = before.rect.inset(slack);
        const game::Vec corner{std::max(a.x, b.x), std::max(a.y, b.y)};
        const game::Vec far{std::min(a.right(), b.right()), std::min(a.bottom(), b.bottom())};
        return corner.x < far.x && corner.y < far.y && seen(before) &&
               !covered((corner + far) * 0.5F, before.painted, line.painted);
    }

    std::vector<Triangle> painted_;
    std::size_t meshes_ = 0;
};

} // namespace support
