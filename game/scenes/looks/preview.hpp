#pragma once

#include <string>

#include "game/profile/shop.hpp"
#include "game/scenes/context.hpp"

namespace game::looks {

/// A sign of a look, for a small card.
void draw_sample(Canvas& canvas, const Context& context, const Look& look, const Rect& rect);
/// How both boards, pieces of all games and a player's bubble would look.
void draw_preview(Canvas& canvas, const Context& context, const Looks& looks, const Rect& rect);

} // namespace game::looks
