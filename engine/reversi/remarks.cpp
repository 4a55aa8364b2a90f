#include "engine/reversi/remarks.hpp"

#include <algorithm>
#include <cstddef>

#include "engine/reversi/score.hpp"
#include "engine/reversi/stability.hpp"

namespace engine::reversi {

namespace {

/// Whether the player to move on `board` may take a corner.
bool can_take_corner(Board board) {
    return (moves(board) & corners) != 0;
}

/// How many of the other moves give a corner away, if this one does not and most of them do.
std::optional<Remark> remark_on_corners(const State& state, Action action) {
    if (can_take_corner(after(state.board(), action.square)))
        return std::nullopt;
    int others = 0, giving = 0;
    for (const Action other : state.actions())
        if (!(other == action)) {
            ++others;
            giving += can_take_corner(after(state.board(), other.square)) ? 1 : 0;
        }
    if (2 * giving <= others)
        return std::nullopt;
    return Remark{RemarkKind::keeps_corner, giving};
}

/// What the opponent can do afterwards, where that is little, less than it was and less than after
/// most other moves.
std::optional<Remark> remark_on_moves(const State& state, Action action) {
    constexpr int few = 5;
    const Board board = state.board();
    const auto left_after = [&](Action each) { return count(moves(after(board, each.square))); };
    const int left = left_after(action);
    if (left == 0)
        return Remark{RemarkKind::forces_pass};
    const auto actions = state.actions();
    const auto more = std::count_if(actions.begin(), actions.end(),
                                    [&](Action each) { return left_after(each) > left; });
    if (left > few || left >= count(moves(board.turned())) ||
        2 * static_cast<std::size_t>(more) < actions.size())
        return std::nullopt;
    return Remark{RemarkKind::leaves_few, left};
}

/// Few own discs leave the opponent little to turn over, until the discs themselves count. Told
/// only where most of the other moves turn many.
bool turns_one(const State& state, Action action) {
    constexpr int counting_begins = 20; // empty squares
    constexpr int many = 3;
    const Board board = state.board();
    const auto turned = [&](Action each) { return count(flips(board, each.square)); };
    if (count(board.empty()) <= counting_begins || turned(action) != 1)
        return false;
    const auto actions = state.actions();
    const auto turning_many = std::count_if(actions.begin(), actions.end(),
                                            [&](Action each) { return turned(each) >= many; });
    return 2 * static_cast<std::size_t>(turning_many) > actions.size() - 1;
}

/// How a game ends that was played out.
std::optional<Remark> remark_on_ending(const Standing& here) {
    const auto ahead = final_discs(here.score);
    if (!ahead)
        return here.wins() ? std::optional(Remark{RemarkKind::keeps_win}) : std::nullopt;
    if (*ahead > 0)
        return Remark{RemarkKind::ends_ahead, *ahead};
    return Remark{RemarkKind::ends_behind, -*ahead};
}

std::optional<Remark> remark_on_place(const State& state, Action action) {
    if ((bit(action.square) & corners) != 0)
        return Remark{RemarkKind::takes_corner};
    const Board next = after(state.board(), action.square);
    if (const auto few = remark_on_moves(state, action))
        return few;
    if (const auto kept = remark_on_corners(state, action))
        return kept;
    if ((stable(next.turned()) & bit(action.square)) != 0)
        return Remark{RemarkKind::stays_for_good};
    if (turns_one(state, action))
        return Remark{RemarkKind::turns_one};
    return std::nullopt;
}

} // namespace

std::optional<Remark> remark(const State& state, Action action, const Findings<Action>& found) {
    const Standing here = standing(action, found);
    if (const auto result = remark_on_result(state, action, here, remark_on_ending))
        return result;
    if (here.solved && here.score == 0)
        return Remark{RemarkKind::ends_even};
    if (here.loses() || action.is_pass() || state.is_opening())
        return std::nullopt;
    return remark_on_place(state, action);
}

} // namespace engine::reversi
