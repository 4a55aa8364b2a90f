#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/result.hpp"
#include "game/profile/holdings.hpp"
#include "game/profile/saved.hpp"
#include "game/profile/settings.hpp"

// The player's files as scenes see them; implemented once, in game/profile/disk.cpp. Files are
// named by their path in UTF-8.
namespace game {

/// Answers that come while the window goes on; given up when it goes away.
template <class T>
class Pending {
public:
    virtual ~Pending() = default;

    /// What has come since the last call, in order.
    virtual std::vector<T> take() = 0;
    /// More will come, or waits to be taken.
    [[nodiscard]] virtual bool busy() const = 0;
};

/// What a folder holds, for somebody who looks for a file.
struct Folder {
    std::string path;                 ///< absolute
    std::optional<std::string> above; ///< the folder it lies in
    std::vector<std::string> folders; ///< names, sorted; hidden ones left out
    std::vector<std::string> files;   ///< names of what may be a record, sorted

    friend bool operator==(const Folder&, const Folder&) = default;
};

/// Larger files are refused.
inline constexpr std::size_t largest_record = 20U << 20U;

/// What became of saving everything in one file.
struct Exported {
    std::string file;
    std::size_t matches = 0; ///< that are in it
    std::size_t damaged = 0; ///< that could not be read and are not

    friend bool operator==(const Exported&, const Exported&) = default;
};

/// What such a file brought.
struct Imported {
    Settings settings;                ///< to be taken into force
    std::optional<Holdings> holdings; ///< too; empty: the file is from before there were any
    std::size_t matches = 0;          ///< that were not here before

    friend bool operator==(const Imported&, const Imported&) = default;
};

class Library {
public:
    virtual ~Library() = default;

    /// Keeps a match that goes on as it is now, in place of what was kept of it before: the start
    /// and the players tell which it is. On the disk when it returns.
    virtual engine::Result<engine::Done> keep_draft(const engine::Match& match,
                                                    std::int64_t started) = 0;
    /// Forgets it: the match is over and kept as a record.
    virtual void drop_draft(const engine::Match& match, std::int64_t started) = 0;
    /// What is kept of a match by its name (see `record_stem`): unfinished, or finished where its
    /// record could not be kept. Empty: nothing that can be read.
    [[nodiscard]] virtual std::optional<Saved> draft(const std::string& stem) = 0;
    /// The unfinished match that was played last; a damaged one is passed over.
    [[nodiscard]] virtual std::optional<Saved> newest_draft() = 0;

    /// Keeps by what a match across a link is come back to, secret to other users of the computer;
    /// an empty text forgets it. On the disk when it returns.
    virtual engine::Result<engine::Done> keep_way_back(const std::string& text) = 0;
    /// The one that was kept last; empty: none.
    [[nodiscard]] virtual std::string way_back() = 0;

    /// All records, finished or not, the newest names first.
    [[nodiscard]] virtual std::unique_ptr<Pending<Entry>> history() = 0;
    /// Deletes a record. Error `file.undeletable` with the path.
    virtual engine::Result<engine::Done> remove(const std::string& file) = 0;

    /// Reads a file of at most `largest_record` bytes; one answer comes. Errors `file.*`.
    [[nodiscard]] virtual std::unique_ptr<Pending<Opened>> open(const std::string& file) = 0;
    /// Reads a text as `open` reads a file; one answer comes.
    [[nodiscard]] virtual std::unique_ptr<Pending<Opened>> read(std::string text) = 0;

    /// A folder; empty: the one looked at last, at first the home folder. Error `file.unreadable`.
    [[nodiscard]] virtual engine::Result<Folder> look(const std::string& path) = 0;
    /// Where a copy of a match would be saved if nobody says otherwise.
    [[nodiscard]] virtual std::string copy_name(const engine::Match& match,
                                                std::int64_t started) = 0;
    /// Writes a file that was not there; nothing is overwritten. `~/` is the home folder. Gives the
    /// path. Errors `file.*`.
    [[nodiscard]] virtual engine::Result<std::string> save_new(const std::string& file,
                                                               const std::string& text) = 0;

    /// Where everything would be saved if nobody says otherwise; `now` is UTC in seconds since
    /// 1970.
    [[nodiscard]] virtual std::string data_name(std::int64_t now) = 0;
    /// The newest file in the home folder that `export_data` may have made; empty: none.
    [[nodiscard]] virtual std::string newest_data() = 0;
    /// Saves settings, holdings and all matches in one file that was not there; one answer comes.
    /// Errors `file.*`.
    [[nodiscard]] virtual std::unique_ptr<Pending<engine::Result<Exported>>>
    export_data(const std::string& file, const Settings& settings, const Holdings& holdings) = 0;
    /// Adds the matches of such a file to those that are here, all or none; one answer comes.
    /// Settings and holdings in force are kept beside their files as `<name>.before`, `.before2`
    /// and so on. Errors `file.*`, `data.*`.
    [[nodiscard]] virtual std::unique_ptr<Pending<engine::Result<Imported>>>
    import_data(const std::string& file, const Settings& settings, const Holdings& holdings) = 0;
    /// Deletes all matches, settings, holdings and what was kept of earlier ones. Error
    /// `file.undeletable` with the first path that stays.
    virtual engine::Result<engine::Done> delete_data() = 0;
};

} // namespace game
