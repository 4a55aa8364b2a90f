#pragma once

#include <optional>
#include <string_view>

#include "engine/game.hpp"

namespace engine::record {

/// Which game moves belong to.
struct Guess {
    std::optional<GameId> game; ///< empty: none can read the first move, or more than one reads all
    bool several = false;       ///< more than one reads all
};

/// The game that can read all the moves (from `position`, where there is one): `preferred` before
/// others. Where none can, the one that understands most of them.
[[nodiscard]] Guess guess_game(std::string_view moves, std::optional<GameId> preferred,
                               std::optional<std::string_view> position);

} // namespace engine::record
