#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>

#include "engine/bot/knowledge.hpp"
#include "engine/search/budget.hpp"
#include "engine/table.hpp"

namespace engine {

/// The levels there are, weakest first; `to_text` gives their word on command lines and in records.
enum class LevelName : std::uint8_t { beginner, amateur, professional, master };

[[nodiscard]] std::string_view to_text(LevelName level);
[[nodiscard]] std::optional<LevelName> level_named(std::string_view word);
[[nodiscard]] std::span<const LevelName> all_levels();
/// The words of all levels with commas between them, for messages.
[[nodiscard]] std::string level_words();

/// How a bot plays: what it may look at, and how it falls short of that.
struct Level {
    Budget budget;
    int blunder_percent =
        0;         ///< chance that it overlooks the danger: plays on what it sees one action deep
    int noise = 0; ///< it takes any action within this many points of the best
    bool perfect = false; ///< where a position is solved, it plays by the exact values

    friend bool operator==(const Level&, const Level&) = default;
};

/// What a named level may spend in this game, and how it errs.
[[nodiscard]] Level level(GameId game, LevelName name);

/// A bot's answer and what it rests on.
struct Thought {
    std::string action;
    int score = 0; ///< for the side to act, in the evaluation's points
    int depth = 0; ///< plies completed
    std::uint64_t nodes = 0;
    std::vector<std::string> line; ///< principal variation, `action` first

    friend bool operator==(const Thought&, const Thought&) = default;
};

/// The bot's answer. Precondition: the game is not over. The same input gives the same answer on
/// every machine unless the budget is limited by time. Once the stop is requested it answers within
/// milliseconds with the best found so far.
[[nodiscard]] Thought think(const Table& table, const Level& level, const Knowledge& knowledge,
                            std::uint64_t seed, std::stop_token stop);

} // namespace engine
