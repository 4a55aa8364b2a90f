#include <algorithm>
#include <array>
#include <fstream>
#include <iostream>
#include <optional>

#include "engine/base/english.hpp"
#include "engine/base/scanner.hpp"
#include "engine/cli/commands.hpp"
#include "engine/match/record.hpp"
#include "engine/match/record_moves.hpp"
#include "engine/match/record_page.hpp"
#include "engine/match/record_words.hpp"

namespace engine::cli {

namespace {

/// No record is longer; what is, is no record.
constexpr std::size_t longest_record = 1 << 20;

Result<std::string> read_all(std::istream& in, const std::string& name) {
    std::string text(longest_record + 1, '\0');
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (in.bad())
        return refused(name + ": cannot be read");
    text.resize(static_cast<std::size_t>(in.gcount()));
    if (text.size() > longest_record)
        return refused(name + ": longer than 1 MiB, this is no record");
    return text;
}

Result<std::string> read_input(std::string_view file) {
    if (file == "-")
        return read_all(std::cin, "standard input");
    std::ifstream in{std::string(file), std::ios::binary};
    // Looking ahead shows whether this is a directory.
    if (!in || (in.peek() == std::char_traits<char>::eof() && in.bad()))
        return refused(std::string(file) + ": cannot be read, check its name and permissions");
    in.clear();
    return read_all(in, std::string(file));
}

Result<Table> beginning(const Arguments& arguments) {
    auto table = table_of(arguments);
    const auto name = arguments.value("--opening");
    if (!table || !name)
        return table;
    if (arguments.has("--position"))
        return usage_error("--opening and --position exclude each other");
    const engine::GameInfo& game = table->info();
    const auto opening = opening_named(game.id, *name);
    if (!opening)
        return usage_error("unknown opening \"" + shown(*name) + "\": use one of " +
                           joined(game.openings));
    return Table::start(game.id, *opening);
}

/// Of a whole record: the position that its one round came to, and how that ended.
Printed replay_record(GameId game, std::string_view text) {
    const Reading reading = read_record(text);
    if (reading.fault)
        return refused(english(*reading.fault));
    const Match& match = reading.record->match;
    if (match.settings().game != game)
        return refused("the record is of " + std::string(match.table().info().key));
    if (match.round() > 1)
        return refused("the record has " + std::to_string(match.round()) +
                       " rounds: give one round's moves");
    return match.table().position() + "\n" + record::result_text(match.rounds().back()) + "\n";
}

/// Of moves alone: what they lead to from `start`, or from the opening that they show.
Result<Table> replay_moves(GameId game, std::string_view page, const std::optional<Table>& start) {
    const record::MovesText text = record::moves_text(game, page);
    auto end = start ? start->replay(text.moves) : Table::from_record(game, text.moves);
    if (end && text.fault)
        return text.fault->reason;
    return end;
}

} // namespace

Printed replay(Given given) {
    constexpr std::array<std::string_view, 2> options{"--position", "--opening"};
    const auto arguments = read_arguments(given, {options, {}, 1, 2});
    if (!arguments)
        return arguments.error();
    const auto start = beginning(*arguments);
    if (!start)
        return start.error();
    const auto text = read_input(arguments->words.size() > 1 ? arguments->words[1] : "-");
    if (!text)
        return text.error();
    if (text->find('\0') != std::string::npos)
        return refused(english(Error{"record.binary"}));
    const bool told = arguments->has("--position") || arguments->has("--opening");
    const std::string page = record::page_of(*text);
    if (record::has_headers(page)) {
        if (told)
            return usage_error(
                "the record tells where it starts: leave --opening and --position out");
        return replay_record(start->info().id, *text);
    }
    const auto end =
        replay_moves(start->info().id, page, told ? std::optional(*start) : std::nullopt);
    if (!end)
        return refused(english(end.error()));
    return end->position() + "\n" + result_line(*end) + "\n";
}

} // namespace engine::cli
