#include "game/contest/pace.hpp"

#include <algorithm>

namespace game {

using engine::Clock;
using engine::Time;

namespace {

constexpr Time shortest{350};
constexpr std::uint64_t spread = 351;

// Shares of what is left. A turn may be two actions, and each costs a little more than its
// thinking: with half of the increment at most spent on them, the clock recovers.
constexpr int actions_to_come = 20, increment_share = 4, largest_share = 3, waiting_share = 8;
constexpr Time least_budget{10};

} // namespace

Time least_time(const engine::Table& table, std::uint64_t lot) {
    const bool forced = table.moves().size() < 2;
    return forced ? shortest : shortest + Time{static_cast<std::int64_t>(lot % spread)};
}

Time longest_wait(const Clock& clock, Time left) {
    return clock.kind == Clock::Kind::none ? Time::max() : left / waiting_share;
}

engine::Budget within_clock(engine::Budget budget, const Clock& clock, Time left) {
    if (!budget.time || clock.kind == Clock::Kind::none)
        return budget;
    const Time share = left / actions_to_come + clock.increment / increment_share;
    const Time most = std::max(std::min(share, left / largest_share), least_budget);
    budget.time = std::min(*budget.time, most);
    return budget;
}

} // namespace game
