#include "game/profile/disk.hpp"

#include <algorithm>
#include <array>
#include <sys/stat.h>
#include <system_error>
#include <utility>

#include "engine/base/utc.hpp"
#include "engine/base/utf8.hpp"
#include "engine/match/record.hpp"
#include "game/profile/errand.hpp"
#include "game/profile/moving.hpp"
#include "game/profile/names.hpp"

namespace game {

namespace fs = std::filesystem;

namespace {

/// A draft is small; home does not wait for anything larger.
constexpr std::size_t largest_draft = 1U << 20U;

constexpr std::array<std::string_view, 2> kinds{".rvr", ".txt"};

/// When a file was written last, in seconds since 1970 UTC; 0 where it cannot be told.
std::int64_t written(const fs::path& file) {
    struct stat about {};
    return ::stat(file.c_str(), &about) == 0 ? std::int64_t{about.st_mtime} : 0;
}

/// The records of a folder, in no order; none where it cannot be read.
std::vector<fs::path> records(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code fault;
    for (fs::directory_iterator at(folder, fault), end; !fault && at != end; at.increment(fault))
        if (at->path().extension() == ".rvr")
            files.push_back(at->path());
    return files;
}

Opened read(const fs::path& file, bool draft, std::size_t most) {
    const auto text = read_file(file, most);
    if (!text)
        return {std::nullopt, text.error()};
    Opened opened = read_saved(*text);
    if (opened.saved) {
        opened.saved->file = file.string();
        opened.saved->draft = draft;
    }
    return opened;
}

Entry entry(const fs::path& file, bool draft) {
    const Opened opened = read(file, draft, largest_record);
    Entry entry{file.string(), written(file), draft, std::nullopt, opened.fault};
    if (opened.saved) {
        entry.headline = headline(*opened.saved);
        if (opened.saved->record.started != 0)
            entry.time = opened.saved->record.started;
    }
    return entry;
}

/// Whether the name says that it may hold a game.
bool may_be_record(const fs::path& file) {
    std::string kind = file.extension().string();
    std::transform(kind.begin(), kind.end(), kind.begin(), engine::lower);
    return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

class Disk final : public Library {
public:
    Disk(const Places& places, fs::path home)
        : places_(places), games_(places.games), drafts_(drafts_folder(places)),
          home_(std::move(home)), looked_at_(home_) {}

    engine::Result<engine::Done> keep_draft(const engine::Match& match,
                                            std::int64_t started) override {
        return write_file(draft(match, started), engine::to_record(match, started));
    }
    void drop_draft(const engine::Match& match, std::int64_t started) override {
        std::error_code fault;
        fs::remove(draft(match, started), fault);
    }
    std::optional<Saved> draft(const std::string& stem) override {
        Opened opened = game::read(drafts_ / (stem + ".rvr"), true, largest_draft);
        return opened.fault ? std::nullopt : std::move(opened.saved);
    }
    std::optional<Saved> newest_draft() override {
        std::vector<std::pair<std::int64_t, fs::path>> drafts;
        for (fs::path& file : records(drafts_))
            drafts.emplace_back(written(file), std::move(file));
        std::sort(drafts.rbegin(), drafts.rend());
        for (const auto& [when, file] : drafts) {
            Opened opened = game::read(file, true, largest_draft);
            if (opened.saved && !opened.fault && !opened.saved->record.match.result())
                return std::move(opened.saved);
        }
        return std::nullopt;
    }

    engine::Result<engine::Done> keep_way_back(const std::string& text) override {
        if (!text.empty())
            return write_file(way_back_file(places_), text, Readers::player);
        std::error_code fault;
        fs::remove(way_back_file(places_), fault);
        return engine::Done{};
    }
    std::string way_back() override {
        const auto text = read_file(way_back_file(places_), largest_draft);
        return text ? *text : std::string();
    }

    std::unique_ptr<Pending<Entry>> history() override {
        return std::make_unique<Errand<Entry>>(
            [games = games_, drafts = drafts_](const std::stop_token& stop, const auto& give) {
                struct Found {
                    fs::path file;
                    bool draft = false;
                };
                std::vector<Found> all;
                for (const bool draft : {false, true})
                    for (fs::path& file : records(draft ? drafts : games))
                        all.push_back({std::move(file), draft});
                // Names begin with the date: what is newest is shown at once.
                std::sort(all.begin(), all.end(), [](const Found& a, const Found& b) {
                    return a.file.filename() > b.file.filename();
                });
                for (const Found& found : all) {
                    if (stop.stop_requested())
                        return;
                    give(entry(found.file, found.draft));
                }
            });
    }
    engine::Result<engine::Done> remove(const std::string& file) override {
        std::error_code fault;
        if (fs::remove(file, fault) && !fault)
            return engine::Done{};
        return engine::Error{"file.undeletable", {file}};
    }

    std::unique_ptr<Pending<Opened>> open(const std::string& file) override {
        return std::make_unique<Errand<Opened>>(
            [path = whole(file), drafts = drafts_](const std::stop_token&, const auto& give) {
                give(game::read(path, path.parent_path() == drafts, largest_record));
            });
    }
    std::unique_ptr<Pending<Opened>> read(std::string text) override {
        return std::make_unique<Errand<Opened>>(
            [text = std::move(text)](const std::stop_token&, const auto& give) {
                give(text.size() > largest_record
                         ? Opened{std::nullopt, engine::Error{"paste.too_large"}}
                         : read_saved(text));
            });
    }

    engine::Result<Folder> look(const std::string& path) override {
        std::error_code fault;
        const fs::path wanted = path.empty() ? looked_at_ : whole(path);
        const fs::path folder = fs::weakly_canonical(wanted, fault);
        Folder seen{folder.string(), std::nullopt, {}, {}};
        if (folder.has_relative_path())
            seen.above = folder.parent_path().string();
        fs::directory_iterator at(folder, fault);
        for (const fs::directory_iterator end; !fault && at != end; at.increment(fault)) {
            std::string name = at->path().filename().string();
            std::error_code gone;
            if (name.starts_with('.'))
                continue;
            if (at->is_directory(gone))
                seen.folders.push_back(std::move(name));
            else if (may_be_record(at->path()))
                seen.files.push_back(std::move(name));
        }
        if (fault)
            return engine::Error{"file.unreadable", {wanted.string()}};
        std::sort(seen.folders.begin(), seen.folders.end());
        std::sort(seen.files.begin(), seen.files.end());
        looked_at_ = folder;
        return seen;
    }
    std::string copy_name(const engine::Match& match, std::int64_t started) override {
        return (looked_at_ / (record_stem(match.settings(), started) + ".rvr")).string();
    }
    engine::Result<std::string> save_new(const std::string& file,
                                         const std::string& text) override {
        const fs::path path = whole(file);
        std::error_code fault;
        if (const fs::path folder = path.parent_path(); !fs::is_directory(folder, fault))
            return engine::Error{"file.missing", {folder.string()}};
        if (const auto done = write_new_file(path, text); !done)
            return done.error();
        return path.string();
    }

    std::string data_name(std::int64_t now) override {
        const std::string stem = data_stem + engine::utc_text(now).substr(0, 10);
        fs::path file = home_ / (stem + ".json");
        std::error_code fault;
        for (int copy = 2; fs::exists(file, fault) && copy < 1000; ++copy)
            file = home_ / (stem + "-" + std::to_string(copy) + ".json");
        return file.string();
    }
    std::string newest_data() override {
        std::pair<std::int64_t, fs::path> newest;
        std::error_code fault;
        for (fs::directory_iterator at(home_, fault), end; !fault && at != end; at.increment(fault))
            if (at->path().extension() == ".json" &&
                at->path().filename().string().starts_with(data_stem))
                newest = std::max(newest, {written(at->path()), at->path()});
        return newest.second.string();
    }
    std::unique_ptr<Pending<engine::Result<Exported>>>
    export_data(const std::string& file, const Settings& settings,
                const Holdings& holdings) override {
        using Answer = engine::Result<Exported>;
        return std::make_unique<Errand<Answer>>(
            [places = places_, path = whole(file), settings, holdings](const std::stop_token&,
                                                                       const auto& give) {
                give(game::export_data(places, path, settings, holdings));
            });
    }
    std::unique_ptr<Pending<engine::Result<Imported>>>
    import_data(const std::string& file, const Settings& settings,
                const Holdings& holdings) override {
        using Answer = engine::Result<Imported>;
        return std::make_unique<Errand<Answer>>(
            [places = places_, path = whole(file), settings, holdings](const std::stop_token& stop,
                                                                       const auto& give) {
                give(game::import_data(places, path, settings, holdings,
                                       [&stop] { return stop.stop_requested(); }));
            });
    }
    engine::Result<engine::Done> delete_data() override { return game::delete_data(places_); }

private:
    static constexpr const char* data_stem = "rectoverso-data-";

    [[nodiscard]] fs::path draft(const engine::Match& match, std::int64_t started) const {
        return drafts_ / (record_stem(match.settings(), started) + ".rvr");
    }
    /// A path as somebody typed it: `~` is home, and so is where a relative one begins.
    [[nodiscard]] fs::path whole(const std::string& typed) const {
        if (typed == "~")
            return home_;
        return home_ / (typed.starts_with("~/") ? typed.substr(2) : typed);
    }

    Places places_;
    fs::path games_, drafts_, home_, looked_at_;
};

} // namespace

std::unique_ptr<Library> disk_library(const Places& places, const fs::path& home) {
    return std::make_unique<Disk>(places, home);
}

} // namespace game
