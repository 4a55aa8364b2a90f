#pragma once

#include <optional>

#include "game/canvas.hpp"
#include "game/input.hpp"
#include "game/ui/theme.hpp"

namespace game::ui {

/// A list that is longer than its room, and how far it is scrolled; logical units.
struct Scrolled {
    Rect room;
    float length = 0; ///< of the whole list
    float top = 0;    ///< of what is above the room

    [[nodiscard]] float most() const { return length > room.h ? length - room.h : 0; }
};

/// The bar at the right of such a list, by which a mouse without a wheel moves it.
class ScrollBar {
public:
    /// Where the list is to be scrolled to, where the input was the bar's.
    std::optional<float> on(const Input& input, const Scrolled& list);
    [[nodiscard]] bool held() const { return held_.has_value(); }
    void draw(Canvas& canvas, const Theme& theme, const Scrolled& list) const;

private:
    std::optional<float> held_; ///< so far below its top
};

} // namespace game::ui
