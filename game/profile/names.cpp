#include "game/profile/names.hpp"

#include "engine/base/utc.hpp"
#include "game/ui/utf8.hpp"

namespace game {

namespace {

/// What stands for U+00C0 to U+00FF in a file name.
constexpr std::string_view latin = "aaaaaaaceeeeiiiidnooooo-ouuuuyts"
                                   "aaaaaaaceeeeiiiidnooooo-ouuuuyty";

/// A name as part of a file name: at most 24 lower-case ASCII letters, digits and `-`.
std::string plain(std::string_view name) {
    std::string result;
    for (const char32_t c : ui::code_points(name)) {
        char letter = '-';
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
            letter = static_cast<char>(c);
        else if (c >= 'A' && c <= 'Z')
            letter = static_cast<char>(c - 'A' + 'a');
        else if (c >= 0xC0 && c <= 0xFF)
            letter = latin[c - 0xC0];
        if (letter != '-' || (!result.empty() && result.back() != '-'))
            result += letter;
        if (result.size() == 24)
            break;
    }
    while (!result.empty() && result.back() == '-')
        result.pop_back();
    return result.empty() ? "player" : result;
}

} // namespace

std::string record_stem(std::int64_t started, std::string_view game, std::string_view first,
                        std::string_view second) {
    const std::string date = engine::utc_text(started);
    std::string stem = date.substr(0, 10) + '-';
    for (const char c : date.substr(11))
        if (c >= '0' && c <= '9')
            stem += c;
    return stem + '-' + plain(game) + '-' + plain(first) + '-' + plain(second);
}

std::string record_stem(const engine::MatchSettings& settings, std::int64_t started) {
    return record_stem(started, engine::info(settings.game).key, settings.names[0],
                       settings.names[1]);
}

} // namespace game
