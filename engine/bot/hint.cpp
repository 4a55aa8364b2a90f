#include "engine/bot/hint.hpp"

#include <cassert>
#include <type_traits>
#include <utility>

#include "engine/jungle/remarks.hpp"
#include "engine/jungle/search.hpp"
#include "engine/reversi/remarks.hpp"
#include "engine/reversi/search.hpp"
#include "engine/worpion/perfect.hpp"
#include "engine/worpion/remarks.hpp"
#include "engine/worpion/search.hpp"
#include "engine/worpion/solver.hpp"

namespace engine {

namespace {

/// So that all actions are rated exactly: what is said of one depends on the others.
constexpr int all_actions = 2 * infinite_score;

template <GameState S>
Findings<typename S::Action> study(const S& state, const Knowledge& knowledge, const Budget& budget,
                                   std::stop_token stop) {
    if constexpr (std::is_same_v<S, worpion::State>) {
        const worpion::Book* book = knowledge.worpion ? &*knowledge.worpion : nullptr;
        if (book != nullptr || worpion::Solver::needs_no_book(state))
            return worpion::play_perfectly(state, book, budget, state.key(), std::move(stop));
    }
    return search(state, budget, all_actions, std::move(stop));
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
