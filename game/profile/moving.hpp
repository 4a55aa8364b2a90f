#pragma once

#include <filesystem>
#include <functional>
#include <string>

#include "engine/base/result.hpp"
#include "game/profile/files.hpp"
#include "game/profile/library.hpp"

// Everything of the player at once: out into one file, in from one, away.
namespace game {

/// Where unfinished matches are kept.
[[nodiscard]] std::filesystem::path drafts_folder(const Places& places);

/// How a match across a link is come back to after the program was ended; no file where none is.
[[nodiscard]] std::filesystem::path way_back_file(const Places& places);

/// Writes settings, holdings, all records and the player's keys into a file that was not there and
/// that only the player can read. What cannot be read stays out; records are counted. Errors
/// `file.*`.
[[nodiscard]] engine::Result<Exported> export_data(const Places& places,
                                                   const std::filesystem::path& file,
                                                   const Settings& settings,
                                                   const Holdings& holdings);

/// Adds the records of an exported file: everything is checked first, then all are written, or none
/// where one cannot be (or `stopped` says so). Those that are here already are left alone; a name
/// that another match has here gets a number. Of an unfinished match that is here too, the one that
/// has come further stays. What is in force of settings, holdings
/// and keys is written to files of the same names with `.before`, or `.before2` and so on: what was
/// kept earlier is never replaced. Errors `file.*`, `data.*`.
[[nodiscard]] engine::Result<Imported>
import_data(const Places& places, const std::filesystem::path& file, const Settings& settings,
            const Holdings& holdings, const std::function<bool()>& stopped);

/// Deletes all records, finished or not, settings, holdings and keys with what was kept of earlier
/// ones, and the same of separate profiles. Other files stay, as pictures of the screen. Error
/// `file.undeletable` with the first file that could not be deleted, or the folder of a profile in
/// use; the rest is.
[[nodiscard]] engine::Result<engine::Done> delete_data(const Places& places);

} // namespace game
