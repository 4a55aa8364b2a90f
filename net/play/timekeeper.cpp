#include "net/play/timekeeper.hpp"

#include <algorithm>
#include <utility>

namespace net {

using engine::Clock;
using engine::Match;
using engine::Seat;
using engine::Stamp;

namespace {

/// A silence as far as it makes a line unsteady; a shorter one is within the tolerance.
Time unsteady_part(Time silence) {
    return silence < unsteady_after ? Time{} : silence;
}

} // namespace

void Timekeeper::heard(Time now) {
    held_up_ = std::max(held_up_, unsteady_part(now - std::exchange(heard_, now)));
}

void Timekeeper::run(bool new_turn, Time now) {
    since_ = now;
    if (new_turn)
        held_up_before_ = std::exchange(held_up_, {});
}

Time Timekeeper::tolerance(Time now) const {
    const Time silence = unsteady_part(now - heard_);
    return clock_tolerance + std::max({held_up_, held_up_before_, silence});
}

bool Timekeeper::likely(const Match& match, std::string_view action, const Stamp& stamp,
                        Time now) const {
    const std::size_t mover = index(*match.to_act());
    const std::size_t waiter = 1 - mover;
    const Clock::Kind kind = match.settings().clock.kind;
    const Stamp most = match.stamp_of(action, since_); // had it taken no time
    if (kind == Clock::Kind::none || match.forced())
        return stamp == most;
    if (stamp.left.at(waiter) != most.left.at(waiter))
        return false;
    const Time left = stamp.left.at(mover);
    if (stamp.automatic)
        return kind == Clock::Kind::per_move && left == Time{} && nearly_up(match, now);
    const Time increment = most.left.at(mover) - match.clocks(since_).at(mover);
    const Time measured = match.stamp_of(action, now).left.at(mover);
    return increment < left && left <= most.left.at(mover) &&
           std::chrono::abs(left - measured) <= tolerance(now);
}

bool Timekeeper::nearly_up(const Match& match, Time now) const {
    const auto mover = match.to_act();
    return mover && match.clocks(now).at(index(*mover)) <= tolerance(now);
}

bool Timekeeper::overdue(const Match& match, Time now) const {
    const auto mover = match.to_act();
    if (!mover || match.settings().clock.kind == Clock::Kind::none)
        return false;
    return now - since_ > match.clocks(since_).at(index(*mover)) + tolerance(now);
}

} // namespace net
