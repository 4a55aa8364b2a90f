#pragma once

#include "engine/bot/bot.hpp"
#include "engine/table.hpp"

namespace engine {

/// Whether a bot that plays `bot` takes the draw it is offered. `thought` is its own or another's
/// about this table. From the game's 40th action on (Worpion, which has 31 at most: the 20th) it
/// does when it is not better; half as late already where it is proven to lose.
[[nodiscard]] bool accepts_draw(const Table& table, Side bot, const Thought& thought);

} // namespace engine
