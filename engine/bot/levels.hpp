#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/game.hpp"
#include "engine/search/budget.hpp"

namespace engine {

/// The levels there are, weakest first; `to_text` gives their word on command lines and in records.
enum class LevelName : std::uint8_t { beginner, amateur, professional, master };

[[nodiscard]] std::string_view to_text(LevelName level);
[[nodiscard]] std::optional<LevelName> level_named(std::string_view word);
[[nodiscard]] std::span<const LevelName> all_levels();
/// The words of all levels with commas between them, for messages.
[[nodiscard]] std::string level_words();

/// How a bot plays: what it may look at, and how it falls short of that. No level overlooks a win
/// in one action, nor one of the opponent's in the next.
struct Level {
    Budget budget;
    int haste_percent = 0;     ///< chance, each action, that it looks no further than that action
    int oversight_percent = 0; ///< chance that an action far from the last ones escapes its notice
    int greed = 0;             ///< points more for each disc that an action turns
    int noise = 0;             ///< it takes any action within this many points of the best
    bool perfect = false;      ///< where a position is solved, it plays by the exact values

    /// Whether nothing but the budget limits it.
    [[nodiscard]] bool sees_all() const {
        return haste_percent == 0 && oversight_percent == 0 && greed == 0 && noise == 0;
    }

    friend bool operator==(const Level&, const Level&) = default;
};

/// What a named level may spend in this game, and how it errs.
[[nodiscard]] Level level(GameId game, LevelName name);

} // namespace engine
