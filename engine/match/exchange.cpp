#include "engine/match/exchange.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "engine/base/english.hpp"
#include "engine/base/scanner.hpp"
#include "engine/match/record_page.hpp"

namespace engine {

namespace {

constexpr std::size_t board_size = 64;

std::string without_space(std::string_view text) {
    std::string packed;
    std::copy_if(text.begin(), text.end(), std::back_inserter(packed),
                 [](char c) { return !is_space(c); });
    return packed;
}

/// `X`, `O` or `-` for a square as other programs write it, 0 for any other character.
char disc(char c) {
    if (std::string_view("Xx*Bb").find(c) != std::string_view::npos)
        return 'X';
    if (std::string_view("Oo0Ww").find(c) != std::string_view::npos)
        return 'O';
    return std::string_view("-._").find(c) != std::string_view::npos ? '-' : '\0';
}

/// Whether a text is meant as a board of Reversi: made of squares alone, and about as many.
bool looks_like_board(std::string_view packed) {
    constexpr std::size_t least = 32, most = 100;
    return packed.size() >= least && packed.size() <= most &&
           std::all_of(packed.begin(), packed.end(), disc);
}

/// A board, then perhaps the side to move.
Result<Table> read_board(std::string_view packed) {
    std::string position(packed);
    std::transform(position.begin(), position.end(), position.begin(), disc);
    if (position.size() == board_size)
        position += 'X';
    if (position.size() != board_size + 1 || position.back() == '-')
        return Error{"paste.board_length", {std::to_string(packed.size())}};
    position.insert(board_size, 1, ' ');
    return Table::from_position(GameId::reversi, position);
}

/// The game whose positions look like this text.
std::optional<GameId> position_kind(std::string_view text) {
    const std::string_view board = text.substr(0, text.find_first_of(" \t\r\n"));
    const auto slashes = std::count(board.begin(), board.end(), '/');
    if (slashes == 3)
        return GameId::worpion;
    if (slashes == 8)
        return GameId::jungle;
    return std::nullopt;
}

Result<Pasted> pasted(Result<Table> table) {
    if (!table)
        return table.error();
    return Pasted(std::move(*table));
}

/// Of an error on the only line there is, what is wrong with it.
Error without_line(const Error& error) {
    const auto inner = cause(error);
    return error.code == "record.line" && inner ? inner->error : error;
}

Error unreadable(std::string_view text) {
    return {"paste.unreadable", {shown(text.substr(0, text.find_first_of("\r\n")))}};
}

} // namespace

Result<Pasted> read_pasted(std::string_view text, std::optional<GameId> preferred) {
    text = trimmed(text);
    if (text.empty())
        return Error{"paste.empty"};
    if (const auto game = position_kind(text))
        return pasted(Table::from_position(*game, text));
    constexpr std::size_t longest_board = 1024;
    const std::string packed = text.size() > longest_board ? std::string() : without_space(text);
    if (looks_like_board(packed))
        return pasted(read_board(packed));

    Reading reading = read_record(text, preferred);
    const bool bare = !record::has_headers(record::page_of(text));
    if (!reading.fault && bare)
        return Pasted(reading.record->match.table());
    if (!reading.fault)
        return Pasted(std::move(*reading.record));
    if (reading.fault->code == "record.foreign")
        return unreadable(text);
    return bare ? without_line(*reading.fault) : *reading.fault;
}

std::string to_transcript(const Table& table) {
    assert(table.info().id == GameId::reversi);
    return without_space(table.record());
}

std::string to_board(const Table& table) {
    assert(table.info().id == GameId::reversi);
    return table.position().substr(0, board_size);
}

} // namespace engine
