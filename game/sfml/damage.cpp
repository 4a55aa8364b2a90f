#include "game/sfml/damage.hpp"

#include <algorithm>
#include <limits>

namespace game::sfml {

namespace {

/// More rectangles than this cost more than drawing what lies between them.
constexpr std::size_t most = 16;
/// Two become one where it is not larger by more than this than both.
constexpr float gladly = 1.3F;

/// Tiles from `left` and `top` up to, and without, `right` and `bottom`.
struct Block {
    std::size_t left = 0, top = 0, right = 0, bottom = 0;

    [[nodiscard]] float area() const { return static_cast<float>((right - left) * (bottom - top)); }
};

Block both(const Block& a, const Block& b) {
    return {std::min(a.left, b.left), std::min(a.top, b.top), std::max(a.right, b.right),
            std::max(a.bottom, b.bottom)};
}

/// Adds a block, grown together with those that are near it.
void add(std::vector<Block>& blocks, Block block) {
    for (auto near = blocks.begin(); near != blocks.end();) {
        const Block grown = both(*near, block);
        if (grown.area() <= gladly * (near->area() + block.area())) {
            block = grown;
            blocks.erase(near);
            near = blocks.begin(); // what was too far away may be near now
        } else {
            ++near;
        }
    }
    blocks.push_back(block);
}

/// Makes one of the two blocks that add least when they are one.
void join_nearest(std::vector<Block>& blocks) {
    std::size_t one = 0, other = 1;
    float least = std::numeric_limits<float>::max();
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        for (std::size_t j = i + 1; j < blocks.size(); ++j) {
            const float more =
                both(blocks[i], blocks[j]).area() - blocks[i].area() - blocks[j].area();
            if (more < least) {
                least = more;
                one = i;
                other = j;
            }
        }
    }
    blocks[one] = both(blocks[one], blocks[other]);
    blocks.erase(blocks.begin() + static_cast<std::ptrdiff_t>(other));
}

std::vector<Block> differing(const std::vector<std::uint64_t>& before,
                             const std::vector<std::uint64_t>& after, sf::Vector2u count) {
    std::vector<Block> blocks;
    for (std::size_t row = 0; row < count.y; ++row) {
        const auto differs = [&](std::size_t column) {
            const std::size_t tile = row * count.x + column;
            return before[tile] != after[tile];
        };
        for (std::size_t column = 0; column < count.x; ++column) {
            const std::size_t from = column;
            while (column < count.x && differs(column)) {
                ++column;
            }
            if (column > from) {
                add(blocks, {from, row, column, row + 1});
            }
        }
    }
    while (blocks.size() > most) {
        join_nearest(blocks);
    }
    return blocks;
}

} // namespace

std::vector<sf::FloatRect> Damage::since_last(const Recording& now, sf::Vector2u size) {
    const auto count = tiles_of(size);
    auto tiles = now.tiles(size);
    std::vector<Block> blocks;
    if (last_.empty() || size != size_) {
        blocks.push_back({0, 0, count.x, count.y});
    } else {
        blocks = differing(last_, tiles, count);
    }
    size_ = size;
    last_ = std::move(tiles);

    std::vector<sf::FloatRect> parts;
    for (const Block& block : blocks) {
        const auto pixels = [](std::size_t tile, unsigned end) {
            return static_cast<float>(std::min<std::size_t>(tile * tile_side, end));
        };
        const float left = pixels(block.left, size.x), top = pixels(block.top, size.y);
        parts.push_back(rect(left, top, pixels(block.right, size.x) - left,
                             pixels(block.bottom, size.y) - top));
    }
    return parts;
}

} // namespace game::sfml
