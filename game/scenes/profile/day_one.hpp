#pragma once

#include <optional>
#include <string>

#include "engine/bot/levels.hpp"
#include "game/scenes/context.hpp"
#include "game/ui/page.hpp"

// What a profile shows until a match has been counted: who waits for a first one.
namespace game::profile {

/// A word of welcome and the four bots, each a card that leads to a match, on a panel in `room`;
/// while records are still read, that alone is said.
void add_day_one(ui::Page& page, const Context& context, const Rect& room, bool reading);
/// The faces on the cards of such a page.
void draw_day_one(Canvas& canvas, const ui::Page& page, const ui::Hands& hands);
/// Whose card that is; empty: nobody's.
[[nodiscard]] std::optional<engine::LevelName> first_opponent(const std::string& id);

} // namespace game::profile
