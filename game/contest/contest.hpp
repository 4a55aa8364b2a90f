#pragma once

#include <array>
#include <chrono>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/match/match.hpp"
#include "game/contest/adviser.hpp"
#include "net/play/session.hpp"

namespace game {

using net::Notice;
using net::Notices;
using net::Wish;
namespace wish = net::wish;
namespace notice = net::notice;

/// Somebody across a link is lost and may come back.
struct Absence {
    bool ours = false;     ///< it is this end that found no way to the table
    std::int64_t left = 0; ///< seconds until the match may be claimed
    bool may_claim = false;

    friend bool operator==(const Absence&, const Absence&) = default;
};

/// What the play scene talks to: a match on this machine (two people, or a bot) or one across a
/// link. Wishes go in, notices come out; the match is read at any time.
class Contest {
public:
    virtual ~Contest() = default;

    [[nodiscard]] virtual const engine::Match& match() const = 0;
    /// The seat whose actions the player at this screen makes now; empty while it is somebody
    /// else's turn.
    [[nodiscard]] virtual std::optional<engine::Seat> my_turn() const = 0;
    /// The seat of the player at this screen; empty where both sit here.
    [[nodiscard]] virtual std::optional<engine::Seat> my_seat() const = 0;
    [[nodiscard]] virtual bool online() const { return false; }
    /// Which seats bots have.
    [[nodiscard]] virtual std::array<bool, 2> bots() const { return {}; }
    /// The other end has been silent for 3 s.
    [[nodiscard]] virtual bool unsteady() const { return false; }
    [[nodiscard]] virtual std::optional<Absence> absence() const { return std::nullopt; }
    /// The match was ended at this end alone.
    [[nodiscard]] virtual bool unconfirmed() const { return false; }
    /// Who is ready for what follows, by seat.
    [[nodiscard]] virtual std::array<bool, 2> ready() const { return {}; }
    /// It had begun before this contest did: it is gone on with.
    [[nodiscard]] virtual bool resumed() const { return false; }
    /// Seconds since 1970 UTC, for the record.
    [[nodiscard]] virtual std::int64_t started() const = 0;
    virtual void want(const Wish& wish) = 0;
    /// What happened since the last call. `now` never goes back.
    virtual Notices update(std::chrono::milliseconds now) = 0;
    /// By what a program that is started later comes back to this match; empty: not at all.
    [[nodiscard]] virtual std::string way_back() const { return {}; }
    /// Lines for the log that a referee at this end noted since the last call.
    [[nodiscard]] virtual std::vector<std::string> take_notes() { return {}; }
    /// While a menu covers the board a bot does not move and, on this machine, no clock runs.
    virtual void pause(bool /*on*/) {}
    /// While the screen still shows what was played, a bot that has an answer waits.
    virtual void in_motion(bool /*on*/) {}

    /// A bot has been thinking for longer than a bot takes in any case.
    [[nodiscard]] virtual bool thinking() const { return false; }
    /// The bot that is `thinking` plays the best it has found so far.
    virtual void hurry() {}
    /// Who gives hints to the player at this screen; null where there are none. It forgets them by
    /// itself once they are of no use.
    [[nodiscard]] virtual Adviser* adviser() { return nullptr; }
    [[nodiscard]] virtual const Adviser* adviser() const { return nullptr; }
};

} // namespace game
