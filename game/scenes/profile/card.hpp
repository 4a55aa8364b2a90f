#pragma once

#include "game/canvas.hpp"
#include "game/profile/statistics.hpp"
#include "game/scenes/context.hpp"
#include "game/ui/page.hpp"

// What the profile says of one game.
namespace game::profile {

/// Its words: the game, wins in a row, the counts against each opponent. `rect` is 200 wide and 380
/// high at least.
void add_card(ui::Page& page, const Context& context, const Rect& rect, engine::GameId game,
              const Statistics::Game& record);

/// Its charts and faces, over the page.
void draw_card(Canvas& canvas, const Context& context, const Rect& rect, engine::GameId game,
               const Statistics::Game& record);

} // namespace game::profile
