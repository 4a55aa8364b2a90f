#pragma once

#include <cstddef>
#include <initializer_list>
#include <string_view>
#include <vector>

#include "engine/table.hpp"
#include "game/board/board.hpp"
#include "game/canvas.hpp"
#include "game/scenes/context.hpp"

namespace game {

/// A small board that shows a few actions, once each time it is asked to, and is still otherwise,
/// with the position after them.
class Demo {
public:
    /// Preconditions: the position can be read and the actions are legal from there, in order.
    Demo(engine::GameId game, std::string_view position,
         std::initializer_list<std::string_view> actions);

    /// Begins again from the first position.
    void play();
    void stop() { step_ = moves_.size(); }
    /// Moves on; `reduced` and `speed` as the settings say.
    void update(float seconds, bool reduced, float speed);
    [[nodiscard]] bool moving() const { return step_ < moves_.size(); }
    /// The position before all actions.
    [[nodiscard]] const engine::Table& first() const { return tables_.front(); }
    [[nodiscard]] const engine::Table& last() const { return tables_.back(); }

    void draw(Canvas& canvas, const Context& context, Rect area) const;

private:
    std::vector<engine::Table> tables_; ///< before the first action, and after each
    std::vector<engine::Move> moves_;
    std::size_t step_; ///< the action shown now; past the last: still
    float rest_ = 0;   ///< seconds before it begins
    float progress_ = 0;
    bool reduced_ = false;
};

/// A board that stands still; the line that won, or an alignment to answer, is marked.
void draw_still(Canvas& canvas, const Context& context, Rect area, const engine::Table& table);

} // namespace game
