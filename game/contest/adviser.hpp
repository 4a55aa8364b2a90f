#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <utility>

#include "engine/bot/hint.hpp"
#include "engine/bot/thinker.hpp"
#include "engine/table.hpp"

namespace game {

/// Finds hints for the player at this screen, one at a time, while the screen goes on.
class Adviser {
public:
    /// As `engine::advise`.
    using Advise = std::function<engine::Hint(const engine::Table&, const engine::Knowledge&,
                                              const engine::Budget&, std::stop_token)>;

    /// `knowledge` outlives it.
    Adviser(Advise advise, const engine::Knowledge& knowledge)
        : advise_(std::move(advise)), knowledge_(knowledge) {}

    /// Begins to think about this table, whose game is not over; forgets what it said before.
    void ask(const engine::Table& table);
    /// Stops thinking; there is no hint any more.
    void forget();
    /// Takes the answer as soon as it is there.
    void update();
    /// Blocks until it has thought: `update` then takes the answer.
    void wait() { thinker_.wait(); }
    [[nodiscard]] bool thinking() const { return thinker_.busy(); }
    [[nodiscard]] const std::optional<engine::Hint>& hint() const { return hint_; }

private:
    Advise advise_;
    const engine::Knowledge& knowledge_;
    engine::Thinker<engine::Hint> thinker_;
    std::optional<engine::Hint> hint_;
};

} // namespace game
