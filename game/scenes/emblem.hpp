#pragma once

#include "engine/table.hpp"
#include "game/scenes/context.hpp"

namespace game {

/// What stands for a game in lists: a piece of its first side, with a rim where it would be lost.
void draw_emblem(Canvas& canvas, const Context& context, engine::GameId game, Vec centre,
                 float radius);

} // namespace game
