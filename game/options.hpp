#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/bot/bot.hpp"
#include "engine/game.hpp"
#include "game/profile/settings.hpp"
#include "game/ui/texts.hpp"
#include "net/link/destination.hpp"
#include "net/play/player.hpp"

namespace game {

/// What the command line asks for.
struct Options {
    std::optional<engine::GameId> game;
    std::optional<engine::LevelName> bot;
    std::optional<SideChoice> side;
    std::optional<std::uint16_t> host; ///< 0: the usual port, or the next free one
    std::optional<net::Destination> join;
    std::optional<std::string> name;
    std::optional<int> rounds;
    std::optional<engine::Clock> clock;
    std::string opening; ///< one of those of `game`, or empty
    std::string replay;  ///< file of a record, `-` for standard input, or empty
    std::string shots;   ///< directory of pictures, or empty
    std::optional<ui::Language> language;
    unsigned width = 0, height = 0; ///< of the window, in pixels; 0: what suits the screen
    std::optional<int> scale_percent;
    std::string data_directory; ///< all of the player's files, or empty
    std::string log;
    std::optional<std::uint64_t> seed;
    // switches
    bool hot_seat = false, demo = false, full_screen = false, mute = false;
    bool reduced_motion = false, portable = false, log_layout = false, log_frames = false;
    bool no_mapping = false, no_announce = false;
    bool help = false, version = false;

    friend bool operator==(const Options&, const Options&) = default;
};

/// Reads the arguments after the program's name. Errors have codes `options.*`.
[[nodiscard]] engine::Result<Options> read_options(std::span<const std::string_view> arguments);

/// An error of `read_options` as the one line that is printed.
[[nodiscard]] std::string usage_line(const engine::Error& error);

/// The choices for a match of `game` as the command line overrides them.
[[nodiscard]] Choices overridden(Choices choices, engine::GameId game, const Options& options);
/// The player's settings as the command line overrides them for this run.
[[nodiscard]] Settings overridden(Settings settings, const Options& options);
/// What is kept of the settings `now`: what the command line overrode stays as it was `stored`,
/// unless the player changed it from what was `given`.
[[nodiscard]] Settings to_keep(Settings now, const Settings& stored, const Settings& given);

/// What `--help` prints.
[[nodiscard]] std::string_view help_text();

} // namespace game
