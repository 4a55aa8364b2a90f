#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/match/match.hpp"
#include "net/link/address.hpp"
#include "net/link/interfaces.hpp"
#include "net/link/secret.hpp"
#include "net/play/name.hpp"
#include "net/play/session.hpp"

namespace net {

/// Someone who sits at a table across a link, guest or host: carries out what the session asks for.
/// Never blocks; call `update` at least every 50 ms.
class Player {
public:
    virtual ~Player() = default;

    [[nodiscard]] virtual const Session& session() const = 0;
    virtual void want(const Wish& wish) = 0;
    /// Moves bytes both ways; what happened, in order. `now` never goes back; `wall` is seconds
    /// since 1970.
    virtual Notices update(Time now, std::int64_t wall) = 0;
    /// Who proved to be at the other end of the link, also where somebody else was expected.
    [[nodiscard]] virtual std::optional<PublicKey> other_key() const { return std::nullopt; }
    /// By what a program that is started later comes back to this seat in this match (see
    /// `come_back`), secrets included; empty where there is nothing to come back to.
    [[nodiscard]] virtual std::string way_back() const { return {}; }
    /// What a referee at this end noted since the last call, a line each, for the log (the first
    /// 100).
    [[nodiscard]] virtual std::vector<std::string> take_notes() { return {}; }
};

/// Joins a host, who must prove to be `expected`. The name is resolved on a worker thread; until
/// the link stands the session is `connecting`, and gives up after 10 s with `link.no_answer`, or
/// for a reason of SecureTransport. `name` is cleaned. Destroying it says goodbye.
[[nodiscard]] std::unique_ptr<Player> join(const Address& address, const ExpectedKey& expected,
                                           const std::string& name, const Identity& identity);

/// A host that listens: referees the match in a Room and sits at it itself, in the first seat. Once
/// a guest has left, nobody else may sit down. Destroying it says goodbye.
class Host : public Player {
public:
    /// The port it listens on.
    [[nodiscard]] virtual std::uint16_t port() const = 0;
    /// Who it proves to be to its guests.
    [[nodiscard]] virtual PublicKey key() const = 0;
    /// Why who called last did not come in: a reason of SecureTransport.
    [[nodiscard]] virtual std::optional<engine::Error> turned_away() const = 0;
};

/// Listens on `port`, or where it is 0 on the usual port or the next free one of 20.
/// `link.port_taken` where that cannot be.
[[nodiscard]] engine::Result<std::unique_ptr<Host>> host(engine::MatchSettings settings,
                                                         const std::string& name,
                                                         std::uint16_t port,
                                                         const Identity& identity);

/// Goes on where another program with this `way_back` was ended: a guest calls the host until it
/// answers, a host listens on the same port again. `now`: of the next update. Errors:
/// `room.unreadable`, those of `host`.
[[nodiscard]] engine::Result<std::unique_ptr<Player>> come_back(std::string_view way_back, Time now,
                                                                const Identity& identity);

} // namespace net
