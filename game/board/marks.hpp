#pragma once

#include "game/board/board.hpp"
#include "game/ui/shapes.hpp"

namespace game::board {

/// What a mark is drawn with.
struct MarkStyle {
    const ui::Theme& theme;
    const Skin& skin;
    const Geometry& geometry;
};

/// Whether the piece in hand is shown over this square.
[[nodiscard]] bool ghost_on(const Marks& marks, engine::Cell cell);
/// The marks that lie under the pieces: glow, the winning line, last move, dots.
void add_marks_below(ui::Mesh& mesh, const MarkStyle& style, const Marks& marks);
/// Those over the pieces: gold rings, crosses, the keyboard's cursor, advice.
void add_marks_above(ui::Mesh& mesh, const MarkStyle& style, const Marks& marks);

} // namespace game::board
