#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/game.hpp"
#include "engine/table.hpp"
#include "game/board/pose.hpp"
#include "game/board/skin.hpp"
#include "game/canvas.hpp"
#include "game/ui/theme.hpp"

namespace game::board {

/// Squares smaller than this, in logical units, get a thin rim without coordinates: a board on a
/// card.
inline constexpr float smallest_labelled_cell = 40;

/// From where a board is seen. Coordinates follow it; the names of squares never change.
struct View {
    bool from_top = false; ///< rank 1 is at the top
    bool turned = false;   ///< all that by half a turn

    friend bool operator==(const View&, const View&) = default;
};

/// How a game is seen by the player who sits at this screen: Jungle is turned so that one's own
/// side is near. `near` is the first side where two sit here.
[[nodiscard]] View view_of(const engine::GameInfo& info, engine::Side near);

/// Where the board stands: squares of a whole number of device pixels.
struct Geometry {
    Rect frame;   ///< with its wooden rim and coordinates
    Rect squares; ///< the squares alone
    float cell = 0;
    int columns = 0, rows = 0;
    View view;

    [[nodiscard]] Rect square(engine::Cell cell) const;
    [[nodiscard]] Vec centre(engine::Cell cell) const;
    /// The point of a position in squares as `Pose` has it: 0.5, 0.5 is the middle of a1.
    [[nodiscard]] Vec point(float x, float y) const;
    /// The other way round: a point of the screen in squares.
    [[nodiscard]] Vec position(Vec point) const;
    [[nodiscard]] std::optional<engine::Cell> at(Vec point) const;
    /// The step on the board that is this one (to the right, up) on the screen.
    [[nodiscard]] engine::Cell step(engine::Cell on_screen) const;
};

/// The largest board in `area`, its squares snapped to device pixels.
[[nodiscard]] Geometry fit(Rect area, const engine::GameInfo& game, View view, float scale);

/// A move that is advised.
struct Advice {
    std::optional<engine::Cell> from; ///< of the piece that moves
    engine::Cell to;
    std::optional<engine::Token>
        piece;       ///< as it would stand there; empty: another stands there now
    float swell = 0; ///< 0 to 1: how far the marks reach out

    friend bool operator==(const Advice&, const Advice&) = default;
};

/// What is drawn over and under the pieces.
struct Marks {
    std::vector<engine::Cell> targets;  ///< dots: empty squares to go to
    std::vector<engine::Cell> takeable; ///< dashed rings: pieces that may be taken, or turned over
    std::vector<engine::Cell> goals;    ///< gold rings: squares that win at once
    std::vector<engine::Cell> trapped;  ///< red rings: pieces that any other may take
    std::vector<engine::Cell> barred;   ///< crosses: squares that a rule keeps the piece from
    std::optional<engine::Cell> aimed;  ///< the piece under the pointer that may be picked up
    std::optional<engine::Cell> picked;
    std::optional<engine::Cell> over;   ///< where the piece that is dragged may be put down
    std::optional<engine::Cell> cursor; ///< of the keyboard
    std::optional<engine::Token> ghost; ///< the piece in hand, over the square under the pointer
    float ghost_turn = 1;               ///< 0 to 1: how far the ghost has turned to its face
    std::vector<engine::Cell> turning;  ///< pieces that the ghost would turn to its side
    std::optional<Advice> advised;
    std::vector<engine::Row> glow; ///< an alignment to answer: the rest dims
    std::vector<engine::Row> won;  ///< the line drawn at the end
    float won_progress = 1;        ///< 0 to 1: how far it is drawn
    float won_opacity = 1;
    std::optional<engine::Cell> last; ///< where the last move went
    std::optional<engine::Cell> left; ///< the square it came from
    engine::Side last_side{};
    std::optional<engine::Cell> shaken; ///< the piece of a refused try
    float shake = 0;                    ///< its shift in logical units
};

/// Marks a move as the last one; a pass leaves no trace.
void mark_last(Marks& marks, const engine::Move& move);
/// Marks what the rules say of squares whoever is to move: pieces in traps.
void mark_rules(Marks& marks, const engine::Picture& picture);

/// Seconds that a piece shakes whose try is refused, at speed 1.
inline constexpr float shake_time = 0.12F;
/// How far aside it is then, in logical units, with so many seconds to go.
[[nodiscard]] float shaken_by(float seconds_left);

/// Who stands in a line is glad of it, whom it threatens is worried.
[[nodiscard]] Mood mood(const Pose& piece, const Marks& marks);

/// Draws board, marks and pieces. `pieces` come from `pose` (or `resting`).
void draw(Canvas& canvas, const ui::Theme& theme, const Skin& skin, const Geometry& geometry,
          const std::vector<Pose>& pieces, const Marks& marks);

/// One piece by itself, for trays, names and cards: `radius` in logical units. In Jungle the face 0
/// is a token that stands for its side.
void draw_piece(Canvas& canvas, const Skin& skin, Vec centre, float radius, engine::Side owner,
                std::uint8_t face, float opacity = 1);

} // namespace game::board
