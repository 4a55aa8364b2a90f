#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>

#include "engine/bot/knowledge.hpp"
#include "engine/match/match.hpp"
#include "game/audio.hpp"
#include "game/board/skin.hpp"
#include "game/canvas.hpp"
#include "game/profile/holdings.hpp"
#include "game/profile/library.hpp"
#include "game/profile/settings.hpp"
#include "game/profile/shop.hpp"
#include "game/scenes/scene.hpp"
#include "game/ui/texts.hpp"
#include "game/ui/theme.hpp"

namespace game {

/// What the world offers a scene: few references, owned by the application.
struct Context {
    const TextMetrics& metrics;
    Audio& audio;
    Library& library;                 ///< the player's files
    Settings settings;                ///< now in force; a change is handed to `save`
    ui::Texts texts;                  ///< of the settings' language
    engine::Knowledge knowledge = {}; ///< of the bots
    Holdings holdings = {};           ///< now in force; a change is handed to `keep`
    Vec size = {};                    ///< logical units of the window
    bool focused = true;              ///< the window has the keyboard
    bool hurried = false; ///< the window shows nothing yet: what takes long comes a frame later
    float scale = 1;      ///< device pixels per logical unit
    int profile = 1;      ///< whose files these are; 1: the usual ones
    std::chrono::milliseconds
        now{}; ///< since the program began; the time of every session and contest

    /// Takes new settings into force at once (language, theme, volumes, scale) and saves them.
    std::function<void(const Settings&)> save = {};
    /// Takes new holdings into force at once and saves them, on the disk when it returns; false:
    /// they could not be saved.
    std::function<bool(const Holdings&)> keep = {};
    /// Writes a line to the log.
    std::function<void(const std::string&)> log = {};
    std::function<void(const std::string&)> copy = {}; ///< to the clipboard
    std::function<std::string()> clipboard = {};       ///< its text
    /// Saves a finished match as a record; gives its file, or empty where it could not be saved.
    std::function<std::string(const engine::Record& record)> keep_record = {};
    std::function<void(const std::string&)> title = {}; ///< of the window
    /// Shows a line at the foot of the window for a moment.
    std::function<void(const std::string&)> tell = [](const std::string&) {};
    std::function<std::int64_t()> wall = {};    ///< seconds since 1970 UTC
    std::function<std::uint64_t()> random = {}; ///< a fresh seed
    /// Seconds that the reader's clocks are ahead of UTC at a time.
    std::function<std::int64_t(std::int64_t)> ahead_of_utc = {};
    /// The replay of a match.
    std::function<ScenePtr(Saved)> review = {};
    /// A match against the weakest bot, as the tutorial offers it.
    std::function<ScenePtr(engine::GameId)> first_match = {};

    [[nodiscard]] const ui::Theme& theme() const { return ui::theme(settings.theme); }
    /// How boards and pieces of a game look to the player of this screen.
    [[nodiscard]] board::Skin skin(engine::GameId game) const {
        return {game, settings.colour_blind, worn(holdings.wardrobe)};
    }
    /// Speed of motion: milliseconds of the design divided by it.
    [[nodiscard]] float speed() const { return settings.speed; }
};

/// What a profile beside the usual one is called, as `profile 2`.
[[nodiscard]] inline std::string profile_words(const Context& context) {
    return context.texts("second.profile", {std::to_string(context.profile)});
}

} // namespace game
