#pragma once

#include <cstdint>
#include <string>

#include "engine/table.hpp"

/// Players without a search, to measure bots against. The same input gives the same answer on every
/// machine.
namespace engine {

/// Any legal action, all equally likely. Precondition: the game is not over.
[[nodiscard]] std::string random_action(const Table& table, std::uint64_t seed);

/// Random play with one-move tactics: it wins if it can this turn, else takes what it can (in
/// Reversi a corner, in Jungle an animal), and never lets the opponent win next turn if it can help
/// it. Precondition: the game is not over.
[[nodiscard]] std::string tactical_action(const Table& table, std::uint64_t seed);

/// Whether the side to act can win this turn, or take something in the sense above.
[[nodiscard]] bool has_tactics(const Table& table);

} // namespace engine
