#include "game/sfml/canvas.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace game::sfml {

namespace {

sf::Color colour(Colour c) {
    sf::Color made = sf::Color::White; // copied: SFML's constructors are calls into its library
    made.r = c.r;
    made.g = c.g;
    made.b = c.b;
    made.a = c.a;
    return made;
}

/// Two triangles that show `picture` (a part of a texture) at `place`.
void quad(std::span<sf::Vertex> out, const sf::FloatRect& place, const sf::FloatRect& picture,
          sf::Color tint) {
    const auto at = corner(place);
    const auto size = extent(place);
    const auto from = corner(picture);
    const auto part = extent(picture);
    const auto point = [&](float across, float down) {
        sf::Vertex made;
        made.position = {at.x + size.x * across, at.y + size.y * down};
        made.color = tint;
        made.texCoords = {from.x + part.x * across, from.y + part.y * down};
        return made;
    };
    out[0] = point(0, 0);
    out[1] = out[4] = point(1, 0);
    out[2] = out[3] = point(0, 1);
    out[5] = point(1, 1);
}

} // namespace

void Layers::begin_frame() {
    layers_.remove_if([this](const Layer& layer) { return layer.frame < frame_; });
    ++frame_;
}

std::optional<Ink> Layers::picture(std::string_view name, std::uint64_t version, const Area& area,
                                   const sf::FloatRect& place, Fonts& fonts, Artwork& artwork,
                                   const Draw& draw) {
    const sf::Vector2u size(extent(place));
    auto kept = std::find_if(layers_.begin(), layers_.end(),
                             [name](const Layer& layer) { return layer.name == name; });
    if (kept == layers_.end()) {
        kept = layers_.emplace(layers_.end());
        kept->name = name;
    }
    kept->frame = frame_;
    if (kept->texture.getSize() != size && !resize(kept->texture, size)) {
        return std::nullopt;
    }
    if (kept->drawing == 0 || kept->version != version || kept->area != area ||
        kept->place != place) {
        RecordingCanvas canvas(fonts, artwork, nullptr);
        canvas.begin(area);
        draw(canvas);
        canvas.recording().play(kept->texture, place, corner(place));
        kept->texture.display();
        kept->version = version;
        kept->area = area;
        kept->place = place;
        kept->drawing = ++drawings_;
    }
    return Ink{&kept->texture.getTexture(), kept->drawing, true};
}

void RecordingCanvas::begin(const Area& area) {
    area_ = area;
    recording_.clear();
    clip(std::nullopt);
}

void RecordingCanvas::fill(Colour with) {
    recording_.ground(colour(with));
}

void RecordingCanvas::triangles(std::span<const Vertex> vertices) {
    assert(vertices.size() % 3 == 0);
    const auto out = recording_.add(vertices.size(), {}, clip_);
    for (std::size_t i = 0; i < out.size(); ++i) {
        const Vertex& v = vertices[i];
        out[i].position = {v.at.x * area_.scale, v.at.y * area_.scale};
        out[i].color = colour(v.colour);
        out[i].texCoords = {};
    }
}

void RecordingCanvas::text(std::string_view utf8, Vec at, const TextStyle& style) {
    const Fonts::Line& line = fonts_.line(utf8, style.size, style.face);
    const float before = style.align == Align::left     ? 0
                         : style.align == Align::centre ? line.width / 2
                                                        : line.width;
    const sf::Vector2f start(std::round(at.x * area_.scale - before),
                             std::round(at.y * area_.scale));
    for (const Fonts::Glyph& glyph : line.glyphs) {
        const auto place = corner(glyph.place);
        const auto size = extent(glyph.place);
        quad(recording_.add(6, {glyph.texture}, clip_),
             rect(start.x + place.x, start.y + place.y, size.x, size.y),
             sf::FloatRect(glyph.picture), colour(style.colour));
    }
}

void RecordingCanvas::picture(std::string_view name, Rect where, float opacity) {
    const auto place = rect(where.x * area_.scale, where.y * area_.scale, where.w * area_.scale,
                            where.h * area_.scale);
    const auto size = extent(place);
    const sf::Texture* texture = artwork_.picture(name, std::max(size.x, size.y));
    if (texture == nullptr) {
        return;
    }
    const auto whole = sf::Vector2f(texture->getSize());
    // The colours carry their opacity, so all four channels fade.
    const auto part = static_cast<std::uint8_t>(std::lround(std::clamp(opacity, 0.F, 1.F) * 255));
    quad(recording_.add(6, {texture, 0, true}, clip_), place, rect(0.F, 0.F, whole.x, whole.y),
         {part, part, part, part});
}

void RecordingCanvas::clip(std::optional<Rect> area) {
    clip_ = area ? within(*area) : rect(0.F, 0.F, area_.pixels.x, area_.pixels.y);
}

void RecordingCanvas::layer(std::string_view name, std::uint64_t version, Rect area,
                            const std::function<void(Canvas&)>& draw) {
    const sf::FloatRect place = within(area);
    const auto size = extent(place);
    if (size.x <= 0 || size.y <= 0) {
        return;
    }
    const auto ink = layers_ != nullptr
                         ? layers_->picture(name, version, area_, place, fonts_, artwork_, draw)
                         : std::nullopt;
    if (!ink) {
        draw(*this);
        return;
    }
    quad(recording_.add(6, *ink, clip_), place, rect(0.F, 0.F, size.x, size.y), sf::Color::White);
}

sf::FloatRect RecordingCanvas::within(Rect area) const {
    const auto pixels = [this](float logical, float most) {
        return std::clamp(std::round(logical * area_.scale), 0.F, most);
    };
    const float left = pixels(area.x, area_.pixels.x), top = pixels(area.y, area_.pixels.y);
    return rect(left, top, pixels(area.right(), area_.pixels.x) - left,
                pixels(area.bottom(), area_.pixels.y) - top);
}

} // namespace game::sfml
