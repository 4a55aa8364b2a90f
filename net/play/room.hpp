#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/match/match.hpp"
#include "net/link/transport.hpp"
#include "net/play/session.hpp"
#include "net/protocol/messages.hpp"

namespace net {

/// The referee of one table: seats the first two who greet it (the host first), judges every
/// action, announces it, swaps sides, runs rematches. Trusts nobody. A value: events in, effects
/// out.
class Room {
public:
    struct Joined {
        PeerId peer;
    };
    struct Gone { ///< the transport lost the peer
        PeerId peer;
    };
    struct Received {
        PeerId peer;
        ToServer message;
    };
    struct Unreadable {
        PeerId peer;
        engine::Error why;
    };
    struct Tick {};
    using Event = std::variant<Joined, Gone, Received, Unreadable, Tick>;

    struct Send {
        PeerId peer;
        ToClient message;
        friend bool operator==(const Send&, const Send&) = default;
    };
    struct Drop {
        PeerId peer;
        friend bool operator==(const Drop&, const Drop&) = default;
    };
    struct Note { ///< a line for the log
        std::string line;
        friend bool operator==(const Note&, const Note&) = default;
    };
    using Effect = std::variant<Send, Drop, Note>;
    using Effects = std::vector<Effect>;

    /// The names in `settings` are ignored: players bring their own.
    explicit Room(engine::MatchSettings settings);

    /// `wall` is seconds since 1970 UTC, the start time of a match that begins now.
    Effects on(const Event& event, Time now, std::int64_t wall);

    [[nodiscard]] const std::optional<engine::Match>& match() const { return match_; }

private:
    struct Player {
        PeerId peer;
        std::string name;
        bool ready = false;
        Time last_phrase{};
        int phrases_this_minute = 0;
    };

    engine::MatchSettings settings_;
    std::array<std::optional<Player>, 2> players_;
    std::vector<PeerId> strangers_; ///< linked, not greeted yet
    std::optional<engine::Match> match_;
    std::uint64_t number_ = 0;
};

} // namespace net
