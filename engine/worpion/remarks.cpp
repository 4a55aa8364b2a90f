#include "engine/worpion/remarks.hpp"

#include <algorithm>
#include <cstdlib>

namespace engine::worpion {

namespace {

/// A win or a loss, by the turns of the side to act until then where the score tells them. A turn
/// is a flip and a placement; in the phase of placements the flip is over.
std::optional<Remark> remark_on_ending(const State& state, const Standing& here) {
    if (!here.solved)
        return here.wins() ? std::optional(Remark{RemarkKind::keeps_win}) : std::nullopt;
    const int plies = win_score - std::abs(here.score);
    const int actions = plies + (state.phase() == Phase::place ? 1 : 0);
    const int begun = (actions - 1) / 4 + 1;
    if (here.loses())
        return Remark{RemarkKind::resists, begun};
    const bool given = (actions - 1) % 4 >= 2; // by a flip of the opponent's
    if (given && begun == 1)
        return Remark{RemarkKind::forces_gift};
    return Remark{RemarkKind::wins, begun};
}

State after(const State& state, Action action) {
    State next = state;
    next.apply(action);
    return next;
}

/// Whether a placement of the side to act, or a flip and a placement, makes it an alignment.
bool can_align(const State& state) {
    const auto actions = state.actions();
    return std::any_of(actions.begin(), actions.end(), [&](Action action) {
        const State next = after(state, action);
        return next.to_act() == state.to_act() ? can_align(next)
                                               : has_alignment(next.pawns(), state.to_act());
    });
}

/// An alignment that few flips answer.
std::optional<Remark> remark_on_line(const State& state, Action action) {
    constexpr std::size_t few = 3;
    const State next = after(state, action);
    const std::size_t answers = next.action_count();
    if (!has_alignment(next.pawns(), state.to_act()) || answers > few)
        return std::nullopt;
    return Remark{RemarkKind::makes_line, static_cast<int>(answers)};
}

/// Whether the opponent cannot align next turn, but could after most other placements.
bool stops_line(const State& state, Action action) {
    if (can_align(after(state, action)))
        return false;
    const auto actions = state.actions();
    const auto others = std::count_if(actions.begin(), actions.end(),
                                      [&](Action other) { return can_align(after(state, other)); });
    return 2 * static_cast<std::size_t>(others) > actions.size();
}

std::optional<Remark> remark_on_placement(const State& state, Action action) {
    if (const auto line = remark_on_line(state, action))
        return line;
    if (stops_line(state, action))
        return Remark{RemarkKind::stops_line};
    return std::nullopt;
}

} // namespace

std::optional<Remark> remark(const State& state, Action action, const Findings<Action>& found) {
    const Standing here = standing(action, found);
    const auto result = remark_on_result(
        state, action, here, [&](const Standing&) { return remark_on_ending(state, here); });
    const bool answers = action.is_flip() && has_alignment(state.pawns(), other(state.to_act()));
    if (result && result->kind == RemarkKind::only_move && answers)
        return Remark{RemarkKind::breaks_line};
    if (result || here.loses())
        return result;
    if (!action.is_flip())
        if (const auto told = remark_on_placement(state, action))
            return told;
    if (here.solved && here.score == 0)
        return Remark{RemarkKind::ends_even};
    return std::nullopt;
}

} // namespace engine::worpion
