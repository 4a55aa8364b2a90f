#include "engine/reversi/stability.hpp"

namespace engine::reversi {

namespace {

constexpr Squares file_a = 0x0101010101010101, file_h = file_a << 7;
constexpr Squares rank_1 = 0xff, rank_8 = rank_1 << 56;

/// Squares that a move of `columns` files to the right (or left, when negative) can end on.
constexpr Squares inside(int columns) {
    Squares set = ~Squares{0};
    for (int column = 0; column < columns; ++column)
        set &= ~(file_a << column);
    for (int column = 0; column > columns; --column)
        set &= ~(file_h >> -column);
    return set;
}

/// The set and what lies beyond it along one direction, to the border.
template <int columns, int rows>
constexpr Squares spread(Squares set) {
    constexpr int step = columns + 8 * rows;
    set |= moved<step>(set) & inside(columns);
    set |= moved<2 * step>(set) & inside(2 * columns);
    return set | (moved<4 * step>(set) & inside(4 * columns));
}

/// Squares whose whole line is occupied.
template <int columns, int rows>
constexpr Squares full(Squares empty) {
    return ~(spread<columns, rows>(empty) | spread<-columns, -rows>(empty));
}

} // namespace

Squares stable(Board board) {
    const Squares empty = board.empty();
    const Squares across = full<1, 0>(empty) | file_a | file_h;
    const Squares along = full<0, 1>(empty) | rank_1 | rank_8;
    const Squares falling = full<1, 1>(empty) | edges;
    const Squares rising = full<-1, 1>(empty) | edges;

    // What wraps round in a shift lands on the border, where that axis ends anyway.
    Squares found = board.own & across & along & falling & rising;
    for (Squares before = 0; found != before;) {
        before = found;
        found |= board.own & (across | found << 1 | found >> 1) &
                 (along | found << 8 | found >> 8) & (falling | found << 9 | found >> 9) &
                 (rising | found << 7 | found >> 7);
    }
    return found;
}

} // namespace engine::reversi
