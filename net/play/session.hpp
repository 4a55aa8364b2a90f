#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/match/match.hpp"
#include "net/protocol/messages.hpp"

namespace net {

/// Since any start; always passed in.
using Time = std::chrono::milliseconds;

/// What a player wants of a match. Direct and relayed play know the same wishes.
namespace wish {
struct Act {
    std::string action;
    friend bool operator==(const Act&, const Act&) = default;
};
struct Resign {
    friend bool operator==(const Resign&, const Resign&) = default;
};
/// Go on: the next round, or after the match a rematch.
struct GoOn {
    friend bool operator==(const GoOn&, const GoOn&) = default;
};
struct Say {
    int phrase = 1;
    friend bool operator==(const Say&, const Say&) = default;
};
struct Leave {
    friend bool operator==(const Leave&, const Leave&) = default;
};
} // namespace wish
using Wish = std::variant<wish::Act, wish::Resign, wish::GoOn, wish::Say, wish::Leave>;

/// What happened at the table, in order, for a screen or a bot to show; the state itself is in the
/// Session.
namespace notice {
struct Welcomed { ///< the link stands, waiting for the match
    friend bool operator==(const Welcomed&, const Welcomed&) = default;
};
struct MatchBegan {
    friend bool operator==(const MatchBegan&, const MatchBegan&) = default;
};
struct RoundBegan {
    friend bool operator==(const RoundBegan&, const RoundBegan&) = default;
};
struct Acted {
    engine::Seat seat{};
    engine::Move move;
    friend bool operator==(const Acted&, const Acted&) = default;
};
struct NotDone { ///< the referee refused the last wish
    engine::Error why;
    friend bool operator==(const NotDone&, const NotDone&) = default;
};
struct RoundEnded {
    friend bool operator==(const RoundEnded&, const RoundEnded&) = default;
};
struct MatchEnded {
    friend bool operator==(const MatchEnded&, const MatchEnded&) = default;
};
struct Ready { ///< wants the next round or a rematch
    engine::Seat seat{};
    friend bool operator==(const Ready&, const Ready&) = default;
};
struct Said {
    engine::Seat seat{};
    int phrase = 1;
    friend bool operator==(const Said&, const Said&) = default;
};
struct Unsteady { ///< nothing heard for 3 s (true), or heard again (false)
    bool now = false;
    friend bool operator==(const Unsteady&, const Unsteady&) = default;
};
struct OpponentLeft {
    bool lost = false; ///< no goodbye: the line broke
    friend bool operator==(const OpponentLeft&, const OpponentLeft&) = default;
};
struct Closed { ///< the link is gone; the last notice
    engine::Error why;
    friend bool operator==(const Closed&, const Closed&) = default;
};
} // namespace notice
using Notice = std::variant<notice::Welcomed, notice::MatchBegan, notice::RoundBegan, notice::Acted,
                            notice::NotDone, notice::RoundEnded, notice::MatchEnded, notice::Ready,
                            notice::Said, notice::Unsteady, notice::OpponentLeft, notice::Closed>;
using Notices = std::vector<Notice>;

/// A player's end of a match across a link: keeps a Match of its own and checks every announcement
/// with it. A difference ends the link with `session.out_of_step`. A value: events in, effects out.
class Session {
public:
    enum class Phase : std::uint8_t { connecting, greeted, playing, closed };

    struct Connected {};
    struct Lost { ///< the transport gave up; `why` has a code `link.*`
        engine::Error why;
    };
    struct Received {
        ToClient message;
    };
    struct Unreadable { ///< bytes that are no message
        engine::Error why;
    };
    struct Wanted {
        Wish wish;
    };
    struct Tick {};
    using Event = std::variant<Connected, Lost, Received, Unreadable, Wanted, Tick>;

    struct Send {
        ToServer message;
        friend bool operator==(const Send&, const Send&) = default;
    };
    struct Drop { ///< close the link once what was sent is out
        friend bool operator==(const Drop&, const Drop&) = default;
    };
    struct Tell {
        Notice notice;
        friend bool operator==(const Tell&, const Tell&) = default;
    };
    using Effect = std::variant<Send, Drop, Tell>;
    using Effects = std::vector<Effect>;

    /// `name`: 1 to 20 code points, without control characters.
    explicit Session(std::string name);

    Effects on(const Event& event, Time now);

    [[nodiscard]] Phase phase() const { return phase_; }
    /// Empty until the first match begins; stays after the link closed.
    [[nodiscard]] const std::optional<engine::Match>& match() const { return match_; }
    [[nodiscard]] engine::Seat seat() const { return seat_; }
    /// Start of the match for its record, in seconds since 1970 UTC.
    [[nodiscard]] std::int64_t started() const { return started_; }
    /// Who is ready for the next round or match, by seat.
    [[nodiscard]] std::array<bool, 2> ready() const { return ready_; }
    [[nodiscard]] bool unsteady() const { return unsteady_; }

    friend bool operator==(const Session&, const Session&) = default;

private:
    std::string name_;
    Phase phase_ = Phase::connecting;
    std::optional<engine::Match> match_;
    engine::Seat seat_ = engine::Seat::second;
    std::int64_t started_ = 0;
    std::uint64_t number_ = 0;
    std::array<bool, 2> ready_{};
    bool unsteady_ = false;
    Time heard_{}, sent_{};
};

} // namespace net
