#include "tests/engine/match/random_match.hpp"

#include <doctest/doctest.h>

using namespace engine;
using namespace std::chrono_literals;

namespace {

template <class List>
const auto& any_of(Random& random, const List& list) {
    return list[random.below(static_cast<std::uint32_t>(list.size()))];
}

/// A position of random play that is not over.
std::string any_position(Random& random, GameId game) {
    const auto openings = static_cast<std::uint32_t>(info(game).openings.size());
    Table table = Table::start(game, random.below(openings));
    for (auto left = random.below(20); left > 0; --left) {
        Table next = table;
        REQUIRE(next.play(any_of(random, table.moves()).text).ok());
        if (next.outcome())
            break;
        table = next;
    }
    return table.position();
}

MatchSettings any_settings(Random& random) {
    MatchSettings settings;
    settings.game = any_of(random, all_games());
    const auto openings = static_cast<std::uint32_t>(info(settings.game).openings.size());
    settings.opening = random.below(openings);
    settings.rounds = static_cast<int>(1 + 2 * random.below(3));
    settings.starts = seat_at(random.below(2));
    settings.names = {"Ann", "bot:amateur"};
    settings.clock = *clock_named(any_of(random, clock_names()));
    if (random.below(4) == 0)
        settings.position = any_position(random, settings.game);
    return settings;
}

} // namespace

RandomMatch::RandomMatch(std::uint64_t seed) : random(seed), match_(any_settings(random)) {
    match_.resume(now_);
}

Seat RandomMatch::any_seat() {
    return seat_at(random.below(2));
}

/// Mostly little, now and then about all that is left.
void RandomMatch::let_time_pass() {
    if (random.below(30) == 0) {
        const Time left = match_.clocks(now_)[index(*match_.to_act())];
        now_ += std::max(100ms, left / 100 * 100 - 100ms * (random.below(3)));
    } else {
        now_ += 100ms * random.below(60);
    }
}

void RandomMatch::move() {
    let_time_pass();
    const std::string action = any_of(random, match_.table().moves()).text;
    if (!match_.expired(now_))
        REQUIRE(match_.act(*match_.to_act(), action, now_).ok());
    else if (match_.settings().clock.kind == Clock::Kind::per_move)
        REQUIRE(match_.act_for(action, now_).ok());
    else
        REQUIRE(match_.lose_on_time().ok());
}

bool RandomMatch::step() {
    if (match_.result())
        return false;
    if (match_.round_result()) {
        if (random.below(20) == 0)
            CHECK(match_.leave(any_seat()).ok());
        else
            CHECK(match_.next_round(now_).ok());
        return true;
    }
    switch (random.below(500)) {
    case 0:
        CHECK(match_.resign(any_seat()).ok());
        break;
    case 1:
        CHECK(match_.leave(any_seat()).ok());
        break;
    case 2:
        CHECK(match_.propose(Seat::first, OfferKind::draw, now_).ok());
        CHECK(match_.answer(Seat::second, true, now_).ok());
        break;
    case 3:
    case 4:
    case 5:
    case 6:
        if (const auto length = match_.table().length(); length > 0)
            CHECK(match_
                      .take_back_to(length - 1 -
                                        random.below(static_cast<std::uint32_t>(
                                            std::min<std::size_t>(length, 5))),
                                    now_)
                      .ok());
        break;
    default:
        move();
    }
    return true;
}
