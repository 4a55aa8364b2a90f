#include "game/sfml/artwork.hpp"

#include <algorithm>
#include <cstdint>
#include <system_error>
#include <utility>

#include "game/sfml/window.hpp"

namespace game::sfml {

namespace {

/// The image's pixels, their colours multiplied by their opacity: only so do smoothed edges keep
/// their colour instead of taking some from the empty pixels around them.
std::vector<std::uint8_t> multiplied(const sf::Image& image) {
    const auto size = image.getSize();
    const std::uint8_t* straight = image.getPixelsPtr();
    std::vector<std::uint8_t> pixels(straight, straight + std::size_t{4} * size.x * size.y);
    for (std::size_t i = 0; i < pixels.size(); i += 4) {
        for (std::size_t channel = i; channel < i + 3; ++channel) {
            pixels[channel] =
                static_cast<std::uint8_t>((pixels[channel] * pixels[i + 3] + 127) / 255);
        }
    }
    return pixels;
}

void read(sf::Texture& texture, const std::string& file) {
    const auto image = load_image(file);
    if (image && texture.loadFromImage(*image)) {
        texture.update(multiplied(*image).data());
        texture.setSmooth(true);
    }
}

} // namespace

Artwork::Artwork(std::filesystem::path directory, const std::vector<std::string>& names)
    : directory_(std::move(directory)) {
    for (const std::string& name : names) {
        for (const unsigned size : sizes) {
            std::error_code failure;
            if (!std::filesystem::is_regular_file(file(name, size), failure)) {
                throw MissingData("picture missing: " + file(name, size) +
                                  "; install the program again or run ./play");
            }
        }
    }
}

const sf::Texture* Artwork::picture(std::string_view name, float pixels) {
    const auto fits = std::find_if(sizes.begin(), sizes.end(), [pixels](unsigned size) {
        return static_cast<float>(size) >= pixels - 0.5F;
    });
    const auto chosen = fits != sizes.end() ? fits : sizes.end() - 1;
    auto found = read_.find(name);
    if (found == read_.end()) {
        found = read_.try_emplace(std::string(name)).first;
    }
    sf::Texture& texture = found->second[static_cast<std::size_t>(chosen - sizes.begin())];
    if (texture.getSize().x == 0) {
        read(texture, file(name, *chosen));
    }
    return texture.getSize().x > 0 ? &texture : nullptr;
}

std::string Artwork::file(std::string_view name, unsigned size) const {
    return (directory_ / (std::string(name) + '-' + std::to_string(size) + ".png")).string();
}

} // namespace game::sfml
