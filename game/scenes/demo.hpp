#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/table.hpp"
#include "game/board/board.hpp"
#include "game/canvas.hpp"
#include "game/scenes/context.hpp"
#include "game/scenes/excerpt.hpp"

namespace game {

/// A small board that shows a few actions, once each time it is asked to, and is still otherwise,
/// with the position after them.
class Demo {
public:
    /// Preconditions: the position can be read and the actions are legal from there, in order.
    Demo(engine::GameId game, std::string_view position,
         const std::vector<std::string_view>& actions);

    /// After the actions the piece there shakes, as one does whose try is refused.
    void refuse(engine::Cell piece) { refused_ = piece; }
    /// Begins again from the first position.
    void play();
    void stop();
    /// Moves on; `reduced` and `speed` as the settings say.
    void update(float seconds, bool reduced, float speed);
    [[nodiscard]] bool moving() const { return !all_shown() || shake_left_ > 0; }
    /// Whether all actions were shown.
    [[nodiscard]] bool all_shown() const { return step_ == moves_.size(); }
    /// The position before all actions.
    [[nodiscard]] const engine::Table& first() const { return tables_.front(); }
    [[nodiscard]] const engine::Table& last() const { return tables_.back(); }
    [[nodiscard]] const std::vector<engine::Move>& moves() const { return moves_; }

    /// The whole board in the middle of `area`.
    void draw(Canvas& canvas, const Context& context, Rect area) const;
    /// The board, or the part of it, that stands there.
    void draw_at(const Excerpt& at, Canvas& canvas, const Context& context) const;

private:
    [[nodiscard]] board::Marks marks() const;

    std::vector<engine::Table> tables_; ///< before the first action, and after each
    std::vector<engine::Move> moves_;
    std::optional<engine::Cell> refused_;
    std::size_t step_; ///< the action shown now; past the last: still
    float rest_ = 0;   ///< seconds before it begins
    float progress_ = 0;
    float shake_left_ = 0; ///< seconds
    bool reduced_ = false;
};

/// What is marked on a board that stands still: the line that won, or an alignment to answer.
[[nodiscard]] board::Marks marks_of(const engine::Table& table);
/// A board that stands still.
void draw_still(Canvas& canvas, const Context& context, const Excerpt& at,
                const engine::Table& table, const board::Marks& marks);

} // namespace game
