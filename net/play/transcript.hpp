#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "engine/base/result.hpp"
#include "engine/match/match.hpp"
#include "net/protocol/messages.hpp"

// A match told exactly, in parts that a message can hold: for a player who comes back, and for a
// host who goes on after the program was ended.
namespace net {

/// What a match is played by, as Began tells it; nothing where this program knows no such match.
[[nodiscard]] std::optional<engine::MatchSettings> settings_of(const to_client::Began& began);

/// How things stand at a table.
struct Standing {
    engine::Match match;
    std::uint64_t number = 1; ///< of the match
    std::uint64_t started = 0;
    std::array<bool, 2> ready{};
    engine::Seat seat{}; ///< of the reader

    friend bool operator==(const Standing&, const Standing&) = default;
};

/// Began, as the player in `seat` of the standing hears it.
[[nodiscard]] to_client::Began began(const Standing& standing);

/// What was played, round by round. Actions stand apart by a semicolon, each with the clocks
/// afterwards in milliseconds where there are any and a mark where it was automatic
/// (`b2r,44000,45000,a`); what else ended a round or the match follows (`=resigned,1`, the seat
/// that lost; `=time`;
/// `=agreed`; `=left,0`).
[[nodiscard]] std::vector<to_client::MatchPart> parts_of(const engine::Match& match);

/// All that tells how things stand: Resuming, Began and the parts.
[[nodiscard]] std::vector<ToClient> tell(const Standing& standing, engine::Time now);

/// Puts together what `tell` told, message by message: rules, keys and limits are checked, nothing
/// is believed.
class Retelling {
public:
    /// `now`: the moment that the clocks were told of.
    Retelling(const to_client::Resuming& resuming, engine::Time now);

    /// False where that is not what comes next, or breaks the rules of the match.
    [[nodiscard]] bool take(const to_client::Began& began);
    [[nodiscard]] bool take(const to_client::MatchPart& part);
    /// How things stand, once all has come; empty before.
    [[nodiscard]] std::optional<Standing> standing() const;

    friend bool operator==(const Retelling&, const Retelling&) = default;

private:
    [[nodiscard]] bool take_end(std::string_view word);
    [[nodiscard]] bool finish();

    to_client::Resuming resuming_;
    engine::Time now_, turn_began_;
    std::optional<Standing> standing_;
    std::uint64_t parts_ = 0; ///< taken so far
};

} // namespace net
