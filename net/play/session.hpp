#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/match/match.hpp"
#include "net/play/patience.hpp"
#include "net/play/timekeeper.hpp"
#include "net/play/transcript.hpp"
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
/// Claims the match: the other player, or the whole table, has been away for long.
struct Claim {
    friend bool operator==(const Claim&, const Claim&) = default;
};
struct Leave {
    friend bool operator==(const Leave&, const Leave&) = default;
};
} // namespace wish
using Wish = std::variant<wish::Act, wish::Resign, wish::Propose, wish::Answer, wish::Withdraw,
                          wish::GoOn, wish::Say, wish::Claim, wish::Leave>;

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
struct Away { ///< the opponent is lost, or (`ours`) the link to the table; the seat is kept
    bool ours = false;
    friend bool operator==(const Away&, const Away&) = default;
};
struct Back { ///< from being away; what was missed has been told before
    bool ours = false;
    friend bool operator==(const Back&, const Back&) = default;
};
struct OpponentLeft {
    bool lost = false; ///< no goodbye: the match was claimed
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
                            notice::Unsteady, notice::Away, notice::Back, notice::OpponentLeft,
                            notice::Closed>;
using Notices = std::vector<Notice>;

/// A player's end of a match across a link: keeps a Match of its own and checks every announcement
/// with it: the action, the position, the clocks, and that nothing was done in the player's name
/// that was not asked for. A difference ends the link with `session.out_of_step`, a message out of
/// order with `session.unexpected`. A link that is lost in a match is sought again until it stands;
/// what was missed is checked as if it came then. A value: events in, effects out.
class Session {
public:
    /// `greeted`: linked, waiting for a match to begin, also after the opponent left. `away`: on
    /// the way back to the seat, with no link or a new one.
    enum class Phase : std::uint8_t { connecting, greeted, playing, away, closed };

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
    struct Connect { ///< open a new link in place of the one there was
        friend bool operator==(const Connect&, const Connect&) = default;
    };
    using Effect = std::variant<Send, Drop, Tell, Connect>;
    using Effects = std::vector<Effect>;

    /// `name`: 1 to 20 code points, without control characters. `token`: of a seat that the player
    /// has and comes back to; empty: as a new one.
    explicit Session(std::string name, std::string token = {});

    Effects on(const Event& event, Time now);

    [[nodiscard]] Phase phase() const { return phase_; }
    /// Empty until the first match begins; stays after the link closed. Its clocks run by the `now`
    /// of `on`; they are the referee's, as far as is known here.
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
    /// A match is being played that could be come back to.
    [[nodiscard]] bool in_match() const {
        return (phase_ == Phase::playing || phase_ == Phase::away) && match_ && !match_->result();
    }
    /// The secret of the seat; empty before there is one.
    [[nodiscard]] const std::string& token() const { return token_; }
    /// While somebody is away: the time until `may_claim`, zero from then on.
    [[nodiscard]] std::optional<Time> until_claim() const;
    /// The opponent has been away for long and is waited for; or the whole table, whose match is
    /// then ended here alone, unconfirmed.
    [[nodiscard]] bool may_claim() const;
    /// The match was ended here, by a claim while the table was away.
    [[nodiscard]] bool unconfirmed() const { return unconfirmed_; }

    friend bool operator==(const Session&, const Session&) = default;

private:
    /// What one event brings and causes.
    struct Step {
        Time now;
        Time awake; ///< how long this end has listened
        Effects out;

        void send(ToServer message);
        void tell(Notice notice);
    };
    /// What we may ask for about an offer.
    using Request = std::variant<to_server::Propose, to_server::Answer, to_server::Withdraw>;

    void take(const Connected&, Step& step);
    void take(const Lost&, Step& step);
    void take(const Received&, Step& step);
    void take(const Unreadable&, Step& step);
    void take(const Wanted&, Step& step);
    void take(const Tick&, Step& step);

    void hear(const to_client::Welcome&, Step& step);
    void hear(const to_client::Refused&, Step& step);
    void hear(const to_client::Began&, Step& step);
    void hear(const to_client::Resuming&, Step& step);
    void hear(const to_client::MatchPart&, Step& step);
    void hear(const to_client::Acted&, Step& step);
    void hear(const to_client::NotDone&, Step& step);
    void hear(const to_client::Resigned&, Step& step);
    void hear(const to_client::FlagFell&, Step& step);
    void hear(const to_client::Proposed&, Step& step);
    void hear(const to_client::OfferEnded&, Step& step);
    void hear(const to_client::TookBack&, Step& step);
    void hear(const to_client::DrawAgreed&, Step& step);
    void hear(const to_client::IsReady&, Step& step);
    void hear(const to_client::RoundBegan&, Step& step);
    void hear(const to_client::Said&, Step& step);
    void hear(const to_client::Left&, Step& step);
    void hear(const to_client::Silent&, Step& step);
    void hear(const to_client::Away&, Step& step);
    void hear(const to_client::Back&, Step& step);
    void hear(const to_client::Pong&, Step& step);

    void want(const wish::Act&, Step& step);
    void want(const wish::Resign&, Step& step);
    void want(const wish::Propose&, Step& step);
    void want(const wish::Answer&, Step& step);
    void want(const wish::Withdraw&, Step& step);
    void want(const wish::GoOn&, Step& step);
    void want(const wish::Say&, Step& step);
    void want(const wish::Claim&, Step& step);
    void want(const wish::Leave&, Step& step);

    [[nodiscard]] bool may_begin(const to_client::Began& began,
                                 const engine::MatchSettings& settings) const;
    [[nodiscard]] bool asked_for(const to_client::Acted& acted) const;
    [[nodiscard]] bool round_on() const;
    [[nodiscard]] bool all_ready() const { return ready_[0] && ready_[1]; }
    template <class Message>
    void ask(Message message, const engine::Result<engine::Done>& tried, Step& step);
    [[nodiscard]] bool accept(engine::OfferKind kind, engine::Match& match, Step& step);
    void begin_round();
    void tell_ends(Step& step) const;
    void set_quiet(bool& which, bool quiet, Step& step);
    void lose(engine::Error why, Step& step);
    void call_again(Step& step);
    void pause_calls(Step& step);
    void resume(const Standing& standing, Step& step);
    [[nodiscard]] bool catch_up(const Standing& standing, Step& step);
    [[nodiscard]] bool tell_round(const engine::Match& now, Step& step);
    [[nodiscard]] bool catch_up_round(const engine::Round& now, std::uint64_t number, Step& step);
    [[nodiscard]] bool tell_actions(const engine::Round& round, std::uint64_t number,
                                    std::size_t from, Step& step);
    [[nodiscard]] bool consented(engine::OfferKind kind, engine::Seat by) const;
    [[nodiscard]] std::optional<std::size_t> taken_back(std::size_t most, Step& step) const;
    void tell_offers(const engine::Match& before, Step& step) const;
    void ask_again(Step& step);
    [[nodiscard]] bool awaits_opponent() const;
    void unexpected(const char* tag, Step& step);
    void out_of_step(Step& step);
    void end(engine::Error why, Step& step);

    std::string name_, token_;
    Phase phase_ = Phase::connecting;
    bool linked_ = false;
    std::optional<engine::Match> match_;
    engine::Seat seat_ = engine::Seat::second;
    std::int64_t started_ = 0;
    std::uint64_t number_ = 0; ///< of the match
    std::array<bool, 2> ready_{};
    std::optional<to_server::Act> asked_; ///< our last action in this round
    bool waiting_ = false, resigning_ = false;
    bool going_on_ = false;         ///< we asked for the next round or match
    std::optional<Request> asking_; ///< on its way; no other one is sent until it is answered
    bool link_quiet_ = false, opponent_quiet_ = false, opponent_away_ = false;
    std::optional<Retelling> retelling_; ///< of the match, to us who came back
    std::optional<Time> claim_at_;       ///< while awake
    bool unconfirmed_ = false;
    std::optional<Time> called_; ///< while awake, when we called to come back; empty: in a pause
    Time next_call_{}, pause_ = first_pause; ///< while awake
    AwakeTime awake_;
    Time heard_{}, sent_{}; ///< while awake
    Timekeeper timekeeper_;
    Flood flood_;
};

} // namespace net
