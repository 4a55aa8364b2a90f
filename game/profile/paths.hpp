#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace game {

/// Where things live.
struct Places {
    std::filesystem::path settings; ///< file
    std::filesystem::path games;    ///< folder of records
    std::filesystem::path state;    ///< folder of log, screenshots and the like
    std::filesystem::path data;     ///< folder of what was installed: texts, fonts, sounds

    friend bool operator==(const Places&, const Places&) = default;
};

/// What decides about it.
struct PlaceWishes {
    std::optional<std::filesystem::path> data_dir; ///< `--data-dir`: everything of the player there
    bool portable = false; ///< `--portable`: in `rectoverso-data` beside the program
};

/// The parts of the environment that the XDG base directory specification names.
struct Surroundings {
    std::string home, config_home, data_home, state_home;
    std::filesystem::path program; ///< the running program's file
};

[[nodiscard]] Surroundings surroundings();

/// XDG's places, or everything in one folder. A relative XDG path counts as none, as the
/// specification says; without a home the current folder is taken.
[[nodiscard]] Places places(const PlaceWishes& wishes, const Surroundings& around);

} // namespace game
