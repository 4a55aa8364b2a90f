#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/match/match.hpp"

namespace game {

/// `2026-11-30-101500-worpion-ann-bob`: the start in UTC, the game, the players; lower-case ASCII
/// letters, digits and `-` only.
[[nodiscard]] std::string record_stem(std::int64_t started, std::string_view game,
                                      std::string_view first, std::string_view second);

/// That of a match: what its file is named by, finished or not.
[[nodiscard]] std::string record_stem(const engine::MatchSettings& settings, std::int64_t started);

} // namespace game
