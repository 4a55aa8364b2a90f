#pragma once

#include <string>
#include <string_view>

#include "engine/base/result.hpp"
#include "game/audio.hpp"
#include "game/ui/texts.hpp"
#include "game/ui/theme.hpp"

namespace game {

/// What the player chose, kept between runs as JSON.
struct Settings {
    ui::Language language = ui::Language::en;
    ui::ThemeName theme = ui::ThemeName::paper;
    std::string name;      ///< nickname, at most 20 code points; empty until asked
    bool welcomed = false; ///< the nickname was asked at the first start
    Volumes volumes;
    bool sound = true; ///< M switches it
    bool reduced_motion = false;
    float speed = 1; ///< of motion, 0.5 to 2
    float scale = 1; ///< of the interface, 0.75 to 2
    bool full_screen = false;
    bool colour_blind = false; ///< Worpion's amber and blue
    // the last choices of the set-up
    std::string opponent = "beginner"; ///< a level, or `two`
    std::string side = "first";        ///< first, second, random
    int rounds = 1;
    std::string last_address; ///< of a direct match

    friend bool operator==(const Settings&, const Settings&) = default;
};

/// Reads settings; a value out of range or of the wrong kind is a fault: `settings.damaged` with
/// the key and line; what is no JSON object is `settings.unreadable` with the line. Unknown keys
/// are ignored, missing ones keep their default.
[[nodiscard]] engine::Result<Settings> read_settings(std::string_view json,
                                                     const Settings& defaults);
/// What `read_settings` reads back as the same settings.
[[nodiscard]] std::string to_json(const Settings& settings);

} // namespace game
