#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "engine/table.hpp"
#include "game/board/board.hpp"
#include "game/input.hpp"

namespace game::board {

/// Turns pointer and keys into an action of the table, for every game: a click or drag from square
/// to square, a click on an empty square, an arrow over a piece. What is dragged is put back by
/// Escape, the right button, a lost focus and a window of another size. A value; knows only the
/// legal moves.
class Picker {
public:
    /// What came of an input.
    struct Nothing {
        friend bool operator==(const Nothing&, const Nothing&) = default;
    };
    struct Redraw {          ///< hover, cursor, face or pick changed
        bool turned = false; ///< the pawn in hand was turned over
        bool lifted = false; ///< a piece was picked up
        friend bool operator==(const Redraw&, const Redraw&) = default;
    };
    struct Play {
        std::string action; ///< notation
        friend bool operator==(const Play&, const Play&) = default;
    };
    /// A try that the rules refuse; `attempt` is its notation where it has one, for the reader's
    /// reason.
    struct Refused {
        engine::Cell at;
        std::string attempt;
        friend bool operator==(const Refused&, const Refused&) = default;
    };
    using Picked = std::variant<Nothing, Redraw, Play, Refused>;

    /// A piece that the pointer holds while its button is down; points of the screen.
    struct Held {
        engine::Cell from;
        Vec grip;             ///< where it was taken
        Vec at;               ///< where the pointer is
        bool dragged = false; ///< the pointer has moved by more than a hand that clicks
        bool away = false;    ///< and has left the square
        friend bool operator==(const Held&, const Held&) = default;
    };

    /// The position changed: forgets what was picked, keeps pointer, cursor and face.
    void reset();
    /// `moves` are the legal ones now (empty when it is not this player's turn: then only hover
    /// moves).
    Picked on(const Input& input, const Geometry& geometry, const engine::Table& table,
              std::span<const engine::Move> moves);

    /// Takes the side that `move` shows into the hand; with `cursor` the keyboard's goes to where
    /// the move begins. Not while a piece is held.
    void prepare(const engine::Move& move, bool cursor);

    /// What this adds to the marks of the board. Without `show_legal` the squares where a piece may
    /// be put are not shown; what the one under the pointer does still is.
    void mark(Marks& marks, const engine::Table& table, std::span<const engine::Move> moves,
              bool show_legal = true) const;
    /// The side the pawn in hand shows: 0 recto, 1 verso.
    [[nodiscard]] std::uint8_t face() const { return face_; }
    /// The pointer is over the board and leads, not the keyboard's cursor.
    [[nodiscard]] bool pointed_at() const { return pointer_leads_ && hovered_; }
    [[nodiscard]] const std::optional<Held>& held() const { return held_; }
    /// The square of the piece that is in the hand.
    [[nodiscard]] const std::optional<engine::Cell>& picked() const { return picked_; }

    friend bool operator==(const Picker&, const Picker&) = default;

private:
    /// What one input is judged by; `moves` without a forced pass, which is not picked.
    struct Scene {
        const Geometry& geometry;
        const engine::Table& table;
        std::span<const engine::Move> moves;
    };

    Picked on_pointer(std::optional<engine::Cell> cell, const Scene& scene);
    Picked on_moved(Vec at, const Scene& scene);
    Picked on_press(const input::Pressed& press, const Scene& scene);
    Picked on_release(Vec at, const Scene& scene);
    Picked on_key(Key key, const Scene& scene);
    Picked on_arrow(engine::Cell step, const Scene& scene);
    /// A click, or Enter on the keyboard's cursor.
    Picked choose(engine::Cell cell, const Scene& scene);
    void mark_placements(Marks& marks, const engine::Table& table,
                         std::span<const engine::Move> moves, bool show_legal) const;
    void mark_steps(Marks& marks, const engine::Picture& picture,
                    std::span<const engine::Move> moves) const;
    Picked go(engine::Cell from, engine::Cell to, const Scene& scene);
    Picked put(engine::Cell cell, const Scene& scene);
    Picked turn(const Scene& scene);
    Picked drop();
    bool move_cursor(engine::Cell step, const engine::GameInfo& info);
    /// The square that pointer or cursor, whichever leads, is on.
    [[nodiscard]] std::optional<engine::Cell> aimed() const {
        return pointer_leads_ ? hovered_ : cursor_;
    }

    std::optional<engine::Cell> hovered_, cursor_, picked_;
    std::optional<Held> held_;
    bool pointer_leads_ = false; ///< the pointer moved since the last cursor key
    std::uint8_t face_ = 0;
};

} // namespace game::board
