#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "game/canvas.hpp"
#include "game/input.hpp"
#include "game/ui/page.hpp"
#include "game/ui/theme.hpp"

namespace game::review {

/// A list that may be longer than its room, by whole rows: which are seen, and how keys, wheel and
/// the bar at its right end move through it. Its controls are named `row 0` and so on.
class Rows {
public:
    explicit Rows(float height) : height_(height) {}

    /// Rows that `area` has room for.
    [[nodiscard]] std::size_t room(const Rect& area) const;
    /// The rows that are seen, from `first` to before `end`.
    struct Span {
        std::size_t first = 0, end = 0;
    };
    [[nodiscard]] Span seen(const Rect& area, std::size_t count) const;
    /// Where a row stands. Precondition: it is seen.
    [[nodiscard]] Rect rect(const Rect& area, std::size_t row) const;

    /// Wheel and bar; true where the input was theirs alone.
    bool on(const Input& input, const Rect& area, std::size_t count);
    /// Scrolls so that the row the focus goes to is there, or takes it there by the keys that skip
    /// rows; true where nothing else is to be done about the key.
    bool on_key(const input::KeyDown& key, ui::Hands& hands, const Rect& area, std::size_t count);
    /// A row was put in at `index`, or taken out.
    void shifted(std::size_t index, bool in, ui::Hands& hands);

    void draw_bar(Canvas& canvas, const ui::Theme& theme, const Rect& area,
                  std::size_t count) const;

    [[nodiscard]] static std::string id(std::size_t row) { return "row " + std::to_string(row); }
    /// The row in a control's name, as `row 3` or `delete 3`.
    [[nodiscard]] static std::optional<std::size_t> row_of(const std::string& id);

private:
    [[nodiscard]] Rect bar(const Rect& area, std::size_t count) const;
    void show(std::size_t row, const Rect& area);
    void scroll_to(float top, const Rect& area, std::size_t count);

    float height_;
    std::size_t top_ = 0;
    std::optional<float> held_; ///< the bar is held this far below its top
};

} // namespace game::review
