#include "engine/worpion/solution.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "engine/search/score.hpp"

namespace engine::worpion {

namespace {

std::vector<Action> actions_of(const std::vector<Worth>& worths) {
    std::vector<Action> actions;
    actions.reserve(worths.size());
    for (const Worth& worth : worths)
        actions.push_back(worth.action);
    return actions;
}

} // namespace

Analysis::Analysis(const State& state, Solver& solver, const Meter& meter)
    : state_(state), solver_(solver), meter_(meter) {
    for (const Action action : state.actions()) {
        Worth worth{action, 1 - win_score, win_score - 1};
        State next = state;
        next.apply(action);
        // What ends the game is known even if there is no time for anything else.
        if (const auto outcome = next.outcome())
            worth.least = worth.most = !outcome->winner                     ? 0
                                       : *outcome->winner == state.to_act() ? win_score - 1
                                                                            : 1 - win_score;
        worths_.push_back(worth);
    }
    assert(!worths_.empty());
}

/// Asks of every action whether it is worth `bound` or more, as far as that is open.
bool Analysis::any_reaches(int bound) {
    bool any = false;
    for (Worth& worth : worths_) {
        if (worth.least < bound && bound <= worth.most) {
            const bool reaches = solver_.at_least(state_, worth.action, bound);
            if (meter_.spent())
                return false;
            if (reaches)
                worth.least = bound;
            else
                worth.most = bound - 1;
        }
        any = any || worth.least >= bound;
    }
    return any;
}

bool Analysis::settle_ending() {
    return any_reaches(1) || any_reaches(0) || !meter_.spent();
}

bool Analysis::settle_distance() {
    const int floor = best().front().least;
    if (floor >= 0 && best().front().most <= 0)
        return !meter_.spent(); // a draw
    const bool win = floor > 0;
    if (const auto known = solver_.distance(state_)) {
        any_reaches(win ? win_score - *known : *known - win_score);
        return !meter_.spent();
    }
    // Questions near to the end are answered sooner.
    int distance = 1;
    while (!meter_.spent() &&
           any_reaches(win ? win_score - distance : distance + 1 - win_score) != win)
        ++distance;
    return !meter_.spent();
}

std::vector<Worth> Analysis::best() const {
    const auto lesser = [](const Worth& a, const Worth& b) {
        return std::pair(a.least, a.most) < std::pair(b.least, b.most);
    };
    const Worth top = *std::max_element(worths_.begin(), worths_.end(), lesser);
    std::vector<Worth> found;
    for (const Worth& worth : worths_)
        if (!lesser(worth, top))
            found.push_back(worth);
    return found;
}

std::vector<Worth> Analysis::keeping() const {
    const int least = best().front().least;
    const int bound = least > 0 ? 1 : least == 0 ? 0 : -win_score;
    std::vector<Worth> found;
    for (const Worth& worth : worths_)
        if (worth.least >= bound)
            found.push_back(worth);
    return found;
}

Solution solve(const State& state, const Book* book) {
    Meter meter(Budget{}, {});
    Solver solver(book, meter);
    Analysis analysis(state, solver, meter);
    analysis.settle_ending();
    analysis.settle_distance();
    const auto best = analysis.best();
    const int score = best.front().least;
    Solution solution{
        {Ending::draw, std::nullopt}, actions_of(best), actions_of(analysis.keeping())};
    if (score > 0)
        solution.value = {Ending::win, win_score - score};
    else if (score < 0)
        solution.value = {Ending::loss, win_score + score};
    return solution;
}

} // namespace engine::worpion
