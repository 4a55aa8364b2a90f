#pragma once

#include "tests/support/lesson_scenes.hpp"
#include "tests/support/match_scenes.hpp"
#include "tests/support/menu_scenes.hpp"

namespace support {

/// Calls `look` with every screen of the game, in every state whose layout differs. The scene may
/// be acted on; the world's settings are those of the caller but for what a state needs.
inline void each_scene(World& world, const Look& look) {
    each_menu(world, look);
    each_lesson(world, look);
    each_match(world, look);
}

} // namespace support
