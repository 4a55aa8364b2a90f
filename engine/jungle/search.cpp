#include "engine/jungle/search.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <utility>

#include "engine/jungle/tree.hpp"
#include "engine/search/score.hpp"

namespace engine::jungle {

namespace {

constexpr int deepest = 80;

/// Rates the root's actions to `depth`; false, and nothing changed, when the budget did not
/// suffice.
bool deepen(Tree& tree, Findings<Action>& found, int depth, int margin) {
    auto rated = found.rated;
    std::vector<Action> line;
    int best = -infinite_score;
    for (Rated<Action>& entry : rated) {
        const int alpha = std::max(best - margin, -infinite_score);
        if (best == -infinite_score) {
            entry.score = tree.value_of(entry.action, depth, alpha, infinite_score);
        } else {
            entry.score = tree.value_of(entry.action, depth, alpha, alpha + 1);
            if (entry.score > alpha && !tree.spent())
                entry.score = tree.value_of(entry.action, depth, alpha, infinite_score);
        }
        if (tree.spent())
            return false;
        if (entry.score > best) {
            best = entry.score;
            line = tree.line();
        }
    }
    std::stable_sort(rated.begin(), rated.end(),
                     [](const auto& a, const auto& b) { return a.score > b.score; });
    found.rated = std::move(rated);
    found.line = std::move(line);
    found.depth = depth;
    return true;
}

/// Whether the best score is a win or a loss that a deeper search would not find sooner or later.
bool certain(const Findings<Action>& found) {
    return win_score - std::abs(found.rated.front().score) <= found.depth;
}

} // namespace

Findings<Action> search(const State& state, const Budget& budget, int margin,
                        std::stop_token stop) {
    Findings<Action> found;
    for (const Action action : state.actions())
        found.rated.push_back({action, 0});
    assert(!found.rated.empty());
    found.line = {found.rated.front().action};

    Tree tree(state, budget, std::move(stop));
    for (int depth = 1; depth <= std::min(budget.depth, deepest); ++depth)
        if (!deepen(tree, found, depth, margin) || certain(found))
            break;
    found.nodes = tree.nodes();
    return found;
}

} // namespace engine::jungle
