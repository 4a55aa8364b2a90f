#pragma once

#include <cstdint>
#include <functional>

#include "game/scenes/context.hpp"
#include "game/scenes/scene.hpp"

namespace game {

/// Whose files a copy of the program takes that found another one running.
enum class WhoseFiles : std::uint8_t { usual, separate };

/// What the screen needs to know and to tell.
struct SecondCopy {
    std::function<bool()> free;             ///< the other copy has ended; asked twice a second
    std::function<void(WhoseFiles)> choose; ///< told once; not told: neither, the program ends
};

/// Says that the player's files are in use by another copy of the program, and offers a profile
/// beside them. Ends the program's scenes either way; takes the usual files by itself as soon as
/// they are free.
[[nodiscard]] ScenePtr second_copy_scene(Context& context, SecondCopy about);

} // namespace game
