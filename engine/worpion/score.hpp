#pragma once

#include <cstdint>
#include <vector>

#include "engine/worpion/value.hpp"

namespace engine::worpion {

/// A value in one byte, for the side to act: the greater, the better. A win in N actions is
/// `fastest - N`, a loss in N the negative of that, a draw 0.
using Score = std::int8_t;
using Scores = std::vector<Score>;

inline constexpr Score fastest = 64;
inline constexpr Score lost_now = -fastest; ///< the game is over, the other side has won
/// A win in an unknown number of actions; its negative is such a loss.
inline constexpr Score some_win = 127;

/// The score one action before a position of this score with the same side to act.
[[nodiscard]] constexpr Score one_earlier(Score score) {
    return static_cast<Score>(score - (score > 0 ? 1 : 0) + (score < 0 ? 1 : 0));
}

[[nodiscard]] constexpr Value value_of(Score score) {
    if (score == 0)
        return {};
    const int size = score < 0 ? -score : score;
    Value value{score < 0 ? Ending::loss : Ending::win, {}};
    if (size != some_win)
        value.distance = fastest - size;
    return value;
}

} // namespace engine::worpion
