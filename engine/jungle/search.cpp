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

/// Takes over what an unfinished deeper search found: one action is better than the one that was
/// best before, which it valued first. The scores of the others are those of the search before.
void prefer(Findings<Action>& found, const std::vector<Action>& line, int score) {
    auto& rated = found.rated;
    const auto better = std::find_if(rated.begin(), rated.end(), [&](const auto& entry) {
        return entry.action == line.front();
    });
    std::rotate(rated.begin(), better, better + 1);
    rated.front().score = score;
    for (Rated<Action>& entry : rated)
        entry.score = std::min(entry.score, score);
    found.line = line;
}

/// Rates the root's actions to `depth`; false when the budget did not suffice. Then nothing
/// changes, except that a better action is preferred where no margin asks for more exact scores.
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
        if (tree.spent()) {
            if (margin == 0 && found.depth > 0 && !line.empty() &&
                !(line.front() == found.line.front()))
                prefer(found, line, best);
            return false;
        }
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
