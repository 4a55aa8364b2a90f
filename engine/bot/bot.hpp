#pragma once

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

#include "engine/bot/knowledge.hpp"
#include "engine/bot/levels.hpp"
#include "engine/table.hpp"

namespace engine {

/// A bot's answer and what it rests on.
struct Thought {
    std::string action;
    int score = 0; ///< of the action, for the side to act, in the evaluation's points
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
