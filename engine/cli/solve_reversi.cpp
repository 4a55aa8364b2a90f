#include "engine/cli/commands.hpp"
#include "engine/cli/solve.hpp"

namespace engine::cli {

Result<Solution> solve(const reversi::State&, bool) {
    return refused("reversi is not solved yet: use worpion");
}

} // namespace engine::cli
