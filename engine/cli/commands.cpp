#include "engine/cli/commands.hpp"

#include <array>

#include "engine/base/english.hpp"
#include "engine/base/scanner.hpp"

namespace engine::cli {

Error usage_error(std::string sentence) {
    return {"usage", {std::move(sentence)}};
}

Error refused(std::string line) {
    return {"refused", {std::move(line)}};
}

Error game_over(const Table& table) {
    return refused("--position: the game is over (" + result_line(table) +
                   "), give one that is still played");
}

std::string joined(std::span<const std::string_view> names) {
    std::string text;
    for (const std::string_view name : names)
        text += (text.empty() ? "" : ", ") + std::string(name);
    return text;
}

Result<GameId> game_of(std::string_view word) {
    if (const auto game = game_named(word))
        return *game;
    std::vector<std::string_view> names;
    for (const GameId one : all_games())
        names.push_back(info(one).key);
    return usage_error("unknown game \"" + shown(word) + "\": use one of " + joined(names));
}

Result<LevelName> level_of(std::string_view word) {
    if (const auto level = level_named(word))
        return *level;
    return usage_error("unknown level \"" + shown(word) + "\": use one of " + level_words());
}

Result<Table> table_of(const Arguments& arguments) {
    const auto game = game_of(arguments.words.front());
    if (!game)
        return game.error();
    const auto position = arguments.value("--position");
    if (!position)
        return Table::start(*game);
    auto table = Table::from_position(*game, *position);
    if (!table) {
        const Error& error = table.error();
        return refused("--position, character " + std::to_string(error.at.value_or(0) + 1) + ": " +
                       english(error));
    }
    return table;
}

Result<Table> table_of(Given given) {
    constexpr std::array<std::string_view, 1> options{"--position"};
    const auto arguments = read_arguments(given, {options, {}, 1, 1});
    if (!arguments)
        return arguments.error();
    return table_of(*arguments);
}

std::string result_line(const Table& table) {
    const auto outcome = table.outcome();
    if (!outcome)
        return "ongoing";
    std::string line = "draw";
    if (outcome->winner)
        line = *outcome->winner == Side::first ? "first" : "second";
    return line + " " + std::string(to_text(outcome->reason));
}

} // namespace engine::cli
