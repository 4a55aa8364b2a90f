#include "game/sfml/fonts.hpp"

#include <algorithm>
#include <cmath>
#include <system_error>

#include "game/sfml/window.hpp"

namespace game::sfml {

namespace {

constexpr std::size_t most_lines = 4000;

/// A font under the name it has in the data directory, and where its package puts it.
struct Source {
    const char* name;
    const char* packaged; ///< below /usr/share/fonts/truetype
    const char* package;
};

constexpr Source face_sources[] = {
    {"body.ttf", "quicksand/Quicksand-Medium.ttf", "fonts-quicksand"},
    {"bold.ttf", "quicksand/Quicksand-Bold.ttf", "fonts-quicksand"},
    {"figures.ttf", "lato/Lato-Regular.ttf", "fonts-lato"},
};
constexpr Source last_source = {"fallback.ttf", "dejavu/DejaVuSans.ttf", "fonts-dejavu-core"};

void load_face(sf::Font& font, const std::filesystem::path& directory, const Source& source) {
    const std::filesystem::path system = "/usr/share/fonts/truetype";
    for (const auto& path : {directory / source.name, system / source.packaged}) {
        std::error_code failure;
        if (std::filesystem::is_regular_file(path, failure) && load(font, path.string())) {
            return;
        }
    }
    throw MissingData("font missing: neither " + (directory / source.name).string() + " nor " +
                      (system / source.packaged).string() + "; install the package " +
                      source.package);
}

bool is_space(char32_t character) {
    return character == U' ' || character == U'\u00a0' || character == U'\u202f' ||
           character == U'\u2009';
}

/// Where a face is sure to have a glyph, it need not be asked.
bool is_common(char32_t character) {
    return character >= U' ' && character < 0x7f;
}

/// Spaces of every kind become plain ones (SFML 2 draws a box for some); control characters go.
std::u32string decode(std::string_view utf8) {
    std::u32string text;
    for (const auto unit : from_utf8(utf8)) {
        const auto character = static_cast<char32_t>(unit);
        if (is_space(character)) {
            text += U' ';
        } else if (character >= U' ' && (character < 0x7f || character >= 0xa0)) {
            text += character;
        }
    }
    return text;
}

} // namespace

Fonts::Fonts(const std::filesystem::path& directory) {
    for (std::size_t face = 0; face < faces_.size(); ++face) {
        load_face(faces_[face], directory, face_sources[face]);
    }
    load_face(last_resort_, directory, last_source);
}

void Fonts::scale(float scale) {
    if (scale != scale_) {
        scale_ = scale;
        lines_.clear();
        kept_ = 0;
    }
}

float Fonts::width(std::string_view utf8, float size, Face face) const {
    return line(utf8, size, face).width / scale_;
}

const Fonts::Line& Fonts::line(std::string_view utf8, float size, Face face) const {
    const auto pixels = static_cast<unsigned>(std::max(1L, std::lround(size * scale_)));
    auto& lines = lines_[{face, pixels}];
    if (const auto found = lines.find(utf8); found != lines.end()) {
        return found->second;
    }
    if (kept_ >= most_lines) {
        lines_.clear();
        kept_ = 0;
    }
    ++kept_;
    return lines_[{face, pixels}].emplace(std::string(utf8), set(utf8, pixels, face)).first->second;
}

Fonts::Line Fonts::set(std::string_view utf8, unsigned pixels, Face face) const {
    Line line;
    const sf::Font* before = nullptr;
    char32_t previous = 0;
    for (const char32_t character : decode(utf8)) {
        const sf::Font& font = font_for(character, face);
        if (&font == before) {
            line.width += font.getKerning(previous, character, pixels);
        }
        const sf::Glyph& glyph = font.getGlyph(character, pixels, false);
        const auto offset = corner(glyph.bounds);
        const auto picture = glyph.textureRect;
        if (const auto size = extent(picture); size.x > 0 && size.y > 0) {
            // Whole pixels: the texture is shown as it is, not smeared over two.
            const auto left = std::round(line.width + offset.x);
            line.glyphs.push_back({&font.getTexture(pixels),
                                   rect(left, std::round(offset.y), static_cast<float>(size.x),
                                        static_cast<float>(size.y)),
                                   picture});
        }
        line.width += glyph.advance;
        before = &font;
        previous = character;
    }
    return line;
}

const sf::Font& Fonts::font_for(char32_t character, Face face) const {
    const sf::Font& own = faces_[static_cast<std::size_t>(face)];
    if (is_common(character)) {
        return own;
    }
    auto found = present_.find({face, character});
    if (found == present_.end()) {
        found = present_.emplace(std::pair(face, character), has_glyph(own, character)).first;
    }
    return found->second ? own : last_resort_;
}

} // namespace game::sfml
