#pragma once

#include <string>

#include "game/canvas.hpp"
#include "game/looks.hpp"
#include "game/ui/theme.hpp"

namespace game::play {

/// Draws what somebody said, in the left of `room` and over what stands there; its tail points to
/// the left, at who said it.
void draw_bubble(Canvas& canvas, const ui::Theme& theme, BubbleStyle style, const Rect& room,
                 const std::string& words);

} // namespace game::play
