#pragma once

#include <filesystem>
#include <optional>
#include <utility>
#include <vector>

#include "game/profile/files.hpp"

// One running program at a time writes a player's files.
namespace game {

/// A folder that a program has to itself. The kernel lets go of it when the program ends, in
/// whatever way it ends.
class FolderLock {
public:
    /// Takes the folder unless another program has it; makes it where it is missing.
    explicit FolderLock(const std::filesystem::path& folder);
    ~FolderLock();
    FolderLock(FolderLock&& other) noexcept
        : file_(std::exchange(other.file_, -1)), taken_(other.taken_) {}
    FolderLock& operator=(FolderLock&& other) noexcept {
        std::swap(file_, other.file_);
        std::swap(taken_, other.taken_);
        return *this;
    }

    /// Another running program has it.
    [[nodiscard]] bool taken() const { return taken_; }
    /// It is ours. Neither ours nor taken is a folder that cannot be locked, as one that can only
    /// be read: there is no harm in sharing it.
    [[nodiscard]] bool ours() const { return file_ >= 0; }

private:
    int file_ = -1;
    bool taken_ = false;
};

/// A player's files and the lock on them.
struct Claim {
    Places places;
    FolderLock lock;
    int number = 1; ///< of the profile: 1 is the usual one

    /// The files at these places.
    explicit Claim(const Places& at, int profile = 1);
};

/// The first profile beside the usual one, from 2 on, that no other program uses: a folder of its
/// own within the usual one's data. Nothing where all of them are in use.
[[nodiscard]] std::optional<Claim> separate_profile(const Places& usual);

/// The folders of all separate profiles that have one.
[[nodiscard]] std::vector<std::filesystem::path> separate_folders(const Places& usual);
/// What is where in the folder of a separate profile.
[[nodiscard]] Places separate_places(const Places& usual, const std::filesystem::path& folder);

/// Removes what a program left that ended between writing a file and giving it its name. Only for
/// whoever has the lock: to others it is work in progress.
void remove_leftovers(const Places& places);

} // namespace game
