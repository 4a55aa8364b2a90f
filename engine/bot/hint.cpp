#include "engine/bot/hint.hpp"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <utility>

#include "engine/jungle/remarks.hpp"
#include "engine/jungle/search.hpp"
#include "engine/reversi/remarks.hpp"
#include "engine/reversi/search.hpp"
#include "engine/search/score.hpp"
#include "engine/worpion/perfect.hpp"
#include "engine/worpion/remarks.hpp"
#include "engine/worpion/search.hpp"
#include "engine/worpion/solver.hpp"

namespace engine {

namespace {

/// A margin so great that all actions are rated.
constexpr int all_actions = 2 * infinite_score;

/// A part of what may be spent, in quarters.
Budget quarters(Budget budget, unsigned part) {
    if (budget.time)
        *budget.time = *budget.time * part / 4;
    if (budget.nodes != std::numeric_limits<std::uint64_t>::max())
        budget.nodes = budget.nodes * part / 4;
    return budget;
}

/// Most of the budget goes into the best action, the rest into what the others are worth. Either
/// search may rate them too high, so the lower of both scores holds.
template <GameState S>
Findings<typename S::Action> compare(const S& state, const Budget& budget, std::stop_token stop) {
    auto found = search(state, quarters(budget, 3), 0, stop);
    if (stop.stop_requested() || std::abs(found.rated.front().score) >= decided_score)
        return found;
    const auto all = search(state, quarters(budget, 1), all_actions, std::move(stop));
    for (auto other = found.rated.begin() + 1; all.depth > 0 && other != found.rated.end(); ++other)
        for (const auto& rated : all.rated)
            if (rated.action == other->action)
                other->score = std::min(other->score, rated.score);
    return found;
}

Findings<worpion::Action> study(const worpion::State& state, const Knowledge& knowledge,
                                const Budget& budget, std::stop_token stop) {
    const worpion::Book* book = knowledge.worpion ? &*knowledge.worpion : nullptr;
    if (book == nullptr && !worpion::Solver::needs_no_book(state))
        return compare(state, budget, std::move(stop));
    return worpion::play_perfectly(state, book, budget, state.key(), std::move(stop));
}

/// Only its end decides a game of Reversi, and then one search knows all that can be said.
Findings<reversi::Action> study(const reversi::State& state, const Knowledge&, const Budget& budget,
                                std::stop_token stop) {
    return search(state, budget, 0, std::move(stop));
}

Findings<jungle::Action> study(const jungle::State& state, const Knowledge&, const Budget& budget,
                               std::stop_token stop) {
    return compare(state, budget, std::move(stop));
}

} // namespace

Hint advise(const Table& table, const Knowledge& knowledge, const Budget& budget,
            std::stop_token stop) {
    assert(!table.outcome());
    return table.visit([&](const auto& state) {
        const auto found = study(state, knowledge, budget, std::move(stop));
        const auto best = found.rated.front().action;
        return Hint{to_text(state, best), remark(state, best, found)};
    });
}

} // namespace engine
