#pragma once

#include <optional>
#include <string>

#include "engine/bot/bot.hpp"
#include "game/canvas.hpp"
#include "game/scenes/context.hpp"
#include "game/ui/page.hpp"

namespace game {

/// Puts the choice of an opponent on a page: a card for each bot, and one for two people. Empty
/// stands for those. Tips say how strong each is in `game`.
void add_opponents(ui::Page& page, const Context& context, engine::GameId game, const Rect& row,
                   std::optional<engine::LevelName> chosen);

/// Their faces, on the page as it is shown.
void draw_opponents(Canvas& canvas, const ui::Page& page, const ui::Hands& hands);

/// Whom a control of `add_opponents` stands for; nothing for any other control.
[[nodiscard]] std::optional<std::optional<engine::LevelName>> opponent_of(const std::string& id);

} // namespace game
