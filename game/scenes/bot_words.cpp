#include "game/scenes/bot_words.hpp"

namespace game {

namespace {

std::string key_of(engine::LevelName level) {
    return std::string(engine::to_text(level));
}

std::string key_of(engine::GameId game) {
    return std::string(engine::info(game).key);
}

} // namespace

std::string bot_name(const ui::Texts& texts, engine::LevelName level) {
    return texts("bot." + key_of(level));
}

std::string level_word(const ui::Texts& texts, engine::LevelName level) {
    return texts("level." + key_of(level));
}

std::string bot_title(const ui::Texts& texts, engine::LevelName level) {
    return texts("bot.title", {bot_name(texts, level), level_word(texts, level)});
}

std::string bot_line(const ui::Texts& texts, engine::GameId game, engine::LevelName level) {
    return texts("bot." + key_of(level) + "." + key_of(game), {bot_name(texts, level)});
}

std::string level_words(const ui::Texts& texts, engine::GameId game, engine::LevelName level) {
    const std::string words = "setup.about." + key_of(level), own = words + "." + key_of(game);
    return texts(texts.has(own) ? own : words);
}

} // namespace game
