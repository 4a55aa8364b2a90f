#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/canvas.hpp"
#include "game/ui/page.hpp"

namespace game::home {

/// A thing that stands at the top of home and leads somewhere.
struct BarItem {
    std::string id;
    ui::Icon icon{};
    std::string label = {};                ///< empty: the icon alone
    std::optional<std::string> brief = {}; ///< stands instead where there is no room for all
    std::string tip = {};                  ///< where the catalogs' will not do
};

/// The items at the right end of `row`, in their order. Where they are too wide together all take
/// their brief words; where that is not enough, the longest words are cut.
[[nodiscard]] ui::Page bar(const TextMetrics& metrics, Rect row, std::vector<BarItem> items);

} // namespace game::home
