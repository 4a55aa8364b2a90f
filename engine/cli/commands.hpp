#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/base/result.hpp"
#include "engine/bot/bot.hpp"
#include "engine/cli/arguments.hpp"
#include "engine/table.hpp"

namespace engine::cli {

/// The words that follow a command's name.
using Given = std::span<const std::string_view>;

/// What a command prints when it succeeds. An error of code `usage` means wrong usage (its argument
/// is the sentence), one of code `refused` an input that was read and refused, one of code `data`
/// that a data file is missing or damaged (the argument of both is the whole line).
using Printed = Result<std::string>;

Printed legal(Given given);
Printed result(Given given);
Printed replay(Given given);
Printed perft(Given given);
Printed best(Given given);
/// Prints each game as it ends, and returns what comes after them.
Printed match(Given given);
Printed bench(Given given);
Printed solve(Given given);
Printed build_book(Given given);

/// Errors of `Printed`.
[[nodiscard]] Error usage_error(std::string sentence);
[[nodiscard]] Error refused(std::string line);
/// Refuses a position whose game is over.
[[nodiscard]] Error game_over(const Table& table);

/// The names with commas between them.
[[nodiscard]] std::string joined(std::span<const std::string_view> names);
/// The game of this name.
[[nodiscard]] Result<GameId> game_of(std::string_view word);
/// The level of this name.
[[nodiscard]] Result<LevelName> level_of(std::string_view word);
/// The game named by the first word, at its start or at `--position`.
[[nodiscard]] Result<Table> table_of(const Arguments& arguments);
/// The same for a command that takes nothing else.
[[nodiscard]] Result<Table> table_of(Given given);

/// `ongoing`, or the winner's side or `draw` and the reason.
[[nodiscard]] std::string result_line(const Table& table);

} // namespace engine::cli
