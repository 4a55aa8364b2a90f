#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/table.hpp"

namespace engine {

/// A player of a match. Sides swap each round, seats never do. Direct play: the host sits first.
enum class Seat : std::uint8_t { first, second };

[[nodiscard]] constexpr Seat other(Seat seat) {
    return seat == Seat::first ? Seat::second : Seat::first;
}
[[nodiscard]] constexpr std::size_t index(Seat seat) {
    return static_cast<std::size_t>(seat);
}
/// The seat of an index, 0 or 1.
[[nodiscard]] constexpr Seat seat_at(std::size_t index) {
    return index == 0 ? Seat::first : Seat::second;
}
[[nodiscard]] constexpr std::size_t index(Side side) {
    return static_cast<std::size_t>(side);
}

/// What a match is played by, agreed before it begins.
struct MatchSettings {
    GameId game{};
    std::size_t opening = 0;          ///< index into the game's openings
    int rounds = 1;                   ///< rounds to win: 1, 3 or 5
    Seat starts = Seat::first;        ///< who has the first side in round 1
    std::array<std::string, 2> names; ///< by seat, as records name them (`Ann`, `bot:amateur`)

    friend bool operator==(const MatchSettings&, const MatchSettings&) = default;
};

/// How a round ended.
struct RoundResult {
    std::optional<Seat> winner; ///< empty: a draw, counts for nobody
    Reason reason{};

    friend bool operator==(const RoundResult&, const RoundResult&) = default;
};

/// A round as it was played.
struct Round {
    Table table;
    Seat first_side{};                 ///< who had the first side
    std::optional<RoundResult> result; ///< empty while it is played

    friend bool operator==(const Round&, const Round&) = default;
};

/// How a match ended.
struct MatchResult {
    std::optional<Seat> winner; ///< empty: a draw after 2 * rounds + 3 rounds
    Reason reason{};            ///< of the last round, or `left`

    friend bool operator==(const MatchResult&, const MatchResult&) = default;
};

/// The one referee: rounds, sides that swap, score, resigning, leaving. A value. Refusals have
/// codes `match.*` and leave it as it was.
class Match {
public:
    /// Precondition: rounds is 1, 3 or 5 and the opening exists.
    explicit Match(MatchSettings settings);

    [[nodiscard]] const MatchSettings& settings() const { return settings_; }
    [[nodiscard]] const Table& table() const { return rounds_.back().table; }
    /// All rounds, the last one being played or just ended.
    [[nodiscard]] const std::vector<Round>& rounds() const { return rounds_; }
    /// Number of the current round, from 1.
    [[nodiscard]] int round() const { return static_cast<int>(rounds_.size()); }
    [[nodiscard]] Side side(Seat seat) const;
    [[nodiscard]] Seat seat(Side side) const;
    /// Who is to act; empty when the round is over.
    [[nodiscard]] std::optional<Seat> to_act() const;
    [[nodiscard]] std::optional<RoundResult> round_result() const { return rounds_.back().result; }
    [[nodiscard]] std::optional<MatchResult> result() const { return result_; }
    /// Rounds won, by seat.
    [[nodiscard]] std::array<int, 2> score() const;

    /// An action of the player in `seat`, by its notation. Ends the round (and the match) where the
    /// rules do.
    Result<Move> act(Seat seat, std::string_view action);
    /// Ends the round: the other seat wins it.
    Result<Done> resign(Seat seat);
    /// Ends the match: the other seat wins it.
    Result<Done> leave(Seat seat);
    /// Begins the next round, sides swapped. Refused while a round is played or after the match.
    Result<Done> next_round();
    /// The same match again; the other seat starts. Precondition: it is over.
    [[nodiscard]] Match rematch() const;

    friend bool operator==(const Match&, const Match&) = default;

private:
    void end_round(RoundResult result);

    MatchSettings settings_;
    std::vector<Round> rounds_;
    std::optional<MatchResult> result_;
};

} // namespace engine
