#include "game/sfml/canvas.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace game::sfml {

namespace {

sf::Color colour(Colour c) {
    return {c.r, c.g, c.b, c.a};
}

sf::Vertex vertex(sf::Vector2f at, sf::Color tint, sf::Vector2f texture = {}) {
    sf::Vertex made;
    made.position = at;
    made.color = tint;
    made.texCoords = texture;
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
        return vertex({at.x + size.x * across, at.y + size.y * down}, tint,
                      {from.x + part.x * across, from.y + part.y * down});
    };
    out[0] = point(0, 0);
    out[1] = out[4] = point(1, 0);
    out[2] = out[3] = point(0, 1);
    out[5] = point(1, 1);
}

sf::Vector2u whole(Vec pixels) {
    return {static_cast<unsigned>(pixels.x), static_cast<unsigned>(pixels.y)};
}

} // namespace

std::span<sf::Vertex> Recording::add(std::size_t count, const sf::Texture* texture,
                                     bool premultiplied, const sf::FloatRect& clip) {
    const bool same = !batches_.empty() && batches_.back().texture == texture &&
                      batches_.back().premultiplied == premultiplied &&
                      batches_.back().clip == clip;
    if (same) {
        batches_.back().count += count;
    } else {
        batches_.push_back({texture, premultiplied, clip, count});
    }
    vertices_.resize(vertices_.size() + count);
    return std::span(vertices_).last(count);
}

void Recording::play(sf::RenderTarget& target) const {
    const sf::BlendMode premultiplied(sf::BlendMode::Factor::One,
                                      sf::BlendMode::Factor::OneMinusSrcAlpha);
    const auto size = sf::Vector2f(target.getSize());
    std::size_t first = 0;
    for (const Batch& batch : batches_) {
        const auto at = corner(batch.clip);
        const auto part = extent(batch.clip);
        if (part.x > 0 && part.y > 0) {
            // Triangles end at the edge of a view, so a view is a clip.
            sf::View view(batch.clip);
            view.setViewport(rect(at.x / size.x, at.y / size.y, part.x / size.x, part.y / size.y));
            target.setView(view);
            sf::RenderStates states(batch.premultiplied ? premultiplied : sf::BlendAlpha);
            states.texture = batch.texture;
            target.draw(vertices_.data() + first, batch.count, sf::PrimitiveType::Triangles,
                        states);
        }
        first += batch.count;
    }
}

void Recording::clear() {
    vertices_.clear();
    batches_.clear();
}

const sf::Texture* Layers::picture(std::string_view name, std::uint64_t version, const Area& area,
                                   Fonts& fonts, Artwork& artwork, const Draw& draw) {
    Layer& kept = layer(name, area);
    kept.frame = frame_;
    if (kept.texture.getSize() != whole(area.pixels)) {
        return nullptr;
    }
    if (kept.version != version || kept.area != area) {
        RecordingCanvas canvas(fonts, artwork, nullptr);
        canvas.begin(area);
        draw(canvas);
        kept.texture.clear(sf::Color::Transparent);
        canvas.recording().play(kept.texture);
        kept.texture.display();
        kept.version = version;
        kept.area = area;
    }
    return &kept.texture.getTexture();
}

Layers::Layer& Layers::layer(std::string_view name, const Area& area) {
    auto found = std::find_if(layers_.begin(), layers_.end(),
                              [&](const auto& kept) { return kept->name == name; });
    if (found == layers_.end()) {
        found = std::find_if(layers_.begin(), layers_.end(),
                             [&](const auto& kept) { return kept->frame + 1 < frame_; });
        if (found == layers_.end()) {
            found = layers_.insert(layers_.end(), std::make_unique<Layer>());
        }
        (*found)->name = name;
        (*found)->version.reset();
    }
    Layer& layer = **found;
    if (layer.texture.getSize() != whole(area.pixels)) {
        layer.version.reset();
        static_cast<void>(resize(layer.texture, whole(area.pixels)));
    }
    return layer;
}

void RecordingCanvas::begin(const Area& area) {
    area_ = area;
    recording_.clear();
    clip(std::nullopt);
}

void RecordingCanvas::triangles(std::span<const Vertex> vertices) {
    assert(vertices.size() % 3 == 0);
    const auto out = recording_.add(vertices.size(), nullptr, false, clip_);
    std::transform(vertices.begin(), vertices.end(), out.begin(), [this](const Vertex& v) {
        return vertex({v.at.x * area_.scale, v.at.y * area_.scale}, colour(v.colour));
    });
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
        quad(recording_.add(6, glyph.texture, false, clip_),
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
    quad(recording_.add(6, texture, true, clip_), place, rect(0.F, 0.F, whole.x, whole.y),
         {part, part, part, part});
}

void RecordingCanvas::clip(std::optional<Rect> area) {
    const sf::Vector2f all(area_.pixels.x, area_.pixels.y);
    if (!area) {
        clip_ = rect(0.F, 0.F, all.x, all.y);
        return;
    }
    const auto within = [this](float logical, float most) {
        return std::clamp(std::round(logical * area_.scale), 0.F, most);
    };
    const float left = within(area->x, all.x);
    const float top = within(area->y, all.y);
    clip_ =
        rect(left, top, within(area->right(), all.x) - left, within(area->bottom(), all.y) - top);
}

void RecordingCanvas::layer(std::string_view name, std::uint64_t version,
                            const std::function<void(Canvas&)>& draw) {
    const sf::Texture* picture =
        layers_ != nullptr ? layers_->picture(name, version, area_, fonts_, artwork_, draw)
                           : nullptr;
    if (picture == nullptr) {
        draw(*this);
        return;
    }
    const auto all = rect(0.F, 0.F, area_.pixels.x, area_.pixels.y);
    quad(recording_.add(6, picture, true, clip_), all, all, sf::Color::White);
}

} // namespace game::sfml
