#include <array>

#include "engine/bot/bot.hpp"
#include "engine/cli/commands.hpp"
#include "engine/cli/data.hpp"
#include "engine/cli/json.hpp"

namespace engine::cli {

namespace {

struct Limits {
    Level level;
    std::uint64_t seed = 1;
};

/// A search without weakness, within `--time`, `--depth` and `--nodes`.
Result<Level> budgeted_level(const Arguments& arguments) {
    Level free;
    const auto depth = number_of(arguments, "--depth", 1, 100, 100);
    const auto nodes = number_of(arguments, "--nodes", 1, UINT64_MAX, UINT64_MAX);
    const auto time = number_of(arguments, "--time", 1, longest_time, 0);
    for (const auto* number : {&depth, &nodes, &time})
        if (!*number)
            return number->error();
    free.budget.depth = static_cast<int>(*depth);
    free.budget.nodes = *nodes;
    if (*time > 0)
        free.budget.time = std::chrono::milliseconds(*time);
    return free;
}

/// A named level; the time that master takes may be told.
Result<Level> named_level(const Arguments& arguments, GameId game) {
    const auto name = level_of(arguments.value("--level").value_or("amateur"));
    if (!name)
        return name.error();
    if (arguments.has("--depth") || arguments.has("--nodes"))
        return usage_error("--level excludes --depth and --nodes");
    Level chosen = level(game, *name);
    if (!arguments.has("--time"))
        return chosen;
    if (*name != LevelName::master)
        return usage_error("--time goes with --level master or without a level");
    const auto time = number_of(arguments, "--time", 1, longest_time, 0);
    if (!time)
        return time.error();
    chosen.budget.time = std::chrono::milliseconds(*time);
    return chosen;
}

Result<Limits> read_limits(const Arguments& arguments, GameId game) {
    const bool budgeted =
        arguments.has("--time") || arguments.has("--depth") || arguments.has("--nodes");
    const auto level = budgeted && !arguments.has("--level") ? budgeted_level(arguments)
                                                             : named_level(arguments, game);
    if (!level)
        return level.error();
    const auto seed = number_of(arguments, "--seed", 0, UINT64_MAX, 1);
    if (!seed)
        return seed.error();
    return Limits{*level, *seed};
}

std::string as_json(const Thought& thought) {
    std::string text = "{\"action\":";
    text += json_text(thought.action);
    text += ",\"score\":" + std::to_string(thought.score);
    text += ",\"depth\":" + std::to_string(thought.depth);
    text += ",\"nodes\":" + std::to_string(thought.nodes);
    return text + ",\"line\":" + json_list(thought.line) + "}\n";
}

std::string as_lines(const Thought& thought) {
    std::string text = thought.action + "\n";
    text += "score " + std::to_string(thought.score);
    text += " depth " + std::to_string(thought.depth);
    text += " nodes " + std::to_string(thought.nodes);
    text += " line";
    for (const std::string& action : thought.line)
        text += " " + action;
    return text + "\n";
}

} // namespace

Printed best(Given given) {
    constexpr std::array<std::string_view, 6> options{"--position", "--level", "--time",
                                                      "--depth",    "--nodes", "--seed"};
    constexpr std::array<std::string_view, 1> flags{"--json"};
    const auto arguments = read_arguments(given, {options, flags, 1, 1});
    if (!arguments)
        return arguments.error();
    const auto table = table_of(*arguments);
    if (!table)
        return table.error();
    const auto limits = read_limits(*arguments, table->info().id);
    if (!limits)
        return limits.error();
    if (table->outcome())
        return game_over(*table);
    const Knowledge knowledge =
        limits->level.perfect ? read_knowledge(table->info().id) : Knowledge{};
    const Thought thought = think(*table, limits->level, knowledge, limits->seed, {});
    return arguments->has("--json") ? as_json(thought) : as_lines(thought);
}

} // namespace engine::cli
