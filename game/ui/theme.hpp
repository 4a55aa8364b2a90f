#pragma once

#include <cstdint>

#include "game/canvas.hpp"

namespace game::ui {

enum class ThemeName : std::uint8_t { paper, night };

/// Every colour of the screens that is not a piece's own.
struct Theme {
    Colour paper;          ///< behind everything
    Colour paper_low;      ///< the same at the bottom of the window
    Colour card, card_low; ///< panels and cards, top and bottom
    Colour ink, muted;
    Colour line; ///< hairlines and borders
    Colour control, control_low, control_ink;
    Colour accent, accent_low, accent_ink; ///< the main button
    Colour danger, danger_ink;             ///< a button that cannot be undone
    Colour warning;                        ///< words and signs that warn, on paper and cards
    Colour focus;
    Colour shadow;
    Colour wood, wood_low, square, square_low, coordinate; ///< the board

    friend bool operator==(const Theme&, const Theme&) = default;
};

[[nodiscard]] const Theme& theme(ThemeName name);

/// WCAG 2 contrast ratio of two opaque colours, 1 to 21.
[[nodiscard]] double contrast(Colour a, Colour b);

} // namespace game::ui
