#include "engine/worpion/perfect.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "engine/base/random.hpp"
#include "engine/search/score.hpp"
#include "engine/worpion/pitfalls.hpp"
#include "engine/worpion/search.hpp"
#include "engine/worpion/solution.hpp"

namespace engine::worpion {

namespace {

/// What the choice among equal actions may cost, so that it takes about a tenth of a second.
constexpr std::uint64_t nodes_for_pitfalls = 50'000;

/// A game ends within this many actions: two a pawn still to come.
int longest_game(const State& state) {
    return 2 * std::popcount(state.empty());
}

void shuffle(std::vector<Worth>& worths, std::uint64_t seed) {
    Random random(seed);
    for (std::size_t i = worths.size(); i > 1; --i)
        std::swap(worths[i - 1], worths[random.below(static_cast<std::uint32_t>(i))]);
}

/// The one that leaves the opponent the fewest good turns, as far as there is time to tell.
Worth hardest(const State& state, const std::vector<Worth>& equals, Pitfalls pitfalls) {
    std::optional<Chances> least;
    Worth chosen = equals.front();
    for (const Worth& worth : equals) {
        const auto chances = pitfalls.after(state, worth.action);
        if (!chances)
            break;
        if (!least || chances->worse_than(*least)) {
            least = chances;
            chosen = worth;
        }
    }
    return chosen;
}

/// A score that can be, for a bound on it; `longest` is `longest_game`.
int plausible(int bound, int longest) {
    if (bound == 0)
        return 0;
    return bound > 0 ? std::max(bound, win_score - longest) : std::min(bound, longest - win_score);
}

/// The findings, all scores at the top of what is open. `depth` is how far ahead all is known,
/// `settled` whether the best score is exact.
Findings<Action> told(const State& state, const Analysis& analysis, const Worth& chosen, int depth,
                      std::uint64_t nodes, bool settled) {
    const int longest = longest_game(state);
    const bool open = chosen.least < 0 && chosen.most > 0;
    const int score = open ? 0 : plausible(chosen.least, longest);
    Findings<Action> findings{{{chosen.action, score}}, {chosen.action}, depth, nodes, settled};
    for (const Worth& worth : analysis.worths())
        if (!(worth.action == chosen.action))
            findings.rated.push_back(
                {worth.action, std::min(score, plausible(worth.most, longest))});
    std::stable_sort(findings.rated.begin() + 1, findings.rated.end(),
                     [](const auto& a, const auto& b) { return a.score > b.score; });
    return findings;
}

} // namespace

Findings<Action> play_perfectly(const State& state, const Book* book, const Budget& budget,
                                std::uint64_t seed, std::stop_token stop) {
    if (book == nullptr && !Solver::needs_no_book(state))
        return search(state, budget, 0, std::move(stop));
    Meter meter(budget, std::move(stop));
    Solver solver(book, meter);
    Analysis analysis(state, solver, meter);
    const bool ending = analysis.settle_ending();
    const bool settled = ending && analysis.settle_distance();
    std::vector<Worth> best = analysis.best();
    shuffle(best, seed);
    Worth chosen = best.front();
    if (settled && chosen.least <= 0 && best.size() > 1)
        chosen = hardest(state, best, {solver, meter, chosen.least, nodes_for_pitfalls});
    return told(state, analysis, chosen, ending ? longest_game(state) : 0, meter.nodes(), settled);
}

} // namespace engine::worpion
