#pragma once

#include <optional>

#include "engine/bot/bot.hpp"
#include "game/canvas.hpp"

namespace game {

/// The face of the bot of a level; without one, two people. Drawn within `radius` of `centre`.
void draw_portrait(Canvas& canvas, std::optional<engine::LevelName> level, Vec centre,
                   float radius);

} // namespace game
