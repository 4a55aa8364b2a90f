#pragma once

#include <cstdint>

#include "game/ui/shapes.hpp"

namespace game::board {

/// The eyelids of the animal of this rank, 1 to 8, over its picture that is `half` as wide around
/// `centre`; `shut` is 0 (nothing is drawn) to 1. `opacity` as that of the picture.
void add_lids(ui::Mesh& mesh, std::uint8_t rank, Vec centre, float half, float shut, float opacity);

} // namespace game::board
