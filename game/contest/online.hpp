#pragma once

#include <functional>
#include <memory>

#include "game/contest/contest.hpp"
#include "net/link/router.hpp"
#include "net/play/player.hpp"

namespace game {

/// A match across a link, seen from one of its two players.
class OnlineContest final : public Contest {
public:
    /// Precondition: the player's session has a match. `wall` gives seconds since 1970 UTC.
    /// `notices` are those that came with the beginning of the match and were not shown yet;
    /// `mapping` lets the guest in.
    OnlineContest(std::unique_ptr<net::Player> player, Notices notices,
                  std::function<std::int64_t()> wall, std::unique_ptr<net::Mapping> mapping = {});

    [[nodiscard]] const engine::Match& match() const override;
    [[nodiscard]] std::optional<engine::Seat> my_turn() const override;
    [[nodiscard]] std::optional<engine::Seat> my_seat() const override;
    [[nodiscard]] bool online() const override { return true; }
    [[nodiscard]] bool unsteady() const override;
    [[nodiscard]] std::optional<Absence> absence() const override;
    [[nodiscard]] bool unconfirmed() const override;
    [[nodiscard]] std::array<bool, 2> ready() const override;
    [[nodiscard]] std::int64_t started() const override;
    void want(const Wish& wish) override;
    Notices update(std::chrono::milliseconds now) override;
    [[nodiscard]] std::string way_back() const override { return player_->way_back(); }
    [[nodiscard]] std::vector<std::string> take_notes() override { return player_->take_notes(); }

private:
    std::unique_ptr<net::Mapping> mapping_;
    std::unique_ptr<net::Player> player_;
    Notices first_;
    std::function<std::int64_t()> wall_;
};

} // namespace game
