#pragma once

#include <string>

#include "engine/jungle/board.hpp"

namespace engine::jungle {

/// `a1` to `g9`.
[[nodiscard]] inline std::string square_text(int square) {
    return {static_cast<char>('a' + column(square)), static_cast<char>('1' + row(square))};
}

} // namespace engine::jungle
