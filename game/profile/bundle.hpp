#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "engine/base/result.hpp"
#include "game/profile/holdings.hpp"
#include "game/profile/settings.hpp"

namespace game {

/// Records by the names of their files, as `2026-11-30-101500-reversi-ann-bob.rvr`.
using Records = std::map<std::string, std::string>;

/// All that is the player's, as one file carries it from machine to machine.
struct Bundle {
    Settings settings;
    std::optional<Holdings> holdings; ///< empty: from before there were any
    Records games, unfinished;
    std::string identity = {}; ///< the file of who the player is to others; empty: there was none
    std::string known_hosts = {}; ///< the file of who others are; the same

    friend bool operator==(const Bundle&, const Bundle&) = default;
};

/// Larger files are refused.
inline constexpr std::size_t largest_bundle = 64U << 20U;

/// Whether a text is a record that a bundle may carry: it can be read to its end.
[[nodiscard]] bool whole_record(std::string_view text);

/// Reads a bundle and checks all that is in it; settings that are missing are those of `defaults`.
/// Errors: `data.unreadable`, where it is none; `data.newer`; `data.settings` with the key;
/// `data.holdings`, where those are damaged; `data.record` with the name of a record that is
/// damaged or could not be a file here; `data.keys`, where the player's or known ones are damaged.
[[nodiscard]] engine::Result<Bundle> read_bundle(std::string_view json, const Settings& defaults);
/// What `read_bundle` reads back as the same.
[[nodiscard]] std::string to_json(const Bundle& bundle);

} // namespace game
