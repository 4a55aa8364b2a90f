#pragma once

#include <string>

#include "engine/base/random.hpp"
#include "engine/match/match.hpp"

/// Plays a match at random: moves in and out of time, take-backs, draws, flags, resignations,
/// leaving, several rounds. Times are whole tenths of a second.
class RandomMatch {
public:
    explicit RandomMatch(std::uint64_t seed);

    [[nodiscard]] const engine::Match& match() const { return match_; }
    [[nodiscard]] engine::Time now() const { return now_; }
    /// Lets something happen. False: the match is over.
    bool step();
    /// Makes a move; the round must be on.
    void move();

    engine::Random random;

private:
    void let_time_pass();
    [[nodiscard]] engine::Seat any_seat();

    engine::Match match_;
    engine::Time now_{};
};
