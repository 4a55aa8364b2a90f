#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/match/match.hpp"
#include "net/play/patience.hpp"
#include "net/protocol/messages.hpp"

namespace net {

/// What a player wants of a match. Direct and relayed play know the same wishes.
namespace wish {
struct Act {
    std::string action;
    friend bool operator==(const Act&, const Act&) = default;
};
struct Resign {
    friend bool operator==(const Resign&, const Resign&) = default;
};
/// Proposes a draw or a take-back; where the other player proposed the same, accepts it.
struct Propose {
    engine::OfferKind kind{};
    friend bool operator==(const Propose&, const Propose&) = default;
};
/// Accepts or declines what the other player proposed.
struct Answer {
    bool accept = false;
    friend bool operator==(const Answer&, const Answer&) = default;
};
/// Takes one's own offer back.
struct Withdraw {
    friend bool operator==(const Withdraw&, const Withdraw&) = default;
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
using Wish = std::variant<wish::Act, wish::Resign, wish::Propose, wish::Answer, wish::Withdraw,
                          wish::GoOn, wish::Say, wish::Leave>;

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
    bool automatic = false; ///< the player's time was up: it was made for them
    friend bool operator==(const Acted&, const Acted&) = default;
};
struct NotDone { ///< the referee refused the last wish
    engine::Error why;
    friend bool operator==(const NotDone&, const NotDone&) = default;
};
struct Proposed { ///< by `seat`; it stands until `OfferEnded`, an action or the end of the round
    engine::Seat seat{};
    engine::OfferKind kind{};
    friend bool operator==(const Proposed&, const Proposed&) = default;
};
struct OfferEnded { ///< without being accepted
    engine::Offer offer;
    bool declined = false; ///< else withdrawn
    friend bool operator==(const OfferEnded&, const OfferEnded&) = default;
};
struct TookBack {        ///< the position is the one after `ply` actions again
    engine::Seat seat{}; ///< who asked
    std::size_t ply = 0;
    friend bool operator==(const TookBack&, const TookBack&) = default;
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
struct Unsteady { ///< a line is silent for 3 s, ours or the opponent's (true), or no more (false)
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
                            notice::NotDone, notice::Proposed, notice::OfferEnded, notice::TookBack,
                            notice::RoundEnded, notice::MatchEnded, notice::Ready, notice::Said,
                            notice::Unsteady, notice::OpponentLeft, notice::Closed>;
using Notices = std::vector<Notice>;

/// A player's end of a match across a link: keeps a Match of its own and checks every announcement
/// with it. A difference ends the link with `session.out_of_step`, a message out of order with
/// `session.unexpected`. A value: events in, effects out.
class Session {
public:
    /// `greeted`: linked, waiting for a match to begin, also after the opponent left.
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
    /// Nothing was heard for 3 s from the referee, or by the referee from the opponent.
    [[nodiscard]] bool unsteady() const { return link_quiet_ || opponent_quiet_; }
    /// An action of ours is on its way to the referee; until it is answered no other one is sent.
    [[nodiscard]] bool waiting() const { return waiting_; }

    friend bool operator==(const Session&, const Session&) = default;

private:
    void take(const Connected&, Time now, Effects& out);
    void take(const Lost&, Time now, Effects& out);
    void take(const Received&, Time now, Effects& out);
    void take(const Unreadable&, Time now, Effects& out);
    void take(const Wanted&, Time now, Effects& out);
    void take(const Tick&, Time now, Effects& out);

    void hear(const to_client::Welcome&, Effects& out);
    void hear(const to_client::Refused&, Effects& out);
    void hear(const to_client::Began&, Effects& out);
    void hear(const to_client::Acted&, Effects& out);
    void hear(const to_client::NotDone&, Effects& out);
    void hear(const to_client::Resigned&, Effects& out);
    void hear(const to_client::IsReady&, Effects& out);
    void hear(const to_client::RoundBegan&, Effects& out);
    void hear(const to_client::Said&, Effects& out);
    void hear(const to_client::Left&, Effects& out);
    void hear(const to_client::Silent&, Effects& out);
    void hear(const to_client::Pong&, Effects& out);

    void want(const wish::Act&, Effects& out);
    void want(const wish::Resign&, Effects& out);
    void want(const wish::Propose&, Effects& out);
    void want(const wish::Answer&, Effects& out);
    void want(const wish::Withdraw&, Effects& out);
    void want(const wish::GoOn&, Effects& out);
    void want(const wish::Say&, Effects& out);
    void want(const wish::Leave&, Effects& out);

    [[nodiscard]] bool may_begin(const to_client::Began& began,
                                 const engine::MatchSettings& settings) const;
    [[nodiscard]] bool round_on() const;
    [[nodiscard]] bool all_ready() const { return ready_[0] && ready_[1]; }
    void begin_round();
    void tell_ends(Effects& out) const;
    void set_quiet(bool& which, bool quiet, Effects& out);
    void lose(engine::Error why, Effects& out);
    void end(engine::Error why, Effects& out);

    std::string name_;
    Phase phase_ = Phase::connecting;
    bool linked_ = false;
    std::optional<engine::Match> match_;
    engine::Seat seat_ = engine::Seat::second;
    std::int64_t started_ = 0;
    std::uint64_t number_ = 0; ///< of the match
    std::array<bool, 2> ready_{};
    std::optional<to_server::Act> asked_; ///< our last action in this round
    bool waiting_ = false, resigning_ = false;
    bool going_on_ = false; ///< we asked for the next round or match
    bool link_quiet_ = false, opponent_quiet_ = false;
    Time heard_{}, sent_{};
    Flood flood_;
};

} // namespace net
