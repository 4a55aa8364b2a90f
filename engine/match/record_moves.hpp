#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/match/clock.hpp"
#include "engine/match/record_page.hpp"
#include "engine/table.hpp"

/// The moves of a round as a record writes them, with clock times between.
namespace engine::record {

/// What the clock of the mover showed after a move.
struct MoveTime {
    std::size_t move = 0; ///< number of the move that it follows, from 1, passes not counted
    Time left{};
    std::size_t at = 0; ///< where it stands
};

/// Moves and times apart. Offsets count from the beginning of the text they were in.
struct MovesText {
    std::string moves; ///< as long as the text read, spaces where the rest stood
    std::vector<MoveTime> times;
    std::optional<Fault> fault; ///< the first; the moves and times end there
};

/// Takes apart the lines of a round's moves: `{43.1}` is a time; what follows `;` on a line, and
/// move numbers (`12.`), are left out.
[[nodiscard]] MovesText moves_text(GameId game, std::string_view text);

} // namespace engine::record
