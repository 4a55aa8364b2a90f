#include <array>
#include <chrono>
#include <stop_token>

#include "engine/bot/openings.hpp"
#include "engine/bot/tactics.hpp"
#include "engine/cli/commands.hpp"
#include "engine/jungle/search.hpp"
#include "engine/reversi/search.hpp"
#include "engine/worpion/search.hpp"

namespace engine::cli {

namespace {

/// Searched in each game: this many positions, at most so deep and so far.
constexpr std::uint64_t positions = 8;
constexpr int depth = 7;
constexpr std::uint64_t nodes_each = 50'000;

/// Position `number`: an opening, played on at random by twice as many actions as its number; one
/// that ends before is left as it was.
Table bench_position(GameId game, std::uint64_t number) {
    Table table = match_opening(game, number);
    for (std::uint64_t i = 0; i < 2 * number; ++i) {
        Table next = table;
        if (!next.play(random_action(table, number)) || next.outcome())
            break;
        table = next;
    }
    return table;
}

std::uint64_t nodes_of(GameId game) {
    const Budget budget{.depth = depth, .nodes = nodes_each, .time = std::nullopt};
    std::uint64_t sum = 0;
    for (std::uint64_t number = 1; number <= positions; ++number)
        sum += bench_position(game, number).visit([&](const auto& state) {
            return search(state, budget, 0, std::stop_token()).nodes;
        });
    return sum;
}

} // namespace

Printed bench(Given given) {
    const auto arguments = read_arguments(given, {{}, {}, 0, 1});
    if (!arguments)
        return arguments.error();
    std::vector<GameId> games(all_games().begin(), all_games().end());
    if (!arguments->words.empty()) {
        const auto game = game_of(arguments->words.front());
        if (!game)
            return game.error();
        games = {*game};
    }
    const auto begin = std::chrono::steady_clock::now();
    std::uint64_t nodes = 0;
    for (const GameId game : games)
        nodes += nodes_of(game);
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
    const auto speed = static_cast<std::uint64_t>(static_cast<double>(nodes) / seconds.count());
    return "nodes " + std::to_string(nodes) + "\nnodes/second " + std::to_string(speed) + "\n";
}

} // namespace engine::cli
