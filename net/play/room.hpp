#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/match/match.hpp"
#include "net/link/transport.hpp"
#include "net/play/patience.hpp"
#include "net/play/session.hpp"
#include "net/protocol/messages.hpp"

namespace net {

/// The referee of one table: seats the first two who greet it (the host first), judges every action
/// and every clock by its own time, announces it, plays what is forced, makes the moves of those
/// whose time is up, settles offers, swaps sides, runs rematches. Once a player left, nobody else
/// may sit down. A player who is lost in a match keeps the seat and comes back to it by its secret;
/// who is away for `claim_after` loses the match where the other one claims it. Trusts nobody: a
/// peer that breaks the protocol is told why and dropped. A value: events in, effects out.
class Room {
public:
    struct Joined {
        PeerId peer{};
        /// Fresh and secret, 32 letters: of the seat, should the peer sit down.
        std::string token = {};
    };
    struct Gone { ///< the transport lost the peer
        PeerId peer{};
    };
    struct Received {
        PeerId peer{};
        ToServer message;
    };
    struct Unreadable {
        PeerId peer{};
        engine::Error why;
    };
    struct Close {}; ///< the table goes: everybody is dropped, and who comes is refused
    struct Tick {};
    using Event = std::variant<Joined, Gone, Received, Unreadable, Close, Tick>;

    struct Send {
        PeerId peer{};
        ToClient message;
        friend bool operator==(const Send&, const Send&) = default;
    };
    struct Drop {
        PeerId peer{};
        friend bool operator==(const Drop&, const Drop&) = default;
    };
    struct Note { ///< a line for the log
        std::string line;
        friend bool operator==(const Note&, const Note&) = default;
    };
    using Effect = std::variant<Send, Drop, Note>;
    using Effects = std::vector<Effect>;

    /// The names in `settings` are ignored: players bring their own. Precondition: no `position`,
    /// and a clock that has a name.
    explicit Room(engine::MatchSettings settings);

    /// `wall` is seconds since 1970 UTC, the start time of a match that begins now.
    Effects on(const Event& event, Time now, std::int64_t wall);

    [[nodiscard]] const std::optional<engine::Match>& match() const { return match_; }

    /// The table as a text, secrets included, to go on with after the program was ended; empty
    /// where nobody could come back to it.
    [[nodiscard]] std::string saved(Time now) const;
    /// The secret of a seat that is taken.
    [[nodiscard]] const std::string& token(engine::Seat seat) const {
        return players_.at(index(seat))->token;
    }
    /// Reads what `saved` wrote; both players are away from `now` on. Error `room.unreadable`.
    [[nodiscard]] static engine::Result<Room> read(std::string_view text, Time now);

private:
    struct Player {
        std::optional<PeerId> peer; ///< empty: lost, and away since `heard`
        std::string name, token;
        bool ready = false;
        std::vector<Time> said; ///< when, within the last minute
        Time heard{};           ///< while awake; of who is away: since when
        bool quiet = false;
        Flood flood;
    };
    struct Stranger { ///< linked, not greeted yet
        PeerId peer{};
        std::string token;
        Time since{}; ///< while awake
        int messages = 0;
    };
    /// What one event brings and causes.
    struct Step {
        Time now;
        Time awake; ///< how long this end has listened
        std::int64_t wall;
        Effects out;
    };
    using SeatIndex = std::size_t; ///< 0 or 1

    void take(const Joined&, Step& step);
    void take(const Gone&, Step& step);
    void take(const Received&, Step& step);
    void take(const Unreadable&, Step& step);
    void take(const Close&, Step& step);
    void take(const Tick&, Step& step);

    void hear(SeatIndex seat, const to_server::Hello&, Step& step);
    void hear(SeatIndex seat, const to_server::Return&, Step& step);
    void hear(SeatIndex seat, const to_server::Act&, Step& step);
    void hear(SeatIndex seat, const to_server::Resign&, Step& step);
    void hear(SeatIndex seat, const to_server::Propose&, Step& step);
    void hear(SeatIndex seat, const to_server::Answer&, Step& step);
    void hear(SeatIndex seat, const to_server::Withdraw&, Step& step);
    void hear(SeatIndex seat, const to_server::Ready&, Step& step);
    void hear(SeatIndex seat, const to_server::Say&, Step& step);
    void hear(SeatIndex seat, const to_server::Leave&, Step& step);
    void hear(SeatIndex seat, const to_server::Claim&, Step& step);
    void hear(SeatIndex seat, const to_server::Ping&, Step& step);

    [[nodiscard]] std::optional<SeatIndex> seat_of(PeerId peer) const;
    [[nodiscard]] std::vector<Stranger>::iterator stranger_at(PeerId peer);
    void hear_stranger(PeerId peer, const ToServer& message, Step& step);
    void greet(PeerId peer, const to_server::Hello& hello, Step& step);
    void sit(SeatIndex seat, PeerId peer, const to_server::Hello& hello, Step& step);
    void come_back(PeerId peer, const to_server::Return& back, Step& step);
    void tell_standing(PeerId peer, SeatIndex seat, const std::string& token, Step& step) const;
    [[nodiscard]] bool awaited(SeatIndex seat) const;
    void begin_match(engine::Match match, Step& step);
    void go_on(Step& step);
    void keep_time(Step& step);
    void play_forced(Step& step);
    void announce_action(const engine::Move& move, Step& step) const;
    void announce_agreed(engine::OfferKind kind, Step& step) const;
    void watch(SeatIndex seat, Step& step);
    void lose(SeatIndex seat, Step& step);
    void unseat(SeatIndex seat, bool lost, Step& step);
    void refuse(PeerId peer, const engine::Error& why, Step& step);
    void forget(PeerId peer, Step& step);
    void send(SeatIndex seat, const ToClient& message, Step& step) const;
    void announce(const ToClient& message, Step& step) const;
    void deny(SeatIndex seat, const char* what, const engine::Error& why, Step& step) const;

    engine::MatchSettings settings_;
    std::array<std::optional<Player>, 2> players_;
    std::vector<Stranger> strangers_;
    std::optional<engine::Match> match_;
    std::uint64_t number_ = 0;  ///< of the match
    std::uint64_t started_ = 0; ///< seconds since 1970 UTC
    std::array<std::optional<std::string>, 2>
        former_; ///< secrets of who was lost and has the seat no more
    AwakeTime awake_;
    bool closed_ = false;
};

} // namespace net
