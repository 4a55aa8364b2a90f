#pragma once

#include <array>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "game/sfml/compat.hpp"

namespace game::sfml {

/// The pictures that the build makes of the drawings in assets/art, each in several sizes; one is
/// read when it is first shown.
class Artwork {
public:
    /// The widths there are of each picture, in pixels; game/data.cmake makes them. Close enough
    /// together that smoothing from the next larger one blurs nothing.
    static constexpr std::array<unsigned, 9> sizes{24, 32, 48, 64, 96, 128, 192, 256, 384};

    /// Throws MissingData where a file of one of these pictures is not below `directory`.
    Artwork(std::filesystem::path directory, const std::vector<std::string>& names);

    /// The picture in the smallest size of at least `pixels`, else the largest; its colours carry
    /// their opacity. Null where it cannot be read.
    const sf::Texture* picture(std::string_view name, float pixels);

private:
    using Sizes = std::array<sf::Texture, sizes.size()>;

    [[nodiscard]] std::string file(std::string_view name, unsigned size) const;

    std::filesystem::path directory_;
    std::map<std::string, Sizes, std::less<>> read_;
};

} // namespace game::sfml
