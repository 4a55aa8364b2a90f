#pragma once

#include "game/board/skin.hpp"
#include "game/canvas.hpp"
#include "game/ui/theme.hpp"

namespace game::tutorial {

/// How long it takes at speed 1, in seconds.
inline constexpr float flourish_time = 0.9F;

/// Confetti in the colours of a game that bursts from a point and falls: `progress` 0 to 1 of the
/// way, out to about `reach` units.
void draw_flourish(Canvas& canvas, const ui::Theme& theme, const board::Skin& skin, Vec from,
                   float reach, float progress);

} // namespace game::tutorial
