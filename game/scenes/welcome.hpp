#pragma once

#include "game/scenes/context.hpp"
#include "game/scenes/scene.hpp"

namespace game {

/// The first start: asks the nickname once, offers the tutorial; both can be skipped.
[[nodiscard]] ScenePtr welcome_scene(Context& context);

} // namespace game
