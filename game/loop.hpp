#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "game/app.hpp"
#include "game/pictures.hpp"
#include "game/platform.hpp"
#include "game/scenes/context.hpp"

namespace game {

/// Hands what the window hears and the time to the application, and draws it when it asks to.
class Loop {
public:
    struct Wishes {
        std::function<bool()> stop; ///< asked from outside: the application is to close
        std::function<void(const std::filesystem::path&)> save_picture;
        std::filesystem::path shots = {}; ///< folder of pictures of each phase; empty: none
        bool demo = false;                ///< goes on by itself and ends after a match
        bool log_layout = false;          ///< after each frame, where it changed
        bool log_frames = false;          ///< what each frame cost
        std::function<void()> shown;      ///< the first frame stands: time for what could wait
        std::function<void()> rests;      ///< nothing has moved for two seconds
    };

    Loop(Platform& window, Context& context, Wishes wishes)
        : window_(window), context_(context), wishes_(std::move(wishes)), pictures_(wishes_.shots) {
    }

    /// Until the application is done or the window closed.
    void run(App& app);
    /// Draws one frame, and saves it where a picture is due.
    void frame(App& app);
    /// The same, where the picture is called otherwise than the screen.
    void frame(App& app, const std::string& picture);

private:
    using Clock = std::chrono::steady_clock;

    [[nodiscard]] bool demo_over(App& app, Clock::time_point now);

    Platform& window_;
    Context& context_;
    Wishes wishes_;
    Pictures pictures_;
    bool shown_ = false;                           ///< a frame
    bool rested_ = false;                          ///< since the last frame
    std::optional<Clock::time_point> result_seen_; ///< in a demonstration
};

/// Tells scenes how large the window is.
void measure(Context& context, const Platform& window);

} // namespace game
