#include "engine/cli/solve.hpp"

#include <algorithm>
#include <array>

#include "engine/base/scanner.hpp"
#include "engine/cli/commands.hpp"
#include "engine/cli/json.hpp"

namespace engine::cli {

namespace {

/// What is wrong with the use of `--empties`, which is Reversi's.
std::optional<Error> empties_fault(const Arguments& arguments, GameId game) {
    const auto empties = arguments.value("--empties");
    if (!empties)
        return std::nullopt;
    if (game != GameId::reversi)
        return usage_error("--empties is for reversi alone");
    if (*empties != "winner")
        return usage_error("--empties \"" + shown(*empties) + "\" must be winner");
    return std::nullopt;
}

struct Solver {
    bool empties_to_winner;

    Result<Solution> operator()(const worpion::State& state) const { return solve(state); }
    Result<Solution> operator()(const reversi::State& state) const {
        return solve(state, empties_to_winner);
    }
    Result<Solution> operator()(const jungle::State&) const {
        return refused("jungle is not solved yet: use one of worpion, reversi");
    }
};

std::string printed(const Solution& solution, bool json) {
    if (json)
        return "{" + solution.members + ",\"best\":" + json_list(solution.best) + "}\n";
    std::string text = solution.value + "\nbest:";
    for (const std::string& action : solution.best)
        text += " " + action;
    return text + "\n";
}

} // namespace

Printed solve(Given given) {
    constexpr std::array<std::string_view, 2> options{"--position", "--empties"};
    constexpr std::array<std::string_view, 1> flags{"--json"};
    const auto arguments = read_arguments(given, {options, flags, 1, 1});
    if (!arguments)
        return arguments.error();
    const auto table = table_of(*arguments);
    if (!table)
        return table.error();
    if (!arguments->has("--position"))
        return usage_error("solve needs --position");
    if (const auto fault = empties_fault(*arguments, table->info().id))
        return *fault;
    if (table->outcome())
        return game_over(*table);
    auto solution = table->visit(Solver{arguments->has("--empties")});
    if (!solution)
        return solution.error();
    std::sort(solution->best.begin(), solution->best.end());
    return printed(*solution, arguments->has("--json"));
}

} // namespace engine::cli
