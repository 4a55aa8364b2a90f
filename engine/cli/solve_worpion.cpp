#include "engine/cli/data.hpp"
#include "engine/cli/solve.hpp"

namespace engine::cli {

Result<Solution> solve(const worpion::State&) {
    const auto book = read_worpion_book();
    if (!book)
        return book.error();
    return Solution{};
}

} // namespace engine::cli
