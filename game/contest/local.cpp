#include "game/contest/local.hpp"

#include <utility>
#include <variant>

#include "engine/base/random.hpp"

namespace game {

using engine::Seat;

namespace {

// A bot that answers at once feels like a machine: it takes 350 to 700 ms.
constexpr std::chrono::milliseconds shortest_thought{350};
constexpr std::uint64_t thought_spread = 351;

} // namespace

LocalContest::LocalContest(Settings settings)
    : settings_(std::move(settings)),
      match_(settings_.begun ? *settings_.begun : engine::Match(settings_.match)) {
    settings_.begun.reset();
}

std::optional<Seat> LocalContest::my_turn() const {
    const auto seat = match_.to_act();
    return seat && !is_bot(*seat) ? seat : std::nullopt;
}

std::optional<Seat> LocalContest::my_seat() const {
    if (is_bot(Seat::first) == is_bot(Seat::second))
        return std::nullopt;
    return is_bot(Seat::first) ? Seat::second : Seat::first;
}

std::optional<Seat> LocalContest::bot_to_act() const {
    const auto seat = match_.to_act();
    return seat && is_bot(*seat) ? seat : std::nullopt;
}

void LocalContest::act(Seat seat, const std::string& action) {
    const auto move = match_.act(seat, action);
    if (!move) {
        notices_.push_back(notice::NotDone{move.error()});
        return;
    }
    notices_.push_back(notice::Acted{seat, *move});
    tell_ending();
}

void LocalContest::tell_ending() {
    if (match_.round_result())
        notices_.push_back(notice::RoundEnded{});
    if (match_.result())
        notices_.push_back(notice::MatchEnded{});
}

void LocalContest::go_on() {
    if (match_.result()) {
        match_ = match_.rematch();
        settings_.started += (now_ - begun_.value_or(now_)).count() / 1000;
        begun_ = now_;
        notices_.push_back(notice::MatchBegan{});
    } else if (match_.next_round()) {
        notices_.push_back(notice::RoundBegan{});
    }
}

void LocalContest::want(const Wish& wish) {
    if (const auto* wanted = std::get_if<wish::Act>(&wish)) {
        if (const auto seat = my_turn())
            act(*seat, wanted->action);
    } else if (std::holds_alternative<wish::Resign>(wish)) {
        const auto seat = my_seat() ? my_seat() : match_.to_act();
        if (seat && match_.resign(*seat)) {
            thinker_.cancel();
            thought_.reset();
            ripe_.reset();
            tell_ending();
        }
    } else if (std::holds_alternative<wish::GoOn>(wish)) {
        go_on();
    }
}

void LocalContest::let_bot_think(Seat seat) {
    if (!ripe_) {
        const std::uint64_t seed = engine::mix(settings_.seed + ++thoughts_ * 0x9E3779B97F4A7C15U);
        thinker_.start(match_.table(),
                       engine::level(match_.settings().game, *settings_.bots[engine::index(seat)]),
                       seed);
        ripe_ = now_ + shortest_thought +
                std::chrono::milliseconds{static_cast<std::int64_t>(seed % thought_spread)};
    }
    if (!thought_)
        thought_ = thinker_.poll();
    if (thought_ && now_ >= *ripe_) {
        const std::string action = thought_->action;
        thought_.reset();
        ripe_.reset();
        act(seat, action);
    }
}

Notices LocalContest::update(std::chrono::milliseconds now) {
    now_ = now;
    if (!begun_)
        begun_ = now;
    if (const auto seat = bot_to_act(); seat && !paused_)
        let_bot_think(*seat);
    return std::exchange(notices_, {});
}

} // namespace game
