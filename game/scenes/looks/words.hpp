#pragma once

#include <string>

#include "game/profile/shop.hpp"
#include "game/ui/texts.hpp"

namespace game::looks {

/// The name of a look: `Wood`.
[[nodiscard]] std::string name_of(const ui::Texts& texts, const Look& look);
/// What it is, in a sentence.
[[nodiscard]] std::string words_of(const ui::Texts& texts, const Look& look);
/// A number of coins: `65 coins`.
[[nodiscard]] std::string coins_words(const ui::Texts& texts, int coins);

} // namespace game::looks
