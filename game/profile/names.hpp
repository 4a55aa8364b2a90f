#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace game {

/// `2026-11-30-101500-worpion-ann-bob`: the start in UTC, the game, the players; lower-case ASCII
/// letters, digits and `-` only.
[[nodiscard]] std::string record_stem(std::int64_t started, std::string_view game,
                                      std::string_view first, std::string_view second);

} // namespace game
