#pragma once

#include <functional>
#include <string>
#include <vector>

#include "game/scenes/context.hpp"
#include "game/ui/layout.hpp"
#include "game/ui/page.hpp"

// Pages of one panel: questions, notices, short forms.
namespace game {

inline constexpr float button_height = 48, button_gap = 12;

/// A panel in the middle of the window, as high as what `fill` puts below one another; `padding` is
/// between its edges and that.
[[nodiscard]] ui::Page panel_page(const Context& context, float width,
                                  const std::function<void(ui::Page&, ui::Column&)>& fill,
                                  float padding = 28);

/// The button that most want, large and across the column.
void add_main(ui::Page& page, ui::Column& column, std::string id, std::string label);

/// The field `name` for the player's own name.
[[nodiscard]] ui::Control name_field(const ui::Texts& texts, const Rect& rect, std::string name);

/// The next row of a column, cut into one button each.
struct Choice {
    std::string id;
    ui::Kind kind{};
    std::string label;
    bool selected = false;
};
void add_row(ui::Page& page, ui::Column& column, const std::vector<Choice>& choices);

} // namespace game
