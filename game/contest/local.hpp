#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>

#include "engine/bot/bot.hpp"
#include "engine/bot/thinker.hpp"
#include "game/contest/contest.hpp"

namespace game {

/// A match on this machine: people, bots, or both.
class LocalContest final : public Contest {
public:
    /// As `engine::think`.
    using Think = std::function<engine::Thought(const engine::Table&, const engine::Level&,
                                                const engine::Knowledge&, std::uint64_t seed,
                                                std::stop_token)>;
    struct Settings {
        engine::MatchSettings match;
        std::array<std::optional<engine::LevelName>, 2> bots; ///< by seat; empty: a person
        std::uint64_t seed = 0;                               ///< of the bots
        /// Of the bots; outlives the contest. Null: they know nothing beyond the rules.
        const engine::Knowledge* knowledge = nullptr;
        bool hints = true;        ///< the player at this screen may ask for some
        std::int64_t started = 0; ///< seconds since 1970 UTC
        /// A match to go on with, of the settings `match`.
        std::optional<engine::Match> begun = {};
        /// When it is gone on with, in seconds since 1970 UTC; empty: at its start.
        std::optional<std::int64_t> resumed = {};
        Think think = engine::think;
        Adviser::Advise advise = engine::advise;
    };

    explicit LocalContest(Settings settings);

    [[nodiscard]] const engine::Match& match() const override { return match_; }
    [[nodiscard]] std::optional<engine::Seat> my_turn() const override;
    [[nodiscard]] std::optional<engine::Seat> my_seat() const override;
    [[nodiscard]] bool resumed() const override { return goes_on_; }
    [[nodiscard]] std::int64_t started() const override { return settings_.started; }
    [[nodiscard]] std::array<bool, 2> bots() const override {
        return {is_bot(engine::Seat::first), is_bot(engine::Seat::second)};
    }
    void want(const Wish& wish) override;
    Notices update(std::chrono::milliseconds now) override;
    void pause(bool on) override;
    void in_motion(bool on) override { in_motion_ = on; }
    [[nodiscard]] bool thinking() const override;
    void hurry() override;
    /// Blocks until whoever thinks has thought: `update` then takes the answer.
    void wait();
    [[nodiscard]] Adviser* adviser() override { return gives_hints() ? &adviser_ : nullptr; }
    [[nodiscard]] const Adviser* adviser() const override {
        return gives_hints() ? &adviser_ : nullptr;
    }

private:
    /// What a machine has to think about: its own action, one for a player whose time is up, or
    /// what it was offered.
    enum class Duty : std::uint8_t { act, act_for, answer };
    struct Task {
        Duty duty{};
        std::chrono::milliseconds ripe{};   ///< the answer counts from then on
        std::chrono::milliseconds latest{}; ///< from then on it waits for no motion either
    };

    [[nodiscard]] bool is_bot(engine::Seat seat) const {
        return settings_.bots[engine::index(seat)].has_value();
    }
    [[nodiscard]] bool gives_hints() const;
    [[nodiscard]] bool ripe() const;
    [[nodiscard]] std::optional<Duty> duty() const;
    void attend();
    void begin(Duty duty);
    void finish(Duty duty, const engine::Thought& thought);
    void stop_thinking();
    void answer_offer(const engine::Thought& thought);

    void wanted(const wish::Act& act);
    void wanted(const wish::Resign&);
    void wanted(const wish::Propose& propose);
    void wanted(const wish::Answer& answer);
    void wanted(const wish::Withdraw&);
    void wanted(const wish::GoOn&);
    void wanted(const wish::Say&) {}
    void wanted(const wish::Claim&) {}
    void wanted(const wish::Leave&);
    void take_back();
    void played(engine::Seat seat, const engine::Result<engine::Move>& move, bool automatic);
    void answered(const engine::Offer& offer, bool accept);
    void play_forced();
    void tell_ending();

    Settings settings_;
    bool goes_on_; ///< with a match that was begun before
    engine::Match match_;
    const engine::Knowledge nothing_;
    const engine::Knowledge& knowledge_;
    Adviser adviser_;
    engine::Thinker<engine::Thought> thinker_;
    std::optional<Task> task_;
    std::optional<engine::Thought> thought_;
    std::chrono::milliseconds now_{};
    std::optional<std::chrono::milliseconds> begun_; ///< the time of the first update
    std::uint64_t thoughts_ = 0;
    bool paused_ = false;
    bool in_motion_ = false;
    std::chrono::milliseconds moved_{}; ///< when something was last in motion
    Notices notices_;
};

} // namespace game
