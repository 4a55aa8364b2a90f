#pragma once

#include <filesystem>
#include <optional>
#include <set>
#include <string>

namespace game {

/// Decides which frames of `--shots` are saved: the first of each phase that stands still, or that
/// has been seen for a while, as a motion under way.
class Pictures {
public:
    /// An empty folder: none are.
    explicit Pictures(std::filesystem::path folder) : folder_(std::move(folder)) {}

    /// The file for the frame that shows `phase`, where it is to be saved.
    [[nodiscard]] std::optional<std::filesystem::path> due(const std::string& phase, bool still);

private:
    std::filesystem::path folder_;
    std::set<std::string> taken_;
    std::string last_;
    int frames_ = 0; ///< of the same phase in a row
};

} // namespace game
