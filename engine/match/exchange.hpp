#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "engine/base/result.hpp"
#include "engine/match/record.hpp"
#include "engine/table.hpp"

/// Games and positions as people copy and paste them, in other programs' ways of writing too.
namespace engine {

/// A position, or a game from its bare list of moves (then `length()` is not 0); or a record.
using Pasted = std::variant<Table, Record>;

/// What a copied text is: a record with headers; a list of moves (`f5d6c3`, `1. f5 2. d6`,
/// `b2r b2-b3/c2v`, `8 a3-a4`); a position string of any game; a board of Reversi as 64 characters
/// in lines or not, Dark one of `X x * B b`, Light one of `O o 0 W w`, empty one of `- . _`, then
/// perhaps the side to move (otherwise Dark). Where several games are possible, `preferred`
/// decides. Errors: `paste.*`, those of `read_record` (one of a list of moves without its line),
/// and the reader's of the kind of position that the text looks like.
[[nodiscard]] Result<Pasted> read_pasted(std::string_view text,
                                         std::optional<GameId> preferred = std::nullopt);

/// A game of Reversi as other programs read it: its moves run together, `f5d6c3`. Precondition: it
/// is Reversi.
[[nodiscard]] std::string to_transcript(const Table& table);
/// The 64 characters of a board of Reversi, `X`, `O` and `-` from a1 along the ranks. Precondition:
/// it is Reversi.
[[nodiscard]] std::string to_board(const Table& table);

} // namespace engine
