#pragma once

#include <string>
#include <string_view>

#include "game/ui/page.hpp"
#include "game/ui/texts.hpp"

namespace game {

/// The words about a control of a scene, or empty: its own, or those of the catalogs at
/// `tip.<scene>.<name>` or else `tip.<name>`, its spaces as dashes and without
/// a number at its end.
[[nodiscard]] std::string tip_words(const ui::Texts& texts, std::string_view scene,
                                    const ui::Control& control);

} // namespace game
