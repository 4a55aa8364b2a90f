#include "engine/reversi/state.hpp"

namespace engine::reversi {

namespace {

/// From four discs on, `depth` at least 1: boards alone, the last moves counted at once.
std::uint64_t count_from(Board board, int depth) {
    Squares left = moves(board);
    if (left == 0) {
        const Board passed = board.turned();
        if (moves(passed) == 0)
            return 0;
        return depth == 1 ? 1 : count_from(passed, depth - 1);
    }
    if (depth == 1)
        return static_cast<std::uint64_t>(count(left));
    std::uint64_t total = 0;
    for (; left != 0; left &= left - 1)
        total += count_from(after(board, lowest(left)), depth - 1);
    return total;
}

} // namespace

std::uint64_t count_sequences(const State& state, int depth) {
    if (depth == 0)
        return 1;
    if (!state.is_opening())
        return count_from(state.board(), depth);
    std::uint64_t total = 0;
    for (const Action action : state.actions()) {
        State next = state;
        next.apply(action);
        total += count_sequences(next, depth - 1);
    }
    return total;
}

} // namespace engine::reversi
