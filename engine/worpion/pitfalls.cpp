#include "engine/worpion/pitfalls.hpp"

#include <bit>

namespace engine::worpion {

namespace {

State applied(State state, Action action) {
    state.apply(action);
    return state;
}

} // namespace

std::optional<Chances> Pitfalls::after(const State& state, Action action) {
    const State next = applied(state, action);
    if (next.outcome())
        return Chances{1, 1};
    if (!action.is_flip())
        return of_turn(next);
    const int worth = score_ < 0 ? score_ - 1 : 0;
    std::optional<Chances> least;
    for (const Action placement : next.actions()) {
        if (!solver_.at_least(next, placement, worth))
            continue;
        const auto chances = after(next, placement);
        if (!chances)
            return std::nullopt;
        if (!least || chances->worse_than(*least))
            least = chances;
    }
    return least;
}

/// Of the turn of the opponent that begins here.
std::optional<Chances> Pitfalls::of_turn(const State& state) {
    Chances chances;
    if (state.phase() == Phase::place)
        return add_placements(state, chances) ? std::optional(chances) : std::nullopt;
    for (const Action flip : state.actions())
        if (!add_placements(applied(state, flip), chances))
            return std::nullopt;
    return chances;
}

/// False once there is no more time.
bool Pitfalls::add_placements(const State& state, Chances& chances) {
    if (state.outcome()) { // a flip that gave the game away, whatever might have been placed then
        chances.all += 2 * std::popcount(state.empty());
        return true;
    }
    for (const Action placement : state.actions()) {
        const bool slipped = solver_.at_least(applied(state, placement), score_ < 0 ? 0 : 1);
        if (!meter_.spend() || meter_.nodes() > end_)
            return false;
        chances.good += slipped ? 0 : 1;
        ++chances.all;
    }
    return true;
}

} // namespace engine::worpion
