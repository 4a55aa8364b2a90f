#pragma once

#include <string>
#include <vector>

#include "game/canvas.hpp"
#include "game/ui/page.hpp"

namespace game::home {

/// A way from home to another screen.
struct Way {
    std::string id;
    ui::Icon icon{};
    std::string label = {};
    ui::Kind kind = ui::Kind::button;
    std::string tip = {}; ///< where the catalogs' will not do
};

/// Between two ways of a row.
inline constexpr float way_gap = 12;

/// How wide a row of these is at least, without icons.
[[nodiscard]] float width_of(const TextMetrics& metrics, const std::vector<Way>& ways, float size);

/// A row of buttons of one width, or as wide as their words ask for where those need it; icons
/// stand there where there is room. `size` is that of the words.
[[nodiscard]] ui::Page row_of(const TextMetrics& metrics, const Rect& row,
                              const std::vector<Way>& ways, float size);

} // namespace game::home
