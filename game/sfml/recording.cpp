#include "game/sfml/recording.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <optional>
#include <utility>

namespace game::sfml {

namespace {

/// Left, top, right and bottom of an area.
struct Bounds {
    float left = 0, top = 0, right = 0, bottom = 0;

    [[nodiscard]] bool empty() const { return left >= right || top >= bottom; }
    friend bool operator==(const Bounds&, const Bounds&) = default;
};

Bounds bounds(const sf::FloatRect& rect) {
    const auto at = corner(rect);
    const auto size = extent(rect);
    return {at.x, at.y, at.x + size.x, at.y + size.y};
}

Bounds bounds(std::span<const sf::Vertex> triangle) {
    const auto a = triangle[0].position, b = triangle[1].position, c = triangle[2].position;
    return {std::min({a.x, b.x, c.x}), std::min({a.y, b.y, c.y}), std::max({a.x, b.x, c.x}),
            std::max({a.y, b.y, c.y})};
}

Bounds common(const Bounds& a, const Bounds& b) {
    return {std::max(a.left, b.left), std::max(a.top, b.top), std::min(a.right, b.right),
            std::min(a.bottom, b.bottom)};
}

/// Whether a triangle may be seen in an area; a flat one has bounds without extent.
bool touches(const Bounds& triangle, const Bounds& area) {
    return triangle.left <= area.right && triangle.right >= area.left &&
           triangle.top <= area.bottom && triangle.bottom >= area.top;
}

/// Steps of a multiplicative hash of 64 bits; the multiplier is the golden ratio's.
std::uint64_t stirred(std::uint64_t hash, std::uint64_t word) {
    hash = (hash ^ word) * 0x9E3779B97F4A7C15ULL;
    return hash ^ (hash >> 32U);
}

template <class Value>
std::uint64_t fingerprint(std::uint64_t seed, const Value* values, std::size_t count) {
    const std::size_t size = count * sizeof(Value);
    std::array<std::uint64_t, 8> words{};
    std::memcpy(words.data(), values, size);
    for (std::size_t i = 0; i < (size + 7) / 8; ++i) {
        seed = stirred(seed, words[i]);
    }
    return seed;
}

std::uint64_t fingerprint(const Ink& ink, const sf::FloatRect& clip) {
    const auto texture = reinterpret_cast<std::uintptr_t>(ink.texture);
    const auto seed = stirred(stirred(ink.premultiplied ? 1 : 2, texture), ink.drawing);
    return fingerprint(seed, &clip, 1);
}

const sf::BlendMode& blend(const Ink& ink) {
    static const sf::BlendMode premultiplied(sf::BlendMode::Factor::One,
                                             sf::BlendMode::Factor::OneMinusSrcAlpha);
    return ink.premultiplied ? premultiplied : sf::BlendAlpha;
}

/// The triangles that may be seen in an area.
void select(std::span<const sf::Vertex> vertices, const Bounds& area,
            std::vector<sf::Vertex>& seen) {
    seen.clear();
    for (std::size_t i = 0; i < vertices.size(); i += 3) {
        const auto triangle = vertices.subspan(i, 3);
        if (touches(bounds(triangle), area)) {
            seen.insert(seen.end(), triangle.begin(), triangle.end());
        }
    }
}

/// Shows an area on a target whose upper left corner is `corner`, and nothing around it: triangles
/// end at the edge of a view.
void show(sf::RenderTarget& target, const Bounds& area, sf::Vector2f corner) {
    const auto size = sf::Vector2f(target.getSize());
    const sf::Vector2f extent(area.right - area.left, area.bottom - area.top);
    sf::View view(rect(area.left, area.top, extent.x, extent.y));
    view.setViewport(rect((area.left - corner.x) / size.x, (area.top - corner.y) / size.y,
                          extent.x / size.x, extent.y / size.y));
    target.setView(view);
}

void cover(sf::RenderTarget& target, const sf::FloatRect& part, sf::Vector2f at, sf::Color colour) {
    if (corner(part) == at && extent(part) == sf::Vector2f(target.getSize())) {
        target.clear(colour); // much cheaper than two large triangles
        return;
    }
    const Bounds area = bounds(part);
    show(target, area, at);
    std::array<sf::Vertex, 4> corners;
    corners[0].position = {area.left, area.top};
    corners[1].position = {area.right, area.top};
    corners[2].position = {area.left, area.bottom};
    corners[3].position = {area.right, area.bottom};
    for (sf::Vertex& vertex : corners) {
        vertex.color = colour;
    }
    target.draw(corners.data(), corners.size(), sf::PrimitiveType::TriangleStrip);
}

} // namespace

sf::Vector2u tiles_of(sf::Vector2u size) {
    return {(size.x + tile_side - 1) / tile_side, (size.y + tile_side - 1) / tile_side};
}

std::span<sf::Vertex> Recording::add(std::size_t count, const Ink& ink, const sf::FloatRect& clip) {
    const bool same =
        !batches_.empty() && batches_.back().ink == ink && batches_.back().clip == clip;
    if (same) {
        batches_.back().count += count;
    } else {
        batches_.push_back({ink, clip, count});
    }
    const std::size_t from = std::exchange(used_, used_ + count);
    if (used_ > vertices_.size()) {
        // Copied: SFML's constructor of a vertex is a call into its library.
        static const sf::Vertex blank;
        vertices_.resize(std::max(used_, 2 * vertices_.size()), blank);
    }
    return std::span(vertices_).subspan(from, count);
}

void Recording::play(sf::RenderTarget& target, const sf::FloatRect& part,
                     sf::Vector2f corner) const {
    cover(target, part, corner, ground_);
    std::vector<sf::Vertex> seen;
    std::size_t first = 0;
    for (const Batch& batch : batches_) {
        const auto vertices = std::span(vertices_).subspan(first, batch.count);
        first += batch.count;
        const Bounds clip = common(bounds(batch.clip), bounds(part));
        if (clip.empty()) {
            continue;
        }
        auto drawn = vertices;
        if (clip != bounds(batch.clip)) {
            select(vertices, clip, seen);
            drawn = seen;
        }
        if (drawn.empty()) {
            continue;
        }
        show(target, clip, corner);
        sf::RenderStates states(blend(batch.ink));
        states.texture = batch.ink.texture;
        target.draw(drawn.data(), drawn.size(), sf::PrimitiveType::Triangles, states);
    }
}

std::vector<std::uint64_t> Recording::tiles(sf::Vector2u size) const {
    const auto count = tiles_of(size);
    std::vector<std::uint64_t> tiles(std::size_t{count.x} * count.y, ground_.toInteger());
    const Bounds all{0, 0, static_cast<float>(size.x), static_cast<float>(size.y)};
    const auto tile = [](float at) { return static_cast<std::size_t>(at) / tile_side; };
    std::size_t first = 0;
    for (const Batch& batch : batches_) {
        const std::uint64_t seed = fingerprint(batch.ink, batch.clip);
        const Bounds clip = common(bounds(batch.clip), all);
        for (std::size_t i = first; i < first + batch.count; i += 3) {
            const Bounds triangle = bounds(std::span(vertices_).subspan(i, 3));
            if (clip.empty() || !touches(triangle, clip)) {
                continue;
            }
            const Bounds seen = common(triangle, clip);
            const std::uint64_t print = fingerprint(seed, &vertices_[i], 3);
            const std::size_t right = std::min<std::size_t>(tile(seen.right), count.x - 1);
            const std::size_t bottom = std::min<std::size_t>(tile(seen.bottom), count.y - 1);
            for (std::size_t row = tile(seen.top); row <= bottom; ++row) {
                for (std::size_t column = tile(seen.left); column <= right; ++column) {
                    auto& kept = tiles[row * count.x + column];
                    kept = stirred(kept, print);
                }
            }
        }
        first += batch.count;
    }
    return tiles;
}

void Recording::clear() {
    if (vertices_.size() > 4 * used_) {
        vertices_ = {}; // what one large frame took is not kept for the small ones after it
    }
    used_ = 0;
    batches_.clear();
    ground_ = sf::Color::Transparent;
}

} // namespace game::sfml
