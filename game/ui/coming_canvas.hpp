#pragma once

#include "game/canvas.hpp"

namespace game::ui {

/// Draws on another canvas, aside from where it is asked to and paler: what comes in or goes out.
class ComingCanvas final : public Canvas {
public:
    /// `opacity` is 0 to 1.
    ComingCanvas(Canvas& canvas, Vec shift, float opacity)
        : canvas_(canvas), shift_(shift), opacity_(opacity) {}

    [[nodiscard]] Vec size() const override { return canvas_.size(); }
    [[nodiscard]] float scale() const override { return canvas_.scale(); }
    [[nodiscard]] const TextMetrics& metrics() const override { return canvas_.metrics(); }

    void triangles(std::span<const Vertex> vertices) override;
    void text(std::string_view utf8, Vec at, const TextStyle& style) override;
    void picture(std::string_view name, Rect where, float opacity) override;
    void clip(std::optional<Rect> area) override;
    /// Not kept: it would be kept where it is not.
    void layer(std::string_view name, std::uint64_t version, Rect area,
               const std::function<void(Canvas&)>& draw) override;

private:
    Canvas& canvas_;
    Vec shift_;
    float opacity_;
};

} // namespace game::ui
