#include "engine/reversi/state.hpp"

namespace engine::reversi {

namespace {

/// Each player's half of the discs.
constexpr int half = square_count / 2;

std::size_t index(Side side) {
    return static_cast<std::size_t>(side);
}

/// Discs that each side has placed if they did it in turn, Dark first.
std::array<int, 2> placed_in_turn(const State& state) {
    const int discs = count(state.board().occupied());
    return {discs - discs / 2, discs / 2};
}

/// Who has used up the own half takes from the other's.
void fill_hands(Picture& picture, const std::array<int, 2>& placed) {
    for (const Side side : {Side::first, Side::second})
        picture.borrowed.at(index(side)) = std::max(placed.at(index(side)) - half, 0);
    for (const Side side : {Side::first, Side::second})
        picture.in_hand.at(index(side)) =
            std::max(half - placed.at(index(side)), 0) - picture.borrowed.at(index(other(side)));
}

} // namespace

Picture draw(const State& state) {
    Picture picture;
    picture.columns = State::info.columns;
    picture.rows = State::info.rows;
    for (Squares left = state.board().occupied(); left != 0; left &= left - 1) {
        const int square = lowest(left);
        const bool dark = (state.discs(Side::first) & bit(square)) != 0;
        picture.tokens.push_back({cell(square), dark ? Side::first : Side::second, 0});
    }
    for (const Side side : {Side::first, Side::second})
        picture.counts.push_back(
            {CountKind::discs, count(state.discs(side)), square_count, side, {}});
    fill_hands(picture, placed_in_turn(state));
    return picture;
}

Picture draw(const State& state, const State& first, std::span<const Action> played) {
    std::array<int, 2> placed = placed_in_turn(first);
    Side side = first.to_act();
    for (const Action action : played) {
        placed.at(index(side)) += action.is_pass() ? 0 : 1;
        side = other(side);
    }
    Picture picture = draw(state);
    fill_hands(picture, placed);
    return picture;
}

Gesture gesture(const State&, Action action) {
    Gesture gesture;
    if (action.is_pass())
        gesture.pass = true;
    else
        gesture.to = cell(action.square);
    return gesture;
}

} // namespace engine::reversi
