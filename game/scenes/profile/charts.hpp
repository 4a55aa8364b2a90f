#pragma once

#include <span>

#include "game/canvas.hpp"
#include "game/profile/statistics.hpp"
#include "game/ui/shapes.hpp"
#include "game/ui/theme.hpp"

// Small charts of how matches ended. Won, drawn and lost differ in shape as well as in colour:
// solid, striped, hollow; above, on and below a line.
namespace game::profile {

/// What stands for an ending beside its word.
void add_swatch(ui::Mesh& mesh, const ui::Theme& theme, const Rect& rect, Ending ending);

/// A bar cut into parts in proportion, each wide enough to be seen; without a match only its track.
void add_bar(ui::Mesh& mesh, const ui::Theme& theme, const Rect& rect, const Tally& tally);

/// The last matches from the left to the right, as many places as are kept.
void add_results(ui::Mesh& mesh, const ui::Theme& theme, const Rect& rect,
                 std::span<const Ending> last);

} // namespace game::profile
