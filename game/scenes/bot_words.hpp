#pragma once

#include <string>

#include "engine/bot/bot.hpp"
#include "engine/table.hpp"
#include "game/ui/texts.hpp"

// Bots as people meet them: each level is somebody, with a name that reads the same from both ends.
// Records and the wire know only the level.
namespace game {

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
