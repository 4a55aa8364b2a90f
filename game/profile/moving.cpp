#include "game/profile/moving.hpp"

#include <optional>
#include <system_error>
#include <utility>
#include <vector>

#include "game/profile/bundle.hpp"
#include "game/profile/claim.hpp"
#include "game/profile/known_hosts.hpp"
#include "game/profile/names.hpp"
#include "game/profile/saved.hpp"
#include "net/link/identity.hpp"

namespace game {

namespace fs = std::filesystem;

namespace {

using engine::Error;

/// The files of a folder whose names end so; none where it cannot be read.
std::vector<fs::path> files_of(const fs::path& folder, std::string_view kind) {
    std::vector<fs::path> files;
    std::error_code fault;
    for (fs::directory_iterator at(folder, fault), end; !fault && at != end; at.increment(fault))
        if (at->path().extension() == kind)
            files.push_back(at->path());
    return files;
}

/// A file, where it is there, and those beside it that bear its name with something after it.
std::vector<fs::path> family_of(const fs::path& file) {
    const std::string own = file.filename().string();
    std::vector<fs::path> family;
    std::error_code fault;
    for (fs::directory_iterator at(file.parent_path(), fault), end; !fault && at != end;
         at.increment(fault))
        if (const std::string name = at->path().filename().string();
            name == own || name.starts_with(own + "."))
            family.push_back(at->path());
    return family;
}

Records records_of(const fs::path& folder, std::size_t& damaged) {
    Records records;
    for (const fs::path& file : files_of(folder, ".rvr")) {
        const auto text = read_file(file, largest_record);
        if (text && whole_record(*text))
            records.emplace(file.filename().string(), *text);
        else
            ++damaged;
    }
    return records;
}

/// Where an unfinished match belongs among the drafts, whatever the file was called that it was in.
std::string draft_name(const Saved& saved) {
    const engine::Record& record = saved.record;
    return record_stem(record.match.settings(), record.started) + ".rvr";
}

/// How far a match has come, in plies; 0: none can be read.
std::size_t length(const std::string& text) {
    const Opened opened = read_saved(text);
    return opened.saved ? headline(*opened.saved).plies : 0;
}

/// Writes records into folders; takes back what it wrote unless it was told to keep it.
class Delivery {
public:
    Delivery() = default;
    ~Delivery() {
        std::error_code fault;
        bool restored = true;
        for (const Replaced& each : replaced_)
            restored = write_file(each.file, each.text, each.readers).ok() && restored;
        for (const fs::path& file : written_)
            fs::remove(file, fault);
        if (restored) // otherwise what was kept beside is all there is of it
            for (const fs::path& file : made_)
                fs::remove(file, fault);
    }
    Delivery(const Delivery&) = delete;
    Delivery& operator=(const Delivery&) = delete;

    /// What is there already with the same text counts as written.
    std::optional<Error> put(const fs::path& folder, const std::string& name,
                             const std::string& text) {
        const std::string stem = fs::path(name).stem().string();
        for (int copy = 1; copy < 1000; ++copy) {
            const std::string tail = copy == 1 ? "" : "-" + std::to_string(copy);
            const fs::path file = folder / (stem + tail + ".rvr");
            if (const auto there = read_file(file, largest_record); there && *there == text)
                return std::nullopt;
            const auto done = write_new_file(file, text);
            if (done) {
                written_.push_back(file);
                return std::nullopt;
            }
            if (done.error().code != "file.exists")
                return done.error();
        }
        return Error{"file.exists", {(folder / name).string()}};
    }
    /// An unfinished match is one, wherever it was played on: the one that came further stays.
    std::optional<Error> put_draft(const fs::path& folder, const std::string& text) {
        const fs::path file = folder / draft_name(*read_saved(text).saved);
        const auto there = read_file(file, largest_record);
        if (!there && there.error().code == "file.missing")
            return put(folder, file.filename().string(), text);
        if (!there)
            return there.error();
        if (length(*there) >= length(text))
            return std::nullopt;
        if (const auto done = write_file(file, text); !done)
            return done.error();
        replaced_.push_back({file, *there, Readers::all});
        return std::nullopt;
    }
    /// Keeps what is in force beside its file, as `.before`, or `.before2` and so on: what was kept
    /// earlier stays, and the same text is kept once.
    std::optional<Error> put_before(const fs::path& file, const std::string& text,
                                    Readers readers = Readers::all) {
        const std::string name = file.filename().string() + ".before";
        for (const fs::path& kept : family_of(file)) {
            const bool before = kept.filename().string().starts_with(name);
            if (const auto there = read_file(kept, largest_record);
                before && there && *there == text)
                return std::nullopt;
        }
        const fs::path before = free_name(file, ".before");
        if (const auto done = write_new_file(before, text, readers); !done)
            return done.error();
        made_.push_back(before);
        return std::nullopt;
    }
    /// The player's keys; those that are here stay beside. An empty text changes nothing.
    std::optional<Error> put_keys(const fs::path& file, const std::string& text) {
        const auto there = read_file(file, largest_record);
        if (text.empty() || (there && *there == text))
            return std::nullopt;
        if (!there && there.error().code != "file.missing")
            return there.error();
        if (there)
            if (auto fault = put_before(file, *there, Readers::player))
                return fault;
        if (const auto done = write_file(file, text, Readers::player); !done)
            return done.error();
        if (there)
            replaced_.push_back({file, *there, Readers::player});
        else
            made_.push_back(file);
        return std::nullopt;
    }
    /// The number of records that are new.
    std::size_t keep() {
        replaced_.clear();
        made_.clear();
        return std::exchange(written_, {}).size();
    }

private:
    /// A file with what was in it.
    struct Replaced {
        fs::path file;
        std::string text;
        Readers readers{};
    };
    std::vector<fs::path> written_; ///< records
    std::vector<fs::path> made_;    ///< other files that were not there
    std::vector<Replaced> replaced_;
};

/// Deletes what is at these places; the first file that cannot be deleted is the error.
std::optional<Error> delete_files(const Places& places) {
    std::vector<fs::path> files = files_of(places.games, ".rvr");
    for (fs::path& draft : files_of(drafts_folder(places), ".rvr"))
        files.push_back(std::move(draft));
    for (const fs::path& file : {places.settings, places.holdings, places.identity,
                                 places.known_hosts, way_back_file(places)})
        for (fs::path& one : family_of(file))
            files.push_back(std::move(one));
    std::optional<Error> stays;
    for (const fs::path& file : files)
        if (std::error_code refused; !fs::remove(file, refused) && !stays)
            stays = Error{"file.undeletable", {file.string()}};
    return stays;
}

/// Deletes a separate profile, unless a running program has it, with what is empty then.
std::optional<Error> delete_profile(const Places& usual, const fs::path& folder) {
    const Claim claim(separate_places(usual, folder));
    if (claim.lock.taken())
        return Error{"file.undeletable", {folder.string()}};
    auto stays = delete_files(claim.places);
    std::error_code fault;
    for (const fs::path& empty :
         {claim.places.games, drafts_folder(claim.places), folder / "lock", folder})
        fs::remove(empty, fault); // what is not empty stays
    return stays;
}

} // namespace

fs::path drafts_folder(const Places& places) {
    return places.state / "unfinished";
}

fs::path way_back_file(const Places& places) {
    return places.state / "seat";
}

engine::Result<Exported> export_data(const Places& places, const fs::path& file,
                                     const Settings& settings, const Holdings& holdings) {
    std::error_code fault;
    if (const fs::path folder = file.parent_path(); !fs::is_directory(folder, fault))
        return Error{"file.missing", {folder.string()}};
    Exported exported{file.string()};
    Bundle bundle{settings, holdings, records_of(places.games, exported.damaged), {}};
    bundle.unfinished = records_of(drafts_folder(places), exported.damaged);
    exported.matches = bundle.games.size() + bundle.unfinished.size();
    if (const auto identity = read_file(places.identity, largest_record);
        identity && net::read_identity(*identity))
        bundle.identity = *identity;
    if (const auto hosts = read_file(places.known_hosts, largest_record);
        hosts && KnownHosts::read(*hosts))
        bundle.known_hosts = *hosts;
    const std::string text = to_json(bundle);
    if (text.size() > largest_bundle)
        return Error{"file.too_large", {file.string()}};
    if (const auto done = write_new_file(file, text, Readers::player); !done)
        return done.error();
    return exported;
}

engine::Result<Imported> import_data(const Places& places, const fs::path& file,
                                     const Settings& settings, const Holdings& holdings,
                                     const std::function<bool()>& stopped) {
    const auto text = read_file(file, largest_bundle);
    if (!text)
        return text.error();
    auto bundle = read_bundle(*text, Settings{});
    if (!bundle)
        return bundle.error();
    Delivery delivery;
    for (const auto& [name, record] : bundle->games) {
        if (stopped())
            return Error{"file.unreadable", {file.string()}};
        if (const auto fault = delivery.put(places.games, name, record))
            return *fault;
    }
    for (const auto& [name, record] : bundle->unfinished) {
        if (stopped())
            return Error{"file.unreadable", {file.string()}};
        if (const auto fault = delivery.put_draft(drafts_folder(places), record))
            return *fault;
    }
    for (const auto& [own, text_now] : {std::pair{places.settings, to_json(settings)},
                                        std::pair{places.holdings, to_json(holdings)}})
        if (const auto fault = delivery.put_before(own, text_now))
            return *fault;
    for (const auto& [key_file, keys] : {std::pair{places.known_hosts, bundle->known_hosts},
                                         std::pair{places.identity, bundle->identity}})
        if (const auto fault = delivery.put_keys(key_file, keys))
            return *fault;
    return Imported{bundle->settings, bundle->holdings, delivery.keep()};
}

engine::Result<engine::Done> delete_data(const Places& places) {
    std::optional<Error> stays = delete_files(places);
    for (const fs::path& folder : separate_folders(places))
        if (auto fault = delete_profile(places, folder); fault && !stays)
            stays = std::move(fault);
    return stays ? engine::Result<engine::Done>(*stays) : engine::Done{};
}

} // namespace game
