#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.hpp"
#include "engine/match/match.hpp"

namespace engine {

/// A line `name: value` of a record.
struct Header {
    std::string name, value;

    friend bool operator==(const Header&, const Header&) = default;
};

/// A match as a file keeps it (kind `.rvr`).
struct Record {
    Match match;
    std::int64_t started = 0; ///< seconds since 1970 UTC
    /// Headers that this program does not know, in their order: they are written again where they
    /// stood.
    std::vector<Header> headers = {};                    ///< of the match
    std::vector<std::vector<Header>> round_headers = {}; ///< of each round, as many as there are
    std::vector<Header> closing = {}; ///< after the last moves, as signatures are

    friend bool operator==(const Record&, const Record&) = default;
};

/// The saved form of a match, UTF-8 text of kind `.rvr`. Two ends that hold the same match and
/// start time write the same bytes. Names lose what `is_printable` refuses, the space around them
/// and what follows the 64th character. Clock times are cut to tenths of a second.
[[nodiscard]] std::string to_record(const Match& match, std::int64_t started);
[[nodiscard]] std::string to_record(const Record& record);

/// What reading a record yields.
struct Reading {
    /// The whole record; with a fault, what could be read: all rounds and moves before a fault in
    /// them (that round left unfinished), or all of them where only a header is wrong.
    std::optional<Record> record;
    /// What is wrong first: `record.line` (see `line_error`) with a code `record.*` or of a game;
    /// or one of the file as a whole, `record.empty`, `record.binary`, `record.foreign`.
    std::optional<Error> fault;
};

/// Reads what `to_record` writes: the match goes on from there with the same rounds, clocks (as the
/// last move left them; they stand) and automatic turns. A forced pass played last is not in a
/// record: whoever runs the match plays `Match::forced()` first, as ever.
///
/// A bare list of moves is read too, as an unfinished or finished match of one round without names.
/// It belongs to `game`, or to the one game that can read it; `game` matters only where the text
/// does not name one. Tolerated: CRLF, CR, a byte order mark, space at the end of lines, empty
/// lines, comments from `;` to the end of a line, move numbers (`1.`), headers left out. Takes time
/// and memory in proportion to the text, whatever it holds.
[[nodiscard]] Reading read_record(std::string_view text, std::optional<GameId> game = std::nullopt);

} // namespace engine
