#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/bot/bot.hpp"
#include "engine/bot/thinker.hpp"
#include "game/contest/contest.hpp"

namespace game {

/// A match on this machine: people, bots, or both.
class LocalContest final : public Contest {
public:
    struct Settings {
        engine::MatchSettings match;
        std::array<std::optional<engine::LevelName>, 2> bots; ///< by seat; empty: a person
        std::uint64_t seed = 0;                               ///< of the bots
        std::int64_t started = 0;                             ///< seconds since 1970 UTC
        /// A match to go on with, of the settings `match`.
        std::optional<engine::Match> begun = {};
    };

    explicit LocalContest(Settings settings);

    [[nodiscard]] const engine::Match& match() const override { return match_; }
    [[nodiscard]] std::optional<engine::Seat> my_turn() const override;
    [[nodiscard]] std::optional<engine::Seat> my_seat() const override;
    [[nodiscard]] std::int64_t started() const override { return settings_.started; }
    [[nodiscard]] std::array<bool, 2> bots() const override {
        return {is_bot(engine::Seat::first), is_bot(engine::Seat::second)};
    }
    void want(const Wish& wish) override;
    Notices update(std::chrono::milliseconds now) override;
    void pause(bool on) override { paused_ = on; }

private:
    [[nodiscard]] bool is_bot(engine::Seat seat) const {
        return settings_.bots[engine::index(seat)].has_value();
    }
    [[nodiscard]] std::optional<engine::Seat> bot_to_act() const;
    void act(engine::Seat seat, const std::string& action);
    void tell_ending();
    void let_bot_think(engine::Seat seat);
    void go_on();

    Settings settings_;
    engine::Match match_;
    engine::Thinker thinker_;
    std::optional<engine::Thought> thought_;
    std::optional<std::chrono::milliseconds> ripe_; ///< a bot's answer is played from then on
    std::chrono::milliseconds now_{};
    std::optional<std::chrono::milliseconds> begun_; ///< the time of `Settings::started`
    std::uint64_t thoughts_ = 0;
    bool paused_ = false;
    Notices notices_;
};

} // namespace game
