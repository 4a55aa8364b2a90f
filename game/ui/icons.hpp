#pragma once

#include "game/ui/page.hpp"
#include "game/ui/shapes.hpp"

namespace game::ui {

/// Adds an icon that fills a square of `size` about `centre`; none adds nothing.
void add_icon(Mesh& mesh, Icon icon, Vec centre, float size, Colour colour);

} // namespace game::ui
