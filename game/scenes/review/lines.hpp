#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/match/match.hpp"

namespace game::review {

/// An action in the list of moves.
struct Piece {
    std::string text;
    std::size_t ply = 0;    ///< of the position after it
    bool automatic = false; ///< made for a player whose time was up

    friend bool operator==(const Piece&, const Piece&) = default;
};

/// A turn in the list of moves.
struct Line {
    engine::Side side{};
    int number = 0; ///< of the pair of turns, from 1; 0 where it answers the one above
    std::vector<Piece> pieces;
    std::optional<engine::Time> left; ///< on the mover's clock afterwards

    friend bool operator==(const Line&, const Line&) = default;
};

/// The turns of a round; a forced pass is a dash. `clocked`: the match was played with clocks.
[[nodiscard]] std::vector<Line> lines(const engine::Round& round, bool clocked);
/// The line that a position belongs to; empty at the start.
[[nodiscard]] std::optional<std::size_t> line_of(const std::vector<Line>& lines, std::size_t ply);

} // namespace game::review
