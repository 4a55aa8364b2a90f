#include "engine/bot/tactics.hpp"

#include <algorithm>
#include <cassert>
#include <vector>

#include "engine/base/random.hpp"

namespace engine {

namespace {

bool takes(const worpion::State&, worpion::Action) {
    return false;
}

bool takes(const reversi::State&, reversi::Action action) {
    return !action.is_pass() && (reversi::bit(action.square) & reversi::corners) != 0;
}

bool takes(const jungle::State& state, jungle::Action action) {
    return state.position().at(action.to).has_value();
}

template <GameState S>
S after(const S& state, typename S::Action action) {
    S next = state;
    next.apply(action);
    return next;
}

/// Whether the side to act can win before the other one acts.
template <GameState S>
bool wins_this_turn(const S& state) {
    for (const auto action : state.actions()) {
        const S next = after(state, action);
        const auto outcome = next.outcome();
        if (outcome ? outcome->winner == state.to_act()
                    : next.to_act() == state.to_act() && wins_this_turn(next))
            return true;
    }
    return false;
}

/// Whether `side`, having come to `state`, can end its turn so that the other does not win next.
template <GameState S>
bool safe(const S& state, Side side) {
    if (const auto outcome = state.outcome())
        return outcome->winner != other(side);
    if (state.to_act() != side)
        return !wins_this_turn(state);
    for (const auto action : state.actions())
        if (safe(after(state, action), side))
            return true;
    return false;
}

template <GameState S>
typename S::Action tactical(const S& state, Random& random) {
    const auto legal = state.actions();
    std::vector<typename S::Action> actions(legal.begin(), legal.end());
    for (std::size_t i = actions.size(); i > 1; --i)
        std::swap(actions[i - 1], actions[random.below(static_cast<std::uint32_t>(i))]);
    const Side side = state.to_act();
    for (const auto action : actions) {
        const S next = after(state, action);
        const auto outcome = next.outcome();
        if (outcome ? outcome->winner == side : next.to_act() == side && wins_this_turn(next))
            return action;
    }
    std::stable_sort(actions.begin(), actions.end(),
                     [&](auto a, auto b) { return takes(state, a) && !takes(state, b); });
    for (const auto action : actions)
        if (safe(after(state, action), side))
            return action;
    return actions.front();
}

template <GameState S>
Random stream(const S& state, std::uint64_t seed) {
    return Random(mix(seed) ^ state.key());
}

} // namespace

std::string random_action(const Table& table, std::uint64_t seed) {
    assert(!table.outcome());
    return table.visit([&](const auto& state) {
        const auto actions = state.actions();
        return to_text(
            state, actions[stream(state, seed).below(static_cast<std::uint32_t>(actions.size()))]);
    });
}

std::string tactical_action(const Table& table, std::uint64_t seed) {
    assert(!table.outcome());
    return table.visit([&](const auto& state) {
        Random random = stream(state, seed);
        return to_text(state, tactical(state, random));
    });
}

bool has_tactics(const Table& table) {
    return table.visit([](const auto& state) {
        const auto actions = state.actions();
        return wins_this_turn(state) ||
               std::any_of(actions.begin(), actions.end(),
                           [&](auto action) { return takes(state, action); });
    });
}

} // namespace engine
