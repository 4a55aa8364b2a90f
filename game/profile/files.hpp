#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "engine/base/result.hpp"
#include "game/profile/settings.hpp"

// The only files the game itself reads and writes.
namespace game {

/// The whole of a file of at most `most` bytes. Errors `file.missing`, `file.unreadable`,
/// `file.too_large`, with the path.
[[nodiscard]] engine::Result<std::string> read_file(const std::filesystem::path& file,
                                                    std::size_t most);

/// Replaces a file as a whole or not at all: writes a temporary beside it, syncs it and renames.
/// Makes the folder where it is missing. Error `file.unwritable` with the path.
engine::Result<engine::Done> write_file(const std::filesystem::path& file, std::string_view text);

struct LoadedSettings {
    Settings settings;
    bool first_start = false;           ///< there was no file yet
    std::optional<engine::Error> fault; ///< for the screen: the file was damaged, defaults are used
};

/// Reads the settings. A damaged file is kept beside as `<name>.bad` and the defaults are used.
[[nodiscard]] LoadedSettings load_settings(const std::filesystem::path& file,
                                           const Settings& defaults);
engine::Result<engine::Done> save_settings(const std::filesystem::path& file,
                                           const Settings& settings);

/// `2026-11-30-101500-worpion-ann-bob`: the start in UTC, the game, the players; lower-case ASCII
/// letters, digits and `-` only.
[[nodiscard]] std::string record_stem(std::int64_t started, std::string_view game,
                                      std::string_view first, std::string_view second);

/// Writes a record as `<stem>.rvr` into `folder`, or as `<stem>-2.rvr` and so on where that exists:
/// nothing is overwritten. Gives the file.
[[nodiscard]] engine::Result<std::filesystem::path>
keep_record(const std::filesystem::path& folder, std::string_view stem, std::string_view record);

} // namespace game
