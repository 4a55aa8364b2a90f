#include "game/platform.hpp"

#include <algorithm>

namespace game {

float scale_for(Vec pixels, float user_factor) {
    const float natural = std::max(1.F, std::min(pixels.x / 1280, pixels.y / 800));
    const float roomy = std::min(pixels.x / 800, pixels.y / 600);
    // A window without an area still gets a scale that one may divide by.
    return std::max(0.05F, std::min(natural * user_factor, roomy));
}

} // namespace game
