#pragma once

#include <functional>
#include <vector>

#include "engine/worpion/score.hpp"

namespace engine::worpion {

/// How many positions there are in which a turn begins (or would, had the placement before not
/// ended the game) with so many pawns on the board, by their value for the side to act. Counted are
/// those that a placement can have led to: the side to act has no alignment, and if the other one
/// has any, then one pawn is in all of them. The up to 32 symmetric ones count once.
struct Census {
    int pawns = 0;
    std::uint64_t wins = 0, draws = 0, losses = 0;

    [[nodiscard]] std::uint64_t positions() const { return wins + draws + losses; }

    friend bool operator==(const Census&, const Census&) = default;
};

/// Solves the whole game by retrograde analysis, from the full board to the empty one: a turn adds
/// a pawn, so the layer of each number of pawns follows from the next one. Returns the scores of
/// the layers 0 to `kept`, each by the slots of its `Index`; positions that no play leads to have
/// theirs as well. `told` hears of each layer when it is done. With 2 threads it takes about a
/// minute, and 700 MB of memory.
[[nodiscard]] std::vector<Scores> solve_layers(int kept, unsigned threads,
                                               const std::function<void(const Census&)>& told);

} // namespace engine::worpion
