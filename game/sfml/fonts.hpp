#pragma once

#include <array>
#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "game/canvas.hpp"
#include "game/sfml/compat.hpp"

namespace game::sfml {

/// The faces of the game and lines of text set in them, kept as long as they are in use. A
/// character that a face lacks is taken from DejaVu Sans.
class Fonts : public TextMetrics {
public:
    /// One character's picture, in device pixels from the line's start on its baseline.
    struct Glyph {
        const sf::Texture* texture = nullptr;
        sf::FloatRect place;
        sf::IntRect picture;
    };
    struct Line {
        std::vector<Glyph> glyphs;
        float width = 0; ///< device pixels
    };

    /// Loads the faces from `directory`, or from where Debian's packages put them. Throws
    /// MissingData.
    explicit Fonts(const std::filesystem::path& directory);

    /// Device pixels per logical unit; what was set for another scale is forgotten.
    void scale(float scale);
    [[nodiscard]] float width(std::string_view utf8, float size, Face face) const override;
    /// The line for a text `size` logical units high. Valid until the next call.
    [[nodiscard]] const Line& line(std::string_view utf8, float size, Face face) const;

private:
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const {
            return std::hash<std::string_view>{}(text);
        }
    };
    using Lines = std::unordered_map<std::string, Line, Hash, std::equal_to<>>;

    [[nodiscard]] Line set(std::string_view utf8, unsigned pixels, Face face) const;
    [[nodiscard]] const sf::Font& font_for(char32_t character, Face face) const;

    std::array<sf::Font, 3> faces_;
    sf::Font last_resort_;
    float scale_ = 1;
    // Setting text is pure to whoever asks; these only remember.
    mutable std::map<std::pair<Face, unsigned>, Lines> lines_;
    mutable std::size_t kept_ = 0;
    mutable std::map<std::pair<Face, char32_t>, bool> present_;
};

} // namespace game::sfml
