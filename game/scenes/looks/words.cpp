#include "game/scenes/looks/words.hpp"

#include <array>
#include <string_view>

namespace game::looks {

namespace {

std::string key_of(const Look& look) {
    constexpr std::array<std::string_view, 3> kinds{"pieces", "board", "bubble"};
    return "look." + std::string(kinds[static_cast<std::size_t>(look.kind)]) + "." +
           std::string(look.name);
}

} // namespace

std::string name_of(const ui::Texts& texts, const Look& look) {
    return texts(key_of(look));
}

std::string words_of(const ui::Texts& texts, const Look& look) {
    return texts(key_of(look) + ".words");
}

std::string coins_words(const ui::Texts& texts, int coins) {
    return texts(coins == 1 ? "looks.coins.one" : "looks.coins", {std::to_string(coins)});
}

} // namespace game::looks
