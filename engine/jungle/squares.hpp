#pragma once

#include <string>

#include "engine/jungle/board.hpp"

namespace engine::jungle {

/// `a1` to `g9`.
[[nodiscard]] inline std::string square_text(int square) {
    return to_text(cell(square));
}

} // namespace engine::jungle
