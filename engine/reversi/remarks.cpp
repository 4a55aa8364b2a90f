#include "engine/reversi/remarks.hpp"

namespace engine::reversi {

namespace {

/// Whether the player to move on `board` may take a corner.
bool can_take_corner(Board board) {
    return (moves(board) & corners) != 0;
}

/// Whether a disc on `square` stands in an unbroken row of its colour along an edge from a corner:
/// an edge disc is turned over along its edge alone.
bool held_by_corner(Squares own, int square) {
    const Cell at = cell(square);
    const auto reaches = [&](int step, int length) {
        for (int i = 1; i <= length; ++i)
            if ((own & bit(square + i * step)) == 0)
                return false;
        return true;
    };
    if (at.row == 0 || at.row == 7)
        return reaches(-1, at.column) || reaches(1, 7 - at.column);
    if (at.column == 0 || at.column == 7)
        return reaches(-8, at.row) || reaches(8, 7 - at.row);
    return false;
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

/// What the opponent can do afterwards, where that is little and less than it was.
std::optional<Remark> remark_on_moves(Board before, Board next) {
    constexpr int few = 2;
    const int left = count(moves(next));
    if (left == 0)
        return Remark{RemarkKind::forces_pass};
    if (left > few || left >= count(moves(before.turned())))
        return std::nullopt;
    return Remark{RemarkKind::leaves_few, left};
}

std::optional<Remark> remark_on_place(const State& state, Action action) {
    if ((bit(action.square) & corners) != 0)
        return Remark{RemarkKind::takes_corner};
    const Board next = after(state.board(), action.square);
    if (const auto few = remark_on_moves(state.board(), next))
        return few;
    if (const auto kept = remark_on_corners(state, action))
        return kept;
    if (held_by_corner(next.enemy, action.square))
        return Remark{RemarkKind::stays_for_good};
    return std::nullopt;
}

} // namespace

std::optional<Remark> remark(const State& state, Action action, const Findings<Action>& found) {
    const Standing here = standing(action, found);
    if (const auto result = remark_on_result(
            state, action, here, [](const Standing&) { return std::optional<Remark>{}; }))
        return result;
    if (here.solved && here.score == 0)
        return Remark{RemarkKind::ends_even};
    if (here.loses() || action.is_pass() || state.is_opening())
        return std::nullopt;
    return remark_on_place(state, action);
}

} // namespace engine::reversi
