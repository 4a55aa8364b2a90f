#include "engine/reversi/solve.hpp"

#include <algorithm>
#include <utility>

#include "engine/reversi/midgame.hpp"
#include "engine/reversi/root.hpp"

namespace engine::reversi {

Findings<Action> solve(const State& state, Empties empties, int margin, std::stop_token stop) {
    const int left = count(state.board().empty());
    Meter meter({}, std::move(stop));
    Transpositions table(Transpositions::enough(left));
    Midgame midgame(meter, table);
    Endgame endgame(meter, table, empties);
    Root root(state);

    for (int depth = 1; depth <= left / 2; ++depth)
        root.rate([&](Board board, int alpha,
                      int beta) { return midgame.value(board, depth - 1, alpha, beta); },
                  0, meter);
    const auto difference = [&](Board board, int alpha, int beta) {
        return endgame.difference(board, std::max(alpha, -square_count),
                                  std::min(beta, square_count));
    };
    const bool solved = root.rate(difference, margin, meter);
    return {
        root.rated(), {root.rated().front().action}, solved ? std::max(left, 1) : 0, meter.nodes()};
}

} // namespace engine::reversi
