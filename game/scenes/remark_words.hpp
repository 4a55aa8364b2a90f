#pragma once

#include <string>

#include "engine/search/remark.hpp"
#include "game/ui/texts.hpp"

namespace game {

/// What is said of an action to the player who may choose it, in a phrase without a full stop:
/// `Takes the wolf`. `opponent` is how the other player is called.
[[nodiscard]] std::string remark_words(const ui::Texts& texts, const engine::Remark& remark,
                                       const std::string& opponent);

} // namespace game
