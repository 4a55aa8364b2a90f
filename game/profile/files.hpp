#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/base/result.hpp"
#include "game/profile/holdings.hpp"
#include "game/profile/settings.hpp"

// The only files the game itself reads and writes.
namespace game {

/// Where things live.
struct Places {
    std::filesystem::path settings;         ///< file
    std::filesystem::path games;            ///< folder of records
    std::filesystem::path state;            ///< folder of log, screenshots and the like
    std::filesystem::path data;             ///< folder of what was installed: texts, fonts, sounds
    std::filesystem::path holdings = {};    ///< file of chips, coins and looks
    std::filesystem::path identity = {};    ///< file of who the player is to others across a link
    std::filesystem::path known_hosts = {}; ///< file of who others are, by address

    friend bool operator==(const Places&, const Places&) = default;
};

/// What decides about it.
struct PlaceWishes {
    std::optional<std::filesystem::path> data_dir =
        {};                ///< `--data-dir`: everything of the player there
    bool portable = false; ///< `--portable`: in `rectoverso-data` beside the program
};

/// The parts of the environment that the XDG base directory specification names.
struct Surroundings {
    std::string home, config_home, data_home, state_home;
    std::filesystem::path program; ///< the running program's file
};

/// Those of this process.
[[nodiscard]] Surroundings surroundings();

/// XDG's places, or everything in one folder. A relative XDG path counts as none, as the
/// specification says; without a home the current folder is taken.
[[nodiscard]] Places places(const PlaceWishes& wishes, const Surroundings& around);

/// The whole of a file of at most `most` bytes. Errors `file.missing`, `file.unreadable`,
/// `file.too_large`, with the path.
[[nodiscard]] engine::Result<std::string> read_file(const std::filesystem::path& file,
                                                    std::size_t most);

/// The same of the standard input, for which it waits. Error `file.unreadable` too where `stopped`
/// comes to say so meanwhile.
[[nodiscard]] engine::Result<std::string> read_standard_input(std::size_t most,
                                                              const std::function<bool()>& stopped);

/// Who may read a file that is written; `player`: nobody else, mode 0600.
enum class Readers : std::uint8_t { all, player };

/// Replaces a file as a whole or not at all: writes a temporary beside it, syncs it and renames.
/// Makes the folder where it is missing. Errors `file.full`, `file.unwritable` with the path.
engine::Result<engine::Done> write_file(const std::filesystem::path& file, std::string_view text,
                                        Readers readers = Readers::all);

/// The same for a file that was not there. Error `file.exists` too.
engine::Result<engine::Done> write_new_file(const std::filesystem::path& file,
                                            std::string_view text, Readers readers = Readers::all);

/// A name that nothing has yet: `<file><end>`, or `<file><end>2` and so on where that is taken.
[[nodiscard]] std::filesystem::path free_name(const std::filesystem::path& file,
                                              const std::string& end);

struct LoadedSettings {
    Settings settings;
    std::optional<engine::Error> fault; ///< for the screen: why defaults are used
    bool unread = false; ///< the file is there but cannot be read: nothing is to be saved over it
};

/// Reads the settings. A damaged file is kept beside as `<name>.bad`, or `.bad2` and so on; one
/// that cannot be read stays as it is. The defaults are used then.
[[nodiscard]] LoadedSettings load_settings(const std::filesystem::path& file,
                                           const Settings& defaults);
engine::Result<engine::Done> save_settings(const std::filesystem::path& file,
                                           const Settings& settings);

struct LoadedHoldings {
    Holdings holdings;
    std::optional<engine::Error> fault; ///< for the screen: why fresh ones are used
    bool unread = false; ///< the file is there but cannot be read: nothing is to be saved over it
};

/// Reads chips, coins and looks. A damaged file is kept beside as `<name>.bad`, or `.bad2` and so
/// on; one that cannot be read stays as it is.
[[nodiscard]] LoadedHoldings load_holdings(const std::filesystem::path& file);
engine::Result<engine::Done> save_holdings(const std::filesystem::path& file,
                                           const Holdings& holdings);

/// Writes a record as `<stem>.rvr` into `folder`, or as `<stem>-2.rvr` and so on where that exists:
/// nothing is overwritten. Gives the file.
[[nodiscard]] engine::Result<std::filesystem::path>
keep_record(const std::filesystem::path& folder, std::string_view stem, std::string_view record);

/// A log file: a line a time, on the disk before the call returns, so that a reader beside the game
/// sees what has happened.
class Log {
public:
    /// Begins the file anew; makes its folder. Error `file.unwritable` with the path.
    [[nodiscard]] static engine::Result<Log> open(const std::filesystem::path& file);
    /// Line feeds within `words` become spaces. False: it could not be written.
    bool line(std::string_view words);

private:
    explicit Log(std::ofstream out) : out_(std::move(out)) {}

    std::ofstream out_;
};

} // namespace game
