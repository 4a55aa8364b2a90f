#include "game/profile/claim.hpp"

#include <cerrno>
#include <fcntl.h>
#include <string>
#include <sys/file.h>
#include <system_error>
#include <unistd.h>

#include "game/profile/moving.hpp"

namespace game {

namespace fs = std::filesystem;

namespace {

constexpr int most_profiles = 9;

fs::path data_folder(const Places& places) {
    return places.games.parent_path();
}

fs::path separate_folder(const Places& usual, int number) {
    return data_folder(usual) / ("profile-" + std::to_string(number));
}

/// Whether a file is one that was not finished: a temporary of `write_file`, or the empty file by
/// which `write_new_file` takes a name.
bool left_over(const fs::directory_entry& entry) {
    std::error_code fault;
    if (!entry.is_regular_file(fault))
        return false;
    const std::string name = entry.path().filename().string();
    const std::size_t at = name.rfind(".tmp");
    const bool temporary = at != std::string::npos && at + 4 < name.size() &&
                           name.find_first_not_of("0123456789", at + 4) == std::string::npos;
    return temporary || name.ends_with(".part.png") ||
           (name.ends_with(".rvr") && entry.file_size(fault) == 0);
}

} // namespace

FolderLock::FolderLock(const fs::path& folder) {
    std::error_code fault;
    fs::create_directories(folder, fault);
    file_ = ::open((folder / "lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
    if (file_ < 0 || ::flock(file_, LOCK_EX | LOCK_NB) == 0)
        return;
    taken_ = errno == EWOULDBLOCK;
    ::close(std::exchange(file_, -1));
}

FolderLock::~FolderLock() {
    if (file_ >= 0)
        ::close(file_);
}

Claim::Claim(const Places& at, int profile) : places(at), lock(data_folder(at)), number(profile) {}

std::optional<Claim> separate_profile(const Places& usual) {
    for (int number = 2; number <= most_profiles; ++number) {
        Claim claim(separate_places(usual, separate_folder(usual, number)), number);
        if (!claim.lock.taken())
            return claim;
    }
    return std::nullopt;
}

std::vector<fs::path> separate_folders(const Places& usual) {
    std::vector<fs::path> folders;
    std::error_code fault;
    for (int number = 2; number <= most_profiles; ++number)
        if (fs::path folder = separate_folder(usual, number); fs::is_directory(folder, fault))
            folders.push_back(std::move(folder));
    return folders;
}

Places separate_places(const Places& usual, const fs::path& folder) {
    return {folder / "settings.json",
            folder / "games",
            folder,
            usual.data,
            folder / "holdings.json",
            folder / "identity.key",
            folder / "known-hosts"};
}

void remove_leftovers(const Places& places) {
    const fs::path folders[] = {places.settings.parent_path(), places.holdings.parent_path(),
                                places.games, places.state, drafts_folder(places)};
    std::vector<fs::path> files;
    std::error_code fault;
    for (const fs::path& folder : folders) {
        fs::directory_iterator at(folder, fault);
        for (const fs::directory_iterator end; !fault && at != end; at.increment(fault))
            if (left_over(*at))
                files.push_back(at->path());
    }
    for (const fs::path& file : files)
        fs::remove(file, fault);
}

} // namespace game
