#pragma once

#include <string_view>

#include "engine/match/match.hpp"
#include "net/play/patience.hpp"

namespace net {

/// How far a referee's clocks may be from what is measured here, where the line is steady.
inline constexpr Time clock_tolerance{3'000};

/// Judges the clocks that a referee announces by what this end measured since the clock of the
/// player to act began to run. What the line held up for a while (3 s or more, in this turn or the
/// one before) is added to the tolerance. A value.
class Timekeeper {
public:
    /// `now`: the line stands from now on.
    explicit Timekeeper(Time now = {}) : since_(now), heard_(now) {}

    /// Something came from the referee.
    void heard(Time now);
    /// The clock of the player to act runs from now on; `new_turn`: of another turn than before.
    void run(bool new_turn, Time now);

    /// Whether the stamp of an action of the player to act is one that an honest referee may give:
    /// near what was measured, never more than was there; an automatic one only near the end of the
    /// time; a forced pass takes none. `match` stands before the action.
    [[nodiscard]] bool likely(const engine::Match& match, std::string_view action,
                              const engine::Stamp& stamp, Time now) const;
    /// Whether the time of the player to act may be up.
    [[nodiscard]] bool nearly_up(const engine::Match& match, Time now) const;
    /// Whether the time of the player to act must be up by now, and the referee should have said
    /// so.
    [[nodiscard]] bool overdue(const engine::Match& match, Time now) const;

    friend bool operator==(const Timekeeper&, const Timekeeper&) = default;

private:
    [[nodiscard]] Time tolerance(Time now) const;

    Time since_; ///< the clock has run here
    Time heard_;
    Time held_up_{}, held_up_before_{}; ///< the longest silences in this turn and the one before
};

} // namespace net
