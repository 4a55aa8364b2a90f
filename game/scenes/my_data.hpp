#pragma once

#include "game/scenes/context.hpp"
#include "game/scenes/scene.hpp"

namespace game {

/// Everything of the player at once: saved in one file, taken in from one, or deleted.
[[nodiscard]] ScenePtr my_data_scene(Context& context);

} // namespace game
