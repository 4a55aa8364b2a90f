#include "engine/worpion/evaluation.hpp"

#include <bit>

namespace engine::worpion {

int evaluate(const State& state) {
    constexpr int alignment_points = 20;
    constexpr int pair_points = 8;

    const Pawns pawns = state.pawns();
    const Pawns empty = in_every_lane(state.empty());
    const auto lead = [&](Pawns starts) {
        return std::popcount(starts & lanes_of(state.to_act())) -
               std::popcount(starts & lanes_of(other(state.to_act())));
    };
    int score = 0;
    for (const Direction direction : directions) {
        const Pawns starts = in_every_lane(direction.starts);
        const int step = direction.step;
        const Pawns near = pawns >> step;
        const Pawns far = pawns >> (2 * step);
        score += alignment_points * lead(pawns & near & far & starts);
        score += pair_points *
                 (lead(pawns & near & (empty >> (2 * step)) & starts) +
                  lead(pawns & (empty >> step) & far & starts) + lead(empty & near & far & starts));
    }
    return score;
}

} // namespace engine::worpion
