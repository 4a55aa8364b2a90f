#include "game/contest/online.hpp"

#include <utility>

namespace game {

using engine::Seat;

OnlineContest::OnlineContest(std::unique_ptr<net::Player> player, Notices notices,
                             std::function<std::int64_t()> wall,
                             std::unique_ptr<net::Mapping> mapping)
    : mapping_(std::move(mapping)), player_(std::move(player)), first_(std::move(notices)),
      wall_(std::move(wall)) {}

const engine::Match& OnlineContest::match() const {
    return *player_->session().match();
}

std::optional<Seat> OnlineContest::my_turn() const {
    const auto seat = match().to_act();
    const bool mine = seat && *seat == player_->session().seat() && !player_->session().waiting() &&
                      player_->session().phase() == net::Session::Phase::playing;
    return mine ? seat : std::nullopt;
}

std::optional<Seat> OnlineContest::my_seat() const {
    return player_->session().seat();
}

bool OnlineContest::unsteady() const {
    return player_->session().unsteady();
}

std::optional<Absence> OnlineContest::absence() const {
    const net::Session& session = player_->session();
    const auto left = session.until_claim();
    if (!left)
        return std::nullopt;
    constexpr std::int64_t second = 1'000;
    return Absence{session.phase() == net::Session::Phase::away,
                   (left->count() + second - 1) / second, session.may_claim()};
}

bool OnlineContest::unconfirmed() const {
    return player_->session().unconfirmed();
}

std::array<bool, 2> OnlineContest::ready() const {
    return player_->session().ready();
}

std::int64_t OnlineContest::started() const {
    return player_->session().started();
}

void OnlineContest::want(const Wish& wish) {
    player_->want(wish);
}

Notices OnlineContest::update(std::chrono::milliseconds now) {
    Notices notices = std::exchange(first_, {});
    for (Notice& notice : player_->update(now, wall_()))
        notices.push_back(std::move(notice));
    return notices;
}

} // namespace game
