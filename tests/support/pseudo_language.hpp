#pragma once

#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "game/ui/texts.hpp"
#include "game/ui/utf8.hpp"

namespace support {

/// How much longer the pseudo-language runs than English.
inline constexpr double pseudo_growth = 0.35;

/// A sentence as a longer language might have it: its letters bear accents, and so many of the
/// small ones stand twice that it has 35 % more characters (rounded up), spread over all its words.
/// Placeholders `{0}` and what is no letter stay as they are.
inline std::string pseudo(std::string_view english) {
    static constexpr std::u32string_view plain = U"aceinosuyACEINOSUY";
    static constexpr std::u32string_view accented = U"àçéîñôšùÿÀÇÉÎÑÔŠÙÝ";
    std::u32string longer;
    double owed = 1 - pseudo_growth; // rounds up
    bool slot = false;
    for (const char32_t c : game::ui::code_points(english)) {
        slot = slot ? c != U'}' : c == U'{';
        const std::size_t at = plain.find(c);
        longer += slot || at == std::u32string_view::npos ? c : accented[at];
        if (slot || c == U'}')
            continue;
        owed += pseudo_growth;
        for (; c >= U'a' && c <= U'z' && owed >= 1; owed -= 1)
            longer += longer.back();
    }
    return game::ui::utf8(longer);
}

/// A name, which no language changes: of the program, its games and bots.
inline bool is_name(std::string_view key) {
    const std::string_view bot = "bot.";
    return key == "app.name" || key.starts_with("game.") ||
           (key.starts_with(bot) && key.find('.', bot.size()) == std::string_view::npos);
}

/// The English catalog in the pseudo-language.
inline game::ui::Texts pseudo_texts(std::string_view english_json) {
    auto words = nlohmann::json::parse(english_json);
    for (auto& [key, sentence] : words.items())
        if (!is_name(key))
            sentence = pseudo(sentence.get<std::string>());
    return *game::ui::Texts::read(game::ui::Language::en, words.dump());
}

} // namespace support
