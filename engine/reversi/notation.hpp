#pragma once

#include <string>

namespace engine::reversi {

/// The name of a square (0 to 63), `a1` to `h8`.
[[nodiscard]] std::string square_text(int square);

} // namespace engine::reversi
