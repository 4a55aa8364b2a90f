#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "game/platform.hpp"

// The only door to SFML: nothing outside this folder includes it.
namespace game::sfml {

struct WindowOptions {
    /// Pixels, at least 800 x 600; 0: 1280 x 800 or what the screen has room for.
    unsigned width = 0, height = 0;
    bool full_screen = false;
    std::string title = "Rectoverso"; ///< UTF-8; the first one names the window's class for good
    float user_scale = 1;             ///< see Platform::user_scale
    /// Holds icon.png, fonts/, art/, sounds/ and music/.
    std::filesystem::path data;
    std::vector<std::string> pictures; ///< names of those that the canvas is asked for
    bool sound = true;                 ///< off: no device is ever opened
    /// Told once of each thing that is missing but can be done without; may be empty.
    std::function<void(const std::string& line)> log;
};

/// A file that nothing can be shown without is not there; the text names it and what helps.
class MissingData : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// Opens the window. Throws std::runtime_error with one line where there is no display or no
/// OpenGL, and MissingData.
[[nodiscard]] std::unique_ptr<Platform> open_window(const WindowOptions& options);

} // namespace game::sfml
