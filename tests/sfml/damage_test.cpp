#include "game/sfml/damage.hpp"

#include <algorithm>

#include <doctest/doctest.h>

using game::sfml::Damage;
using game::sfml::Recording;

namespace {

constexpr unsigned side = game::sfml::tile_side;
const sf::Vector2u size{10 * side, 8 * side + 5};

sf::FloatRect everything() {
    return game::sfml::rect(0.F, 0.F, static_cast<float>(size.x), static_cast<float>(size.y));
}

/// A triangle within the tile at this column and row.
void add(Recording& recording, unsigned column, unsigned row, sf::Color colour = sf::Color::Red,
         std::uint64_t drawing = 0) {
    const auto out = recording.add(3, {nullptr, drawing, false}, everything());
    const auto x = static_cast<float>(column * side), y = static_cast<float>(row * side);
    out[0].position = {x + 3, y + 3};
    out[1].position = {x + 20, y + 3};
    out[2].position = {x + 3, y + 20};
    for (sf::Vertex& vertex : out)
        vertex.color = colour;
}

Recording two(sf::Color second = sf::Color::Red, std::uint64_t drawing = 0) {
    Recording recording;
    add(recording, 1, 1);
    add(recording, 8, 6, second, drawing);
    return recording;
}

bool holds(const std::vector<sf::FloatRect>& parts, unsigned column, unsigned row) {
    const auto x = static_cast<float>(column * side + 1), y = static_cast<float>(row * side + 1);
    return std::any_of(parts.begin(), parts.end(), [x, y](const sf::FloatRect& part) {
        return part.contains(sf::Vector2f(x, y));
    });
}

} // namespace

TEST_CASE("damage: the first frame changes everything") {
    Damage damage;
    const auto parts = damage.since_last(two(), size);
    REQUIRE(parts.size() == 1);
    CHECK(parts[0] == everything());
}

TEST_CASE("damage: the same frame again changes nothing") {
    Damage damage;
    damage.since_last(two(), size);
    CHECK(damage.since_last(two(), size).empty());
}

TEST_CASE("damage: another colour changes its tile and no far one") {
    Damage damage;
    damage.since_last(two(), size);
    const auto parts = damage.since_last(two(sf::Color::Blue), size);
    CHECK(holds(parts, 8, 6));
    CHECK_FALSE(holds(parts, 1, 1));
}

TEST_CASE("damage: a texture drawn anew changes what shows it") {
    Damage damage;
    damage.since_last(two(sf::Color::Red, 1), size);
    CHECK(holds(damage.since_last(two(sf::Color::Red, 2), size), 8, 6));
}

TEST_CASE("damage: which of two lies on top counts") {
    Recording one, other;
    add(one, 2, 2, sf::Color::Red);
    add(one, 2, 2, sf::Color::Blue);
    add(other, 2, 2, sf::Color::Blue);
    add(other, 2, 2, sf::Color::Red);
    Damage damage;
    damage.since_last(one, size);
    CHECK(holds(damage.since_last(other, size), 2, 2));
}

TEST_CASE("damage: what is gone changes its tile") {
    Damage damage;
    damage.since_last(two(), size);
    Recording one;
    add(one, 1, 1);
    const auto parts = damage.since_last(one, size);
    CHECK(holds(parts, 8, 6));
    CHECK_FALSE(holds(parts, 1, 1));
}

TEST_CASE("damage: many changes are held by few rectangles") {
    Recording full;
    for (unsigned row = 0; row < 8; row += 2)
        for (unsigned column = 0; column < 10; column += 2)
            add(full, column, row);
    Damage damage;
    damage.since_last(Recording(), size);
    const auto parts = damage.since_last(full, size);
    CHECK(parts.size() <= 16);
    for (unsigned row = 0; row < 8; row += 2)
        for (unsigned column = 0; column < 10; column += 2)
            CHECK(holds(parts, column, row));
}

TEST_CASE("damage: another size, or a frame that was lost, changes everything") {
    Damage damage;
    damage.since_last(two(), size);
    CHECK(damage.since_last(two(), {size.x + 1, size.y}).size() == 1);
    damage.since_last(two(), size);
    damage.forget();
    CHECK(damage.since_last(two(), size) == std::vector{everything()});
}
