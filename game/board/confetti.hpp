#pragma once

#include <array>

#include "game/ui/shapes.hpp"

namespace game::board {

/// Seconds from the first paper that flies up to the last that is gone.
inline constexpr float paper_time = 1.5F;

/// Bits of paper `time` seconds after they flew up from `centre`, over about `width`; nothing
/// before and after. Each turns over less than three times in two seconds, so nothing flickers.
void add_confetti(ui::Mesh& mesh, Vec centre, float width, std::array<Colour, 4> colours,
                  float time);

} // namespace game::board
