#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.hpp"

/// The lines of a record, before anything is known of games and rules. Views are of the page, which
/// must outlive them; offsets count in it, as in the text it was made of.
namespace engine::record {

/// A header as it stands.
struct Field {
    std::string_view name, value;
    std::size_t at = 0; ///< where its line begins
};

/// What is wrong, and where.
struct Fault {
    std::size_t at = 0;
    Error reason;
};

/// A round: its headers, then its moves.
struct RoundPart {
    std::size_t at = 0;
    std::vector<Field> fields;
    std::size_t moves_begin = 0, moves_end = 0;
};

/// A record in its parts. Those behind a fault that leaves their sense open are missing.
struct Parts {
    std::vector<Field> fields;     ///< of the match
    std::vector<RoundPart> rounds; ///< also where moves stand without a `Round:`
    std::vector<Field> closing;    ///< after the last moves
    std::optional<Fault> fault;    ///< the first
};

/// The text with `\n` alone at the ends of lines, without a byte order mark or control characters;
/// every byte keeps its place.
[[nodiscard]] std::string page_of(std::string_view text);
/// The number, from 1, of the line that holds the offset.
[[nodiscard]] std::size_t line_of(std::string_view page, std::size_t at);
/// Whether a header of this name is one that records have in their match or round parts.
[[nodiscard]] bool is_known(std::string_view name);
/// Whether the first line that is neither empty nor a comment is a header.
[[nodiscard]] bool has_headers(std::string_view page);
[[nodiscard]] Parts parts_of(std::string_view page);

} // namespace engine::record
