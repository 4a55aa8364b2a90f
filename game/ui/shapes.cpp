#include "game/ui/shapes.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numbers>

namespace game::ui {

namespace {

constexpr float pi = std::numbers::pi_v<float>;

/// What is blurred needs fewer corners.
constexpr float coarse = 4;
/// The shadow of a thing at least so wide and high is left out where it is sure to lie under it, so
/// far from its edge (logical units).
constexpr float broad = 120, hidden_from = 12;
/// Half the width, in device pixels, below which the ends of a stroke need not be round.
constexpr float thin = 0.8F;
/// A bend, in radians, of which nobody sees whether its outer side is round.
constexpr float slight = 0.35F;

/// One contour of a shape: `offset` outwards from its true edge, seen with `opacity`.
struct Level {
    float offset, opacity;
};

using Contour = std::vector<Vec>;

std::uint8_t channel(float value) {
    return static_cast<std::uint8_t>(std::lround(std::clamp(value, 0.0F, 255.0F)));
}

Vec around(float angle) {
    return {std::cos(angle), std::sin(angle)};
}
float dot(Vec a, Vec b) {
    return a.x * b.x + a.y * b.y;
}
float cross(Vec a, Vec b) {
    return a.x * b.y - a.y * b.x;
}

Vec unit(Vec v) {
    const float length = std::hypot(v.x, v.y);
    return length > 0 ? v * (1 / length) : Vec{};
}

/// Steps round a whole circle that stay within a tenth of a device pixel of it; a multiple of 4.
int steps_round(float radius, float pixel) {
    const float in_pixels = std::max(radius / pixel, 1.0F);
    const float steps = pi / std::acos(1 - 0.1F / in_pixels);
    return 4 * std::clamp(static_cast<int>(std::ceil(steps / 4)), 2, 40);
}

void triangle(std::vector<Vertex>& out, Vertex a, Vertex b, Vertex c) {
    out.push_back(a);
    out.push_back(b);
    out.push_back(c);
}

void quad(std::vector<Vertex>& out, Vertex a, Vertex b, Vertex c, Vertex d) {
    triangle(out, a, b, c);
    triangle(out, b, c, d);
}

/// Fills between each contour and the next; all contours have the same number of points.
template <class ContourAt, class Paint>
void bands(std::vector<Vertex>& out, std::span<const Level> levels, ContourAt contour_at,
           Paint paint) {
    Contour from = contour_at(levels[0].offset);
    for (std::size_t k = 1; k < levels.size(); ++k) {
        const Contour to = contour_at(levels[k].offset);
        const auto vertex = [&](Vec at, float opacity) {
            return Vertex{at, faded(paint(at), opacity)};
        };
        for (std::size_t i = 0; i < from.size(); ++i) {
            const std::size_t j = (i + 1) % from.size();
            quad(out, vertex(from[i], levels[k - 1].opacity), vertex(to[i], levels[k].opacity),
                 vertex(from[j], levels[k - 1].opacity), vertex(to[j], levels[k].opacity));
        }
        from = to;
    }
}

/// Fills the innermost contour from the `hub`, then the bands around it.
template <class ContourAt, class Paint>
void solid(std::vector<Vertex>& out, Vertex hub, std::span<const Level> levels,
           ContourAt contour_at, Paint paint) {
    const Contour core = contour_at(levels[0].offset);
    hub.colour = faded(hub.colour, levels[0].opacity);
    const auto vertex = [&](Vec at) { return Vertex{at, faded(paint(at), levels[0].opacity)}; };
    for (std::size_t i = 0; i < core.size(); ++i)
        triangle(out, hub, vertex(core[i]), vertex(core[(i + 1) % core.size()]));
    bands(out, levels, contour_at, paint);
}

/// A rim one pixel wide. What is thinner than a pixel (`thickness`) is paler instead of thinner.
std::array<Level, 2> crisp(float thickness, float pixel) {
    const float half = std::min(pixel, thickness) / 2;
    return {Level{-half, std::clamp(thickness / pixel, 0.0F, 1.0F)}, Level{pixel / 2, 0}};
}

/// A band from the edge `width` inwards, feathered on both sides.
std::array<Level, 4> crisp_band(float width, float pixel) {
    const float half = std::min(pixel, width) / 2;
    const float opacity = std::clamp(width / pixel, 0.0F, 1.0F);
    return {Level{-width - pixel / 2, 0}, Level{-width + half, opacity}, Level{-half, opacity},
            Level{pixel / 2, 0}};
}

/// From full to nothing over `blur`, along a curve without corners (smoothstep); of few bands, as
/// many long edges are dear to draw.
std::vector<Level> soft(float blur, float pixel) {
    const int bands = std::clamp(static_cast<int>(std::lround(blur / (4 * pixel))), 3, 5);
    std::vector<Level> levels;
    for (int k = 0; k <= bands; ++k) {
        const float t = static_cast<float>(k) / static_cast<float>(bands);
        levels.push_back({blur * (t - 0.5F), (1 - t) * (1 - t) * (1 + 2 * t)});
    }
    return levels;
}

/// Leaves out what lies inwards of `from`.
void uncover(std::vector<Level>& levels, float from) {
    while (levels.size() > 2 && levels[1].offset <= from)
        levels.erase(levels.begin());
    if (levels[0].offset > from)
        levels.insert(levels.begin(), {from, 1});
}

/// Rounded rectangles that grow and shrink with the offset, all with the same number of points.
auto rounded_contours(Rect rect, float radius, float reach, float pixel) {
    radius = std::clamp(radius, 0.0F, std::min(rect.w, rect.h) / 2);
    const int steps = steps_round(std::max(radius, 0.0F) + reach, pixel) / 4;
    return [=](float offset) {
        const float shrink = std::min(-offset, std::min(rect.w, rect.h) / 2);
        const Rect box = rect.inset(shrink);
        const float r = std::clamp(radius - shrink, 0.0F, std::min(box.w, box.h) / 2);
        const std::array corners{Vec{box.right() - r, box.bottom() - r},
                                 Vec{box.x + r, box.bottom() - r}, Vec{box.x + r, box.y + r},
                                 Vec{box.right() - r, box.y + r}};
        Contour points;
        for (std::size_t q = 0; q < corners.size(); ++q)
            for (int i = 0; i <= steps; ++i) {
                const float turn =
                    static_cast<float>(q) + static_cast<float>(i) / static_cast<float>(steps);
                points.push_back(corners[q] + around(pi / 2 * turn) * r);
            }
        return points;
    };
}

/// Fills the innermost contour of rounded rectangles: each corner from its own centre, then what
/// lies between. Fewer long edges than from the middle of it all.
template <class Paint>
void rounded_core(std::vector<Vertex>& out, const Contour& contour, float opacity, Paint paint) {
    const auto vertex = [&](Vec at) { return Vertex{at, faded(paint(at), opacity)}; };
    const std::size_t corner = contour.size() / 4;
    std::array<Vertex, 4> hubs;
    for (std::size_t q = 0; q < hubs.size(); ++q) {
        const Vec from = contour[q * corner], to = contour[(q + 1) * corner - 1];
        hubs[q] = vertex(q % 2 == 0 ? Vec{to.x, from.y} : Vec{from.x, to.y});
        for (std::size_t i = q * corner; i + 1 < (q + 1) * corner; ++i)
            triangle(out, hubs[q], vertex(contour[i]), vertex(contour[i + 1]));
    }
    for (std::size_t q = 0; q < hubs.size(); ++q) {
        const std::size_t next = (q + 1) * corner % contour.size();
        quad(out, hubs[q], vertex(contour[(q + 1) * corner - 1]), hubs[(q + 1) % hubs.size()],
             vertex(contour[next]));
    }
    quad(out, hubs[0], hubs[1], hubs[3], hubs[2]);
}

/// Ellipses about one centre; concentric ones never cross, however thin.
auto ellipse_contours(Vec centre, float rx, float ry, float reach, float pixel) {
    const int steps = steps_round(std::max(rx, ry) + reach, pixel);
    return [=](float offset) {
        const float x = std::max(rx + offset, 0.0F);
        const float y = std::max(ry + offset, 0.0F);
        Contour points;
        for (int i = 0; i < steps; ++i) {
            const Vec n = around(2 * pi * static_cast<float>(i) / static_cast<float>(steps));
            points.push_back({centre.x + x * n.x, centre.y + y * n.y});
        }
        return points;
    };
}

/// Where the two offset edges that meet with these unit normals cross, for an offset of 1.
Vec mitre(Vec normal, Vec next) {
    const Vec middle = normal + next;
    return middle * (1 / std::max(1 + dot(normal, next), 0.15F));
}

/// A cross-section of a stroke: its sides lie at `at + left * d` and `at + right * d`.
struct Section {
    Vec at, left, right;
};

class StrokePath {
public:
    StrokePath(float half_width, float pixel)
        : half_(half_width),
          half_turn_steps_(half_width < thin * pixel ? 1 : steps_round(half_width, pixel) / 2) {}

    void cap(Vec at, Vec normal, bool at_start) {
        const Vec along = Vec{normal.y, -normal.x} * (at_start ? -1.0F : 1.0F);
        for (int i = 0; i <= half_turn_steps_; ++i) {
            const float t = static_cast<float>(i) / static_cast<float>(half_turn_steps_);
            const Vec turn = around(pi / 2 * (at_start ? t : 1 - t));
            const Vec out = along * turn.x;
            sections_.push_back({at, out + normal * turn.y, out - normal * turn.y});
        }
    }

    /// Round on the outer side; on the inner side the edges meet, `reach` away at most.
    void joint(Vec at, Vec normal, Vec next, float reach) {
        const bool left_turn = cross(normal, next) > 0;
        Vec inner = mitre(normal, next) * (left_turn ? 1.0F : -1.0F);
        const float length = std::hypot(inner.x, inner.y);
        if (length * half_ > reach && length > 0)
            inner = inner * (std::max(reach / half_, 1.0F) / length);
        const float from = std::atan2(normal.y, normal.x);
        const float turn = std::atan2(cross(normal, next), dot(normal, next));
        if (std::abs(turn) < slight) {
            const Vec middle = mitre(normal, next);
            sections_.push_back({at, middle, middle * -1.0F});
            return;
        }
        const float share = std::abs(turn) / pi * static_cast<float>(half_turn_steps_);
        const int steps = 1 + static_cast<int>(share);
        for (int i = 0; i <= steps; ++i) {
            const Vec n = around(from + turn * static_cast<float>(i) / static_cast<float>(steps));
            if (left_turn)
                sections_.push_back({at, inner, n * -1.0F});
            else
                sections_.push_back({at, n, inner});
        }
    }

    void fill(std::vector<Vertex>& out, float pixel, Colour colour, bool closed) const {
        const std::array levels = crisp_band(2 * half_, pixel);
        for (std::size_t i = closed ? 0 : 1; i < sections_.size(); ++i) {
            const auto a = across(sections_[(i + sections_.size() - 1) % sections_.size()], levels);
            const auto b = across(sections_[i], levels);
            for (std::size_t k = 1; k < levels.size(); ++k) {
                const Colour before = faded(colour, levels[k - 1].opacity);
                const Colour after = faded(colour, levels[k].opacity);
                quad(out, {a[k - 1], before}, {a[k], after}, {b[k - 1], before}, {b[k], after});
            }
        }
    }

private:
    [[nodiscard]] std::array<Vec, 4> across(const Section& section,
                                            const std::array<Level, 4>& levels) const {
        const auto out = [&](Vec side, float distance) { return section.at + side * distance; };
        return {out(section.right, -levels[0].offset - half_),
                out(section.right, -levels[1].offset - half_),
                out(section.left, levels[2].offset + half_),
                out(section.left, levels[3].offset + half_)};
    }

    float half_;
    int half_turn_steps_;
    std::vector<Section> sections_;
};

/// Points without neighbours in the same place.
Contour distinct(std::span<const Vec> points, bool closed) {
    const auto near = [](Vec a, Vec b) { return std::hypot(a.x - b.x, a.y - b.y) < 1e-4F; };
    Contour kept;
    for (const Vec p : points)
        if (kept.empty() || !near(kept.back(), p))
            kept.push_back(p);
    while (closed && kept.size() > 1 && near(kept.front(), kept.back()))
        kept.pop_back();
    return kept;
}

} // namespace

Colour mix(Colour a, Colour b, float t) {
    t = std::clamp(t, 0.0F, 1.0F);
    const auto between = [t](std::uint8_t x, std::uint8_t y) {
        return channel(static_cast<float>(x) + static_cast<float>(y - x) * t);
    };
    return {between(a.r, b.r), between(a.g, b.g), between(a.b, b.b), between(a.a, b.a)};
}

Colour faded(Colour colour, float a) {
    colour.a = channel(static_cast<float>(colour.a) * std::clamp(a, 0.0F, 1.0F));
    return colour;
}

void Mesh::rounded(Rect rect, float radius, Colour top, Colour bottom) {
    if (rect.w <= 0 || rect.h <= 0)
        return;
    const auto paint = [&](Vec at) { return mix(top, bottom, (at.y - rect.y) / rect.h); };
    const auto levels = crisp(std::min(rect.w, rect.h), pixel_);
    const auto contours = rounded_contours(rect, radius, 0, pixel_);
    rounded_core(vertices_, contours(levels[0].offset), levels[0].opacity, paint);
    bands(vertices_, levels, contours, paint);
}

void Mesh::rounded_ring(Rect rect, float radius, float width, Colour colour) {
    if (rect.w <= 0 || rect.h <= 0 || width <= 0)
        return;
    bands(vertices_, crisp_band(width, pixel_), rounded_contours(rect, radius, 0, pixel_),
          [colour](Vec) { return colour; });
}

void Mesh::ellipse(Vec centre, float rx, float ry, Colour inner, Colour outer, Vec highlight) {
    if (rx <= 0 || ry <= 0)
        return;
    solid(vertices_, {centre + highlight, inner}, crisp(2 * std::min(rx, ry), pixel_),
          ellipse_contours(centre, rx, ry, 0, pixel_), [outer](Vec) { return outer; });
}

void Mesh::ring(Vec centre, float radius, float width, Colour colour, float squash) {
    if (radius <= 0 || width <= 0)
        return;
    // Thinner across in proportion when squashed, so that it turns with the disc it lies on.
    const std::array levels = crisp_band(std::min(width, radius), pixel_);
    squash = std::abs(squash);
    const auto round = ellipse_contours({}, radius, radius, 0, pixel_);
    bands(
        vertices_, levels,
        [&](float offset) {
            Contour points = round(offset);
            for (Vec& p : points)
                p = {centre.x + p.x * squash, centre.y + p.y};
            return points;
        },
        [colour](Vec) { return colour; });
}

void Mesh::dashed_ring(Vec centre, float radius, float width, int dashes, Colour colour) {
    if (radius <= 0 || width <= 0 || dashes <= 0)
        return;
    const float turn = 2 * pi / static_cast<float>(dashes);
    // The round ends count as part of the dash.
    const float sweep = std::max(turn / 2 - width / radius, turn * 0.05F);
    const int steps =
        std::max(2, steps_round(radius, pixel_) / std::max(1, dashes)); // along one dash
    for (int dash = 0; dash < dashes; ++dash) {
        const float middle = turn * static_cast<float>(dash) - pi / 2;
        Contour arc;
        for (int i = 0; i <= steps; ++i) {
            const float t = static_cast<float>(i) / static_cast<float>(steps) - 0.5F;
            arc.push_back(centre + around(middle + sweep * t) * (radius - width / 2));
        }
        stroke(arc, width, colour);
    }
}

void Mesh::stroke(std::span<const Vec> points, float width, Colour colour, bool closed) {
    const Contour path = distinct(points, closed);
    if (path.empty() || width <= 0)
        return;
    if (path.size() == 1) {
        disc(path[0], width / 2, colour);
        return;
    }
    closed = closed && path.size() > 2;
    const std::size_t size = path.size();
    const auto normal = [&](std::size_t i) {
        const Vec along = unit(path[(i + 1) % size] - path[i % size]);
        return Vec{-along.y, along.x};
    };
    const auto length = [&](std::size_t i) {
        const Vec step = path[(i + 1) % size] - path[i % size];
        return std::hypot(step.x, step.y);
    };
    StrokePath sections(width / 2, pixel_);
    if (!closed)
        sections.cap(path[0], normal(0), true);
    for (std::size_t i = closed ? 0 : 1; i < (closed ? size : size - 1); ++i)
        sections.joint(path[i], normal(i + size - 1), normal(i),
                       std::min(length(i + size - 1), length(i)));
    if (!closed)
        sections.cap(path[size - 1], normal(size - 2), false);
    sections.fill(vertices_, pixel_, colour, closed);
}

void Mesh::convex(std::span<const Vec> points, Colour fill) {
    const Contour path = distinct(points, true);
    if (path.size() < 3)
        return;
    float twice_area = 0;
    Vec hub;
    for (std::size_t i = 0; i < path.size(); ++i) {
        twice_area += cross(path[i], path[(i + 1) % path.size()]);
        hub = hub + path[i] * (1 / static_cast<float>(path.size()));
    }
    const float outwards = twice_area > 0 ? 1.0F : -1.0F;
    const auto normal = [&](std::size_t i) {
        const Vec along = unit(path[(i + 1) % path.size()] - path[i % path.size()]);
        return Vec{along.y, -along.x} * outwards;
    };
    const auto contour = [&](float offset) {
        Contour moved;
        for (std::size_t i = 0; i < path.size(); ++i)
            moved.push_back(path[i] + mitre(normal(i + path.size() - 1), normal(i)) * offset);
        return moved;
    };
    solid(vertices_, {hub, fill}, crisp(pixel_, pixel_), contour, [fill](Vec) { return fill; });
}

void Mesh::add(const Mesh& other, Vec moved) {
    // Without a reserve: room for these alone would have to be made anew each time.
    for (const Vertex& vertex : other.vertices_)
        vertices_.push_back({vertex.at + moved, vertex.colour});
}

void Mesh::shadow(Rect rect, float radius, float blur, Colour colour,
                  std::optional<float> covered) {
    if (rect.w <= 0 || rect.h <= 0)
        return;
    std::vector<Level> levels = soft(std::max(blur, pixel_), pixel_);
    const auto contours = rounded_contours(rect, radius, blur, coarse * pixel_);
    const auto paint = [colour](Vec) { return colour; };
    if (!covered && std::min(rect.w, rect.h) >= broad)
        covered = hidden_from;
    if (covered)
        uncover(levels, -*covered);
    else
        rounded_core(vertices_, contours(levels[0].offset), levels[0].opacity, paint);
    bands(vertices_, levels, contours, paint);
}

void Mesh::shadow_ellipse(Vec centre, float rx, float ry, float blur, Colour colour) {
    if (rx <= 0 || ry <= 0)
        return;
    solid(vertices_, {centre, colour}, soft(std::max(blur, pixel_), pixel_),
          ellipse_contours(centre, rx, ry, blur, coarse * pixel_),
          [colour](Vec) { return colour; });
}

} // namespace game::ui
