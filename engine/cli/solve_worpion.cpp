#include "engine/cli/data.hpp"
#include "engine/cli/solve.hpp"
#include "engine/worpion/solution.hpp"

namespace engine::cli {

namespace {

Solution printable(const worpion::State& state, const worpion::Solution& solved) {
    Solution solution;
    switch (solved.value.ending) {
    case worpion::Ending::win:
        solution.value = "win";
        break;
    case worpion::Ending::draw:
        solution.value = "draw";
        break;
    case worpion::Ending::loss:
        solution.value = "loss";
        break;
    }
    solution.members = "\"value\":\"" + solution.value + "\"";
    if (const auto distance = solved.value.distance) {
        solution.value += " " + std::to_string(*distance);
        solution.members += ",\"distance\":" + std::to_string(*distance);
    }
    for (const auto action : solved.best)
        solution.best.push_back(to_text(state, action));
    return solution;
}

} // namespace

Result<Solution> solve(const worpion::State& state) {
    if (worpion::Solver::needs_no_book(state))
        return printable(state, worpion::solve(state, nullptr));
    const auto book = read_worpion_book();
    if (!book)
        return book.error();
    return printable(state, worpion::solve(state, &*book));
}

} // namespace engine::cli
