#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>

#include "game/canvas.hpp"

namespace support {

/// Shows nothing: what is derived from it looks at what is drawn. Layers are drawn anew each time.
class WatchingCanvas : public game::Canvas {
public:
    WatchingCanvas(game::Vec size, float scale, const game::TextMetrics& metrics)
        : size_(size), scale_(scale), metrics_(metrics) {}

    [[nodiscard]] game::Vec size() const override { return size_; }
    [[nodiscard]] float scale() const override { return scale_; }
    [[nodiscard]] const game::TextMetrics& metrics() const override { return metrics_; }
    void triangles(std::span<const game::Vertex> /*vertices*/) override {}
    void picture(std::string_view, game::Rect, float) override {}
    void clip(std::optional<game::Rect> area) override { clip_ = area; }
    void layer(std::string_view, std::uint64_t, game::Rect,
               const std::function<void(game::Canvas&)>& draw) override {
        draw(*this);
    }

protected:
    [[nodiscard]] const std::optional<game::Rect>& clipped() const { return clip_; }
    /// A line of words: from the height of capitals to the baseline.
    [[nodiscard]] game::Rect line(std::string_view utf8, game::Vec at,
                                  const game::TextStyle& style) const {
        const float width = metrics_.width(utf8, style.size, style.face);
        const float left = style.align == game::Align::left    ? at.x
                           : style.align == game::Align::right ? at.x - width
                                                               : at.x - width / 2;
        return {left, at.y - 0.7F * style.size, width, 0.7F * style.size};
    }

private:
    game::Vec size_;
    float scale_;
    const game::TextMetrics& metrics_;
    std::optional<game::Rect> clip_;
};

} // namespace support
