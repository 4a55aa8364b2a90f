#pragma once

#include <string>
#include <vector>

#include "engine/base/result.hpp"
#include "engine/reversi/state.hpp"
#include "engine/worpion/state.hpp"

namespace engine::cli {

/// What `solve` found.
struct Solution {
    std::string value;             ///< the line printed first: `win 11`, `+4`
    std::string members;           ///< the same as members of a JSON object: `"value":"win"`
    std::vector<std::string> best; ///< the best actions, in any order
};

/// One function a game, each in a file of its own. Precondition: the game is not over. Errors are
/// those of `Printed`.
[[nodiscard]] Result<Solution> solve(const worpion::State& state);
/// With `empties_to_winner` the empty squares count for whoever has more discs.
[[nodiscard]] Result<Solution> solve(const reversi::State& state, bool empties_to_winner);

} // namespace engine::cli
