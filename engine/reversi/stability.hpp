#pragma once

#include "engine/reversi/board.hpp"

namespace engine::reversi {

/// Discs of the player to move that can never be turned over again: along each of the four axes
/// the line is full, or it ends beside the disc, or a disc just as stable stands beside it. There
/// may be more of them than this finds.
[[nodiscard]] Squares stable(Board board);

} // namespace engine::reversi
