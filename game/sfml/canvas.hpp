#pragma once

#include <functional>
#include <list>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "game/canvas.hpp"
#include "game/sfml/artwork.hpp"
#include "game/sfml/fonts.hpp"
#include "game/sfml/recording.hpp"

namespace game::sfml {

/// The area a canvas covers.
struct Area {
    Vec pixels;
    float scale = 1;

    friend bool operator==(const Area&, const Area&) = default;
};

/// Pictures kept between frames under a name, until a frame does not ask for them.
class Layers {
public:
    using Draw = std::function<void(Canvas&)>;

    void begin_frame();
    /// The picture of `place` (whole device pixels of the area), drawn anew where it is out of
    /// date; nothing where there can be none.
    std::optional<Ink> picture(std::string_view name, std::uint64_t version, const Area& area,
                               const sf::FloatRect& place, Fonts& fonts, Artwork& artwork,
                               const Draw& draw);

private:
    struct Layer {
        std::string name;
        std::uint64_t version = 0;
        Area area;
        sf::FloatRect place;
        std::uint64_t drawing = 0; ///< its number among all drawings; 0: never drawn
        std::uint64_t frame = 0;   ///< that used it last
        sf::RenderTexture texture;
    };

    std::list<Layer> layers_;
    std::uint64_t frame_ = 0, drawings_ = 0;
};

/// A canvas that records. Within a layer there are no layers: they are drawn straight.
class RecordingCanvas : public Canvas {
public:
    RecordingCanvas(Fonts& fonts, Artwork& artwork, Layers* layers)
        : fonts_(fonts), artwork_(artwork), layers_(layers) {}

    /// Begins anew with an empty recording.
    void begin(const Area& area);
    /// Covers everything.
    void fill(Colour with);
    [[nodiscard]] const Recording& recording() const { return recording_; }

    [[nodiscard]] Vec size() const override { return area_.pixels * (1 / area_.scale); }
    [[nodiscard]] float scale() const override { return area_.scale; }
    [[nodiscard]] const TextMetrics& metrics() const override { return fonts_; }
    void triangles(std::span<const Vertex> vertices) override;
    void text(std::string_view utf8, Vec at, const TextStyle& style) override;
    void picture(std::string_view name, Rect where, float opacity) override;
    void clip(std::optional<Rect> area) override;
    void layer(std::string_view name, std::uint64_t version, Rect area,
               const std::function<void(Canvas&)>& draw) override;

private:
    /// The device pixels of an area, as far as there are any.
    [[nodiscard]] sf::FloatRect within(Rect area) const;

    Fonts& fonts_;
    Artwork& artwork_;
    Layers* layers_;
    Area area_;
    sf::FloatRect clip_; ///< device pixels, whole
    Recording recording_;
};

} // namespace game::sfml
