#pragma once

#include <array>
#include <optional>
#include <utility>

#include "engine/bot/hint.hpp"
#include "game/contest/contest.hpp"

namespace game::tour {

/// A match that stands as it was set, and tells what it was given to tell.
class StagedContest final : public Contest {
public:
    struct Stage {
        engine::Match match;
        std::optional<engine::Seat> me;        ///< empty: both sit here
        bool mine = true;                      ///< the turn is one of this screen's
        bool online = false, unsteady = false; ///< the link
        std::optional<Absence> absence = {};
        bool thinking = false;                 ///< a bot does, for long already
        std::optional<engine::Hint> hint = {}; ///< that is there at once; empty: there are none
        std::array<bool, 2> bots{}, ready{};   ///< by seat
        Notices notices = {};                  ///< told at the next update
    };

    explicit StagedContest(Stage stage)
        : stage_(std::move(stage)),
          adviser_([hint = stage_.hint.value_or(engine::Hint{})](const auto&...) { return hint; },
                   nothing_) {}

    [[nodiscard]] const engine::Match& match() const override { return stage_.match; }
    [[nodiscard]] std::optional<engine::Seat> my_turn() const override {
        return stage_.mine ? stage_.match.to_act() : std::nullopt;
    }
    [[nodiscard]] std::optional<engine::Seat> my_seat() const override { return stage_.me; }
    [[nodiscard]] bool online() const override { return stage_.online; }
    [[nodiscard]] std::array<bool, 2> bots() const override { return stage_.bots; }
    [[nodiscard]] bool unsteady() const override { return stage_.unsteady; }
    [[nodiscard]] std::optional<Absence> absence() const override { return stage_.absence; }
    [[nodiscard]] std::array<bool, 2> ready() const override { return stage_.ready; }
    [[nodiscard]] std::int64_t started() const override { return 0; }
    void want(const Wish& /*wish*/) override {}
    Notices update(std::chrono::milliseconds /*now*/) override {
        adviser_.wait();
        adviser_.update();
        return std::exchange(stage_.notices, {});
    }
    [[nodiscard]] bool thinking() const override { return stage_.thinking; }
    [[nodiscard]] Adviser* adviser() override { return stage_.hint ? &adviser_ : nullptr; }
    [[nodiscard]] const Adviser* adviser() const override {
        return stage_.hint ? &adviser_ : nullptr;
    }

private:
    Stage stage_;
    engine::Knowledge nothing_;
    Adviser adviser_;
};

} // namespace game::tour
