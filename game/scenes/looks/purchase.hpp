#pragma once

#include "game/profile/shop.hpp"
#include "game/scenes/context.hpp"

namespace game::looks {

/// Asks whether a look shall be bought, with the coins before and after; what is bought is worn at
/// once. Precondition: it can be bought.
[[nodiscard]] ScenePtr purchase_scene(Context& context, const Look& look);

/// Takes a changed wardrobe into force and saves it; false, and nothing changes, where it cannot be
/// saved.
[[nodiscard]] bool keep(Context& context, const Wardrobe& wardrobe);

} // namespace game::looks
