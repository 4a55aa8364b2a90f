#pragma once

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>

#include "game/audio.hpp"
#include "game/canvas.hpp"
#include "game/input.hpp"

namespace game {

/// How long a window may be left between two looks for inputs: while somebody is at it, and once
/// `idle_after` has gone by without any. An input ends the wait at once; what comes across a link
/// waits for the next look: 50 ms is the most that a move of the other player may, and the fewer
/// looks, the less a window costs that nobody is at.
inline constexpr std::chrono::milliseconds awake_step{16}, idle_step{50}, idle_after{1000};

/// The window and what belongs to it; implemented once, in game/sfml/.
class Platform {
public:
    virtual ~Platform() = default;

    /// The next input; waits for it up to `most` (0: does not wait).
    virtual std::optional<Input> next(std::chrono::milliseconds most) = 0;
    /// False once it was taken away from outside.
    [[nodiscard]] virtual bool open() const = 0;
    /// Minimised: nothing drawn would be seen. A `Resized` comes when it is seen again.
    [[nodiscard]] virtual bool hidden() const = 0;
    [[nodiscard]] virtual bool focused() const = 0;

    /// Area in logical units and device pixels per unit, as the next frame will have them.
    [[nodiscard]] virtual Vec size() const = 0;
    [[nodiscard]] virtual float scale() const = 0;
    /// The player's own factor, 0.75 to 2 (see `scale_for`).
    virtual void user_scale(float factor) = 0;

    virtual Canvas& begin_frame(Colour background) = 0;
    virtual void end_frame() = 0;
    /// Saves the last frame as PNG; false where it could not.
    virtual bool save_picture(const std::filesystem::path& file) = 0;

    virtual void title(const std::string& utf8) = 0;
    virtual void full_screen(bool on) = 0;
    [[nodiscard]] virtual bool full_screen() const = 0;
    virtual void hand_cursor(bool on) = 0;
    virtual void clipboard(const std::string& utf8) = 0;
    [[nodiscard]] virtual std::string clipboard() = 0;

    [[nodiscard]] virtual const TextMetrics& metrics() const = 0;
    virtual Audio& audio() = 0;
};

/// Device pixels per logical unit for a window of this many pixels: it grows with the window beyond
/// 1280 x 800, times the player's factor, but there are always at least 800 x 600 logical units.
[[nodiscard]] float scale_for(Vec pixels, float user_factor);

} // namespace game
