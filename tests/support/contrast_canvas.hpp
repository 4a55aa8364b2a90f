#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "game/ui/theme.hpp"
#include "tests/support/watching_canvas.hpp"

namespace support {

/// Remembers what was painted, and tells of each line of words how much it stands out from what is
/// behind it there.
class ContrastCanvas : public WatchingCanvas {
public:
    struct Words {
        std::string text;
        double contrast = 21; ///< the least of it
    };

    ContrastCanvas(game::Vec size, const game::TextMetrics& metrics, game::Colour ground)
        : WatchingCanvas(size, 1, metrics), ground_(ground) {}

    void triangles(std::span<const game::Vertex> vertices) override {
        for (std::size_t i = 0; i + 2 < vertices.size(); i += 3)
            painted_.push_back({vertices[i], vertices[i + 1], vertices[i + 2]});
    }
    void text(std::string_view utf8, game::Vec at, const game::TextStyle& style) override {
        const game::Rect rect = line(utf8, at, style);
        Words words{std::string(utf8)};
        bool seen = false;
        for (const float part : {0.05F, 0.5F, 0.95F}) {
            const game::Vec p{rect.x + part * rect.w, at.y - 0.3F * style.size};
            if (clipped() && !clipped()->contains(p))
                continue;
            seen = true;
            const Mixed behind = behind_at(p);
            Mixed ink = behind;
            over(ink, style.colour.r, style.colour.g, style.colour.b, style.colour.a / 255.0);
            words.contrast =
                std::min(words.contrast, game::ui::contrast(whole(ink), whole(behind)));
        }
        if (seen && !utf8.empty())
            all.push_back(words);
    }

    std::vector<Words> all;

    /// What is painted at a point.
    [[nodiscard]] game::Colour colour_at(game::Vec p) const { return whole(behind_at(p)); }

private:
    using Triangle = std::array<game::Vertex, 3>;
    struct Mixed {
        double r = 0, g = 0, b = 0;
    };

    static void over(Mixed& ground, double r, double g, double b, double opacity) {
        ground.r += (r - ground.r) * opacity;
        ground.g += (g - ground.g) * opacity;
        ground.b += (b - ground.b) * opacity;
    }
    static game::Colour whole(const Mixed& mixed) {
        return {static_cast<std::uint8_t>(mixed.r + 0.5), static_cast<std::uint8_t>(mixed.g + 0.5),
                static_cast<std::uint8_t>(mixed.b + 0.5), 255};
    }
    static double turn(game::Vec a, game::Vec b, game::Vec p) {
        return double{b.x - a.x} * double{p.y - a.y} - double{b.y - a.y} * double{p.x - a.x};
    }

    [[nodiscard]] Mixed behind_at(game::Vec p) const {
        Mixed mixed{double(ground_.r), double(ground_.g), double(ground_.b)};
        for (const auto& triangle : painted_) {
            const auto& a = triangle[0];
            const auto& b = triangle[1];
            const auto& c = triangle[2];
            const double area = turn(a.at, b.at, c.at);
            if (area == 0)
                continue;
            const double wa = turn(b.at, c.at, p) / area, wb = turn(c.at, a.at, p) / area;
            const double wc = 1 - wa - wb;
            if (wa < 0 || wb < 0 || wc < 0)
                continue;
            const auto part = [&](auto channel) {
                return wa * (a.colour.*channel) + wb * (b.colour.*channel) +
                       wc * (c.colour.*channel);
            };
            over(mixed, part(&game::Colour::r), part(&game::Colour::g), part(&game::Colour::b),
                 part(&game::Colour::a) / 255);
        }
        return mixed;
    }

    game::Colour ground_;
    std::vector<Triangle> painted_;
};

} // namespace support
