#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/bot/bot.hpp"
#include "engine/table.hpp"
#include "game/ui/texts.hpp"

// Bots as people meet them: each level is somebody, with a name that reads the same from both ends.
// Records and the wire know only the level.
namespace game {

/// The level of the bot that records name so (`bot:amateur`), or empty for a person; a level
/// unknown here is taken for the strongest known.
[[nodiscard]] std::optional<engine::LevelName> bot_named(std::string_view name);

/// `Ava`.
[[nodiscard]] std::string bot_name(const ui::Texts& texts, engine::LevelName level);
/// A level within a sentence: `amateur`.
[[nodiscard]] std::string level_word(const ui::Texts& texts, engine::LevelName level);
/// `Ava (amateur)`.
[[nodiscard]] std::string bot_title(const ui::Texts& texts, engine::LevelName level);
/// What the bot is like in this game, in one sentence.
[[nodiscard]] std::string bot_line(const ui::Texts& texts, engine::GameId game,
                                   engine::LevelName level);
/// How strong the level is in this game, in one sentence.
[[nodiscard]] std::string level_words(const ui::Texts& texts, engine::GameId game,
                                      engine::LevelName level);

} // namespace game
