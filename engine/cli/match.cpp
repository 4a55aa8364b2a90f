#include <array>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

#include "engine/base/scanner.hpp"
#include "engine/bot/bot.hpp"
#include "engine/bot/openings.hpp"
#include "engine/bot/tactics.hpp"
#include "engine/cli/commands.hpp"
#include "engine/cli/data.hpp"

namespace engine::cli {

namespace {

/// Who plays: a bot of some level, or one of those that bots are measured against.
struct Player {
    std::optional<Level> level;
    std::string (*without_level)(const Table&, std::uint64_t) = nullptr;
};

struct Settings {
    GameId game{};
    std::array<Player, 2> players; ///< of --first and --second
    std::uint64_t games = 0, seed = 0;
    bool paired = false;
};

/// Half points of --first.
using Points = int;
constexpr Points win = 2, draw = 1, loss = 0;

Result<Player> player_of(const Arguments& arguments, std::string_view option, GameId game) {
    const auto word = arguments.value(option);
    if (!word)
        return usage_error(std::string(option) + " is missing: a level, random or tactics");
    if (*word == "random")
        return Player{std::nullopt, random_action};
    if (*word == "tactics")
        return Player{std::nullopt, tactical_action};
    const auto name = level_of(*word);
    if (!name)
        return usage_error(name.error().arguments.front() + ", random, tactics");
    Level chosen = level(game, *name);
    const auto time = number_of(arguments, "--time", 1, longest_time, 0);
    if (!time)
        return time.error();
    if (*name == LevelName::master && *time > 0)
        chosen.budget.time = std::chrono::milliseconds(*time);
    return Player{chosen};
}

Result<Settings> read_settings(Given given) {
    constexpr std::array<std::string_view, 5> options{"--first", "--second", "--games", "--seed",
                                                      "--time"};
    constexpr std::array<std::string_view, 1> flags{"--paired"};
    const auto arguments = read_arguments(given, {options, flags, 1, 1});
    if (!arguments)
        return arguments.error();
    const auto game = game_of(arguments->words.front());
    if (!game)
        return game.error();
    const auto first = player_of(*arguments, "--first", *game);
    if (!first)
        return first.error();
    const auto second = player_of(*arguments, "--second", *game);
    if (!second)
        return second.error();
    const auto games = number_of(*arguments, "--games", 1, 1'000'000, 10);
    if (!games)
        return games.error();
    const auto seed = number_of(*arguments, "--seed", 0, UINT64_MAX, 1);
    if (!seed)
        return seed.error();
    const bool paired = arguments->has("--paired");
    if (paired && *games % 2 != 0)
        return usage_error("--paired plays two games an opening: --games must be even");
    return Settings{*game, {*first, *second}, *games, *seed, paired};
}

Knowledge knowledge_for(const Settings& settings) {
    for (const Player& player : settings.players)
        if (player.level && player.level->perfect)
            return read_knowledge(settings.game);
    return {};
}

/// Plays game `number`, from 1; the player of --first has `side`.
Table played(const Settings& settings, const Knowledge& knowledge, std::uint64_t number,
             Side side) {
    const std::uint64_t seed = settings.seed + number;
    Table table = match_opening(settings.game, settings.paired ? (number + 1) / 2 : number);
    while (!table.outcome()) {
        const Player& player = settings.players.at(table.to_act() == side ? 0 : 1);
        const std::string action = player.level
                                       ? think(table, *player.level, knowledge, seed, {}).action
                                       : player.without_level(table, seed);
        if (!table.play(action))
            throw std::logic_error("a bot's action \"" + action + "\" is illegal in " +
                                   table.position());
    }
    return table;
}

Points points(const Table& table, Side side) {
    const auto winner = table.outcome()->winner;
    return !winner ? draw : *winner == side ? win : loss;
}

/// The score of --first in percent with its 95 % error bar. Pairs are independent of each other,
/// games are not. The bar takes two pairs won and two lost into account besides those played, as
/// Agresti and Coull do (The American Statistician 52, 1998): few pairs that agree prove little.
std::string score_line(const std::vector<Points>& games) {
    double sum = 0, squares = 0;
    const double pairs = static_cast<double>(games.size()) / 2;
    for (std::size_t i = 0; i + 1 < games.size(); i += 2) {
        const double score = (games[i] + games[i + 1]) / 4.0;
        sum += score;
        squares += score * score;
    }
    const double mean = (sum + 2) / (pairs + 4);
    const double variance = (squares + 2) / (pairs + 4) - mean * mean;
    std::array<char, 64> line{};
    std::snprintf(line.data(), line.size(), "score %.1f %% +- %.1f\n", 100 * sum / pairs,
                  100 * 1.96 * std::sqrt(variance / (pairs + 4)));
    return line.data();
}

} // namespace

Printed match(Given given) {
    const auto settings = read_settings(given);
    if (!settings)
        return settings.error();
    const Knowledge knowledge = knowledge_for(*settings);
    constexpr std::array<std::string_view, 3> words{"second ", "draw ", "first "}; // by points
    std::array<int, 3> count{};
    std::vector<Points> games;
    for (std::uint64_t number = 1; number <= settings->games; ++number) {
        const Side side = settings->paired && number % 2 == 0 ? Side::second : Side::first;
        const Table table = played(*settings, knowledge, number, side);
        games.push_back(points(table, side));
        const auto kind = static_cast<std::size_t>(games.back());
        ++count.at(kind);
        std::cout << number << ' ' << words.at(kind) << to_text(table.outcome()->reason) << ' '
                  << table.length() << std::endl;
    }
    return (settings->paired ? score_line(games) : "") + "first " + std::to_string(count[win]) +
           " second " + std::to_string(count[loss]) + " draw " + std::to_string(count[draw]) + "\n";
}

} // namespace engine::cli
