#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "game/canvas.hpp"
#include "game/sfml/artwork.hpp"
#include "game/sfml/fonts.hpp"

namespace game::sfml {

/// What was drawn, in device pixels: it can be played on the window, and again for a picture.
class Recording {
public:
    /// Room for `count` more vertices (three a triangle) with these states, to be filled in at
    /// once. A `premultiplied` texture's colours carry their opacity already.
    std::span<sf::Vertex> add(std::size_t count, const sf::Texture* texture, bool premultiplied,
                              const sf::FloatRect& clip);
    void play(sf::RenderTarget& target) const;
    void clear();

private:
    struct Batch {
        const sf::Texture* texture = nullptr;
        bool premultiplied = false;
        sf::FloatRect clip;
        std::size_t count = 0; ///< of vertices
    };

    std::vector<sf::Vertex> vertices_;
    std::vector<Batch> batches_;
};

/// The area a canvas covers.
struct Area {
    Vec pixels;
    float scale = 1;

    friend bool operator==(const Area&, const Area&) = default;
};

/// Pictures kept between frames under a name. One that no frame asks for gives its texture to the
/// next new name, so there are never more than one frame needs.
class Layers {
public:
    using Draw = std::function<void(Canvas&)>;

    void begin_frame() { ++frame_; }
    /// Forgets all pictures.
    void clear() { layers_.clear(); }
    /// The picture, drawn anew where it is out of date; null where there can be none.
    const sf::Texture* picture(std::string_view name, std::uint64_t version, const Area& area,
                               Fonts& fonts, Artwork& artwork, const Draw& draw);

private:
    struct Layer {
        std::string name;
        std::optional<std::uint64_t> version;
        Area area;
        std::uint64_t frame = 0; ///< that used it last
        sf::RenderTexture texture;
    };

    Layer& layer(std::string_view name, const Area& area);

    std::vector<std::unique_ptr<Layer>> layers_;
    std::uint64_t frame_ = 0;
};

/// A canvas that records. Within a layer there are no layers: they are drawn straight.
class RecordingCanvas : public Canvas {
public:
    RecordingCanvas(Fonts& fonts, Artwork& artwork, Layers* layers)
        : fonts_(fonts), artwork_(artwork), layers_(layers) {}

    /// Begins anew with an empty recording.
    void begin(const Area& area);
    [[nodiscard]] const Recording& recording() const { return recording_; }

    [[nodiscard]] Vec size() const override { return area_.pixels * (1 / area_.scale); }
    [[nodiscard]] float scale() const override { return area_.scale; }
    [[nodiscard]] const TextMetrics& metrics() const override { return fonts_; }
    void triangles(std::span<const Vertex> vertices) override;
    void text(std::string_view utf8, Vec at, const TextStyle& style) override;
    void picture(std::string_view name, Rect where, float opacity) override;
    void clip(std::optional<Rect> area) override;
    void layer(std::string_view name, std::uint64_t version,
               const std::function<void(Canvas&)>& draw) override;

private:
    Fonts& fonts_;
    Artwork& artwork_;
    Layers* layers_;
    Area area_;
    sf::FloatRect clip_; ///< device pixels, whole
    Recording recording_;
};

} // namespace game::sfml
