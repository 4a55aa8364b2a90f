#pragma once

#include "game/scenes/context.hpp"

namespace game::home {

/// Where the parts of home stand.
struct Layout {
    Rect title;
    Rect bar;   ///< beside the title, to the right edge
    Rect cards; ///< one a game
    Rect ways;  ///< to a match
    Rect more;  ///< everything else
};

[[nodiscard]] Layout layout_of(const Context& context);

inline constexpr float title_size = 36;

} // namespace game::home
