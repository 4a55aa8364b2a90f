#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "game/sfml/compat.hpp"

namespace game::sfml {

/// What triangles are drawn with.
struct Ink {
    const sf::Texture* texture = nullptr; ///< null: their own colours alone
    /// Tells what the texture shows from what it showed before, where that changes.
    std::uint64_t drawing = 0;
    bool premultiplied = false; ///< the texture's colours carry their opacity already

    friend bool operator==(const Ink&, const Ink&) = default;
};

/// The side of a tile, in device pixels: see `Recording::tiles`.
inline constexpr unsigned tile_side = 32;

/// How many tiles cover an area: across and down.
[[nodiscard]] sf::Vector2u tiles_of(sf::Vector2u size);

/// What was drawn, in device pixels: it can be played on the window, in part, and again for a
/// picture.
class Recording {
public:
    /// Room for `count` more vertices (three a triangle) with this ink, to be filled in at once:
    /// what it holds may be left from before.
    std::span<sf::Vertex> add(std::size_t count, const Ink& ink, const sf::FloatRect& clip);
    /// What lies below everything; nothing is where it is not called.
    void ground(sf::Color colour) { ground_ = colour; }
    /// Draws what is seen within `part` on a target that shows the area from `corner` on.
    void play(sf::RenderTarget& target, const sf::FloatRect& part, sf::Vector2f corner = {}) const;
    /// A fingerprint of all that touches each tile of an area, row by row: where it is the same as
    /// that of another recording, both look alike.
    [[nodiscard]] std::vector<std::uint64_t> tiles(sf::Vector2u size) const;
    void clear();

private:
    struct Batch {
        Ink ink;
        sf::FloatRect clip;
        std::size_t count = 0; ///< of vertices
    };

    sf::Color ground_ = sf::Color::Transparent;
    std::vector<sf::Vertex> vertices_; ///< the first `used_`; the rest is kept for later
    std::size_t used_ = 0;
    std::vector<Batch> batches_;
};

} // namespace game::sfml
