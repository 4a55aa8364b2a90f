#include "engine/worpion/solver.hpp"

#include <bit>

#include "engine/search/score.hpp"

namespace engine::worpion {

namespace {

/// From this many pawns on a turn is searched.
constexpr int searched_pawns = 10;

/// No game takes more actions than two a pawn.
constexpr int slowest_win = win_score - 2 * square_count;

int pawn_count(const State& state) {
    return std::popcount(occupied(state.pawns()));
}

int score_of(const Outcome& outcome, Side side) {
    if (!outcome.winner)
        return 0;
    return *outcome.winner == side ? win_score : -win_score;
}

/// Whether a value answers the question for `bound`, and how.
std::optional<bool> answer(const Value& value, int bound) {
    if (value.ending == Ending::draw)
        return bound <= 0;
    const bool win = value.ending == Ending::win;
    if (value.distance)
        return (win ? win_score - *value.distance : *value.distance - win_score) >= bound;
    if (win ? bound <= slowest_win : bound > -slowest_win)
        return win;
    return std::nullopt;
}

/// What a position one action later must be worth for that action to be worth `bound`.
int one_action_later(int bound) {
    return bound > 0 ? bound + 1 : bound < 0 ? bound - 1 : 0;
}

} // namespace

bool Solver::needs_no_book(const State& state) {
    return pawn_count(state) + (state.phase() == Phase::place ? 1 : 0) >= searched_pawns;
}

std::optional<Value> Solver::known(const State& state) const {
    if (book_ == nullptr || needs_no_book(state))
        return std::nullopt;
    return book_->probe(state);
}

bool Solver::at_least(const State& state, int bound) {
    if (const auto outcome = state.outcome())
        return score_of(*outcome, state.to_act()) >= bound;
    // The book tells at once which placements are worth a search. Of an own alignment, which play
    // leaves nobody, the search knows nothing: after the turn it is gone or has won.
    bool by_actions = has_alignment(state.pawns(), state.to_act());
    if (const auto value = known(state)) {
        if (const auto told = answer(*value, bound))
            return *told;
        by_actions = by_actions || state.phase() == Phase::place;
    }
    if (by_actions) {
        for (const Action action : state.actions())
            if (at_least(state, action, bound))
                return true;
        return false;
    }
    return endgame_.at_least(state, bound);
}

bool Solver::at_least(const State& state, Action action, int bound) {
    State next = state;
    next.apply(action);
    const int later = one_action_later(bound);
    if (next.to_act() == state.to_act())
        return at_least(next, later);
    return !at_least(next, 1 - later);
}

std::optional<int> Solver::distance(const State& state) const {
    const auto value = known(state);
    return value ? value->distance : std::nullopt;
}

} // namespace engine::worpion
