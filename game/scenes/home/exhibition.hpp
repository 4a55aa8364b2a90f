#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>

#include "engine/bot/bot.hpp"
#include "engine/bot/thinker.hpp"
#include "game/scenes/play/stage.hpp"

namespace game::home {

/// Two bots that cost little play one game after another, for whoever looks on. A game that takes
/// long is left where it stands.
class Exhibition {
public:
    /// As `engine::think`.
    using Think = std::function<engine::Thought(const engine::Table&, const engine::Level&,
                                                const engine::Knowledge&, std::uint64_t seed,
                                                std::stop_token)>;

    /// Begins with a game; the others follow in their order.
    Exhibition(Think think, engine::GameId first, std::uint64_t seed);

    /// Time passes; `speed` as the settings say.
    void update(float seconds, float speed);
    /// Blocks until whoever thinks has thought: `update` then plays it.
    void wait() { thinker_.wait(); }
    /// True while something moves on its own.
    [[nodiscard]] bool moving() const;
    [[nodiscard]] const play::Stage& stage() const { return stage_; }
    /// Who plays a side.
    [[nodiscard]] engine::LevelName player(engine::Side side) const;
    /// How much is to be seen, 0 to 1: one game fades away before the next appears.
    [[nodiscard]] float shown() const;
    /// How far the line that won is drawn, 0 to 1.
    [[nodiscard]] float won_progress() const;

private:
    void begin(engine::GameId game);
    void think_on(float seconds);
    [[nodiscard]] bool over() const;

    Think think_;
    std::uint64_t seed_;
    const engine::Knowledge nothing_; ///< beyond the rules; before the thread that reads it
    play::Stage stage_;
    int games_ = 0;    ///< that have begun
    float age_ = 0;    ///< seconds of this game
    float rest_ = 0;   ///< seconds that the pieces have stood still
    float ending_ = 0; ///< seconds since it was over
    engine::Thinker<engine::Thought> thinker_;
};

} // namespace game::home
