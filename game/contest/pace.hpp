#pragma once

#include <chrono>
#include <cstdint>

#include "engine/match/clock.hpp"
#include "engine/search/budget.hpp"
#include "engine/table.hpp"

// How a bot keeps time: not so fast that it feels like a machine, never so slow that it loses by
// the clock.
namespace game {

/// A bot's time to look at the pieces once they stand still, before it acts.
inline constexpr engine::Time look_time{250};

/// How long a bot takes at least: 350 to 700 ms by `lot`, any number; 350 ms where there is only
/// one action.
[[nodiscard]] engine::Time least_time(const engine::Table& table, std::uint64_t lot);

/// How long a bot may wait for the sake of appearances, with so much `left` on its clock.
[[nodiscard]] engine::Time longest_wait(const engine::Clock& clock, engine::Time left);

/// The budget of a level with so much `left` on the clock: one limited by time is cut so that no
/// flag falls, however long the game.
[[nodiscard]] engine::Budget within_clock(engine::Budget budget, const engine::Clock& clock,
                                          engine::Time left);

} // namespace game
