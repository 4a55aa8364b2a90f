#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/match/clock.hpp"
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
    Clock clock = {};
    /// Where every round starts instead of the opening: a position string that
    /// `Table::from_position` reads, of a game that is not over.
    std::optional<std::string> position = {};

    friend bool operator==(const MatchSettings&, const MatchSettings&) = default;
};

/// How a round ended.
struct RoundResult {
    std::optional<Seat> winner; ///< empty: a draw, counts for nobody
    Reason reason{};

    friend bool operator==(const RoundResult&, const RoundResult&) = default;
};

/// What the clocks said of an action.
struct Stamp {
    std::array<Time, 2> left{}; ///< on both clocks once it was played, by seat
    bool automatic = false;     ///< the player's time was up: it was made for them

    friend bool operator==(const Stamp&, const Stamp&) = default;
};

/// A round as it was played.
struct Round {
    Table table;
    Seat first_side{};                 ///< who had the first side
    std::vector<Stamp> stamps;         ///< one for each action that was played
    std::optional<RoundResult> result; ///< empty while it is played

    friend bool operator==(const Round&, const Round&) = default;
};

/// How a match ended.
struct MatchResult {
    std::optional<Seat> winner; ///< empty: a draw after 2 * rounds + 3 rounds
    Reason reason{};            ///< of the last round

    friend bool operator==(const MatchResult&, const MatchResult&) = default;
};

/// What a player may propose to the other one.
enum class OfferKind : std::uint8_t { draw, take_back };

struct Offer {
    OfferKind kind{};
    Seat by{};

    friend bool operator==(const Offer&, const Offer&) = default;
};

/// Turns in a row made for a player whose time was up that lose the match. What counts is how a
/// turn ended: one that the player began and the clock finished is one of them.
inline constexpr int most_automatic_turns = 3;

/// The one referee: rounds, sides that swap, score, clocks, resigning, leaving, draws and
/// take-backs by agreement. A value. Refusals have codes `match.*` and leave it as it was. `now` is
/// the referee's time and matters only where there is a clock.
///
/// Resigning, a flag that falls and an agreed draw end the round; leaving, and
/// `most_automatic_turns`, end the match too.
class Match {
public:
    /// The clocks stand until `resume`. Precondition: rounds is 1, 3 or 5, the opening exists, and
    /// a position can be read and is not over.
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
    /// rules do. Refused where the player's time is up.
    Result<Move> act(Seat seat, std::string_view action, Time now = {});
    /// The action that the rules leave no choice about (a forced pass); whoever runs the match
    /// plays it at once by `act`.
    [[nodiscard]] std::optional<std::string> forced() const;

    /// Time left on both clocks, by seat; zero where there is no clock.
    [[nodiscard]] std::array<Time, 2> clocks(Time now) const;
    /// What the turn that is played, or was when the round ended, has taken so far.
    [[nodiscard]] Time spent(Time now) const;
    /// Stops and starts the clock of the player to act; it stands already, or runs, harmlessly.
    void pause(Time now);
    void resume(Time now);
    /// Whose time is up now: with a clock per move `act_for` is due, else `lose_on_time`.
    [[nodiscard]] std::optional<Seat> expired(Time now) const;
    /// An action made for the player to act, whose time for the turn is up. Refused without a clock
    /// per move.
    Result<Move> act_for(std::string_view action, Time now);
    /// The flag of the player to act has fallen. Refused without Fischer's clock.
    Result<Done> lose_on_time();
    /// An action as a referee elsewhere, or a record, tells it: of the player to act, with the
    /// clocks as they stood afterwards. Whether those are likely is the caller's to judge.
    Result<Move> follow(std::string_view action, const Stamp& stamp, Time now = {});
    /// What the stamp of `act` would be.
    [[nodiscard]] Stamp stamp_of(std::string_view action, Time now) const;

    /// The offer that stands; any action ends it.
    [[nodiscard]] const std::optional<Offer>& offer() const { return offer_; }
    /// Proposes something to the other player. The same as the other one's own offer: accepts it.
    Result<Done> propose(Seat seat, OfferKind kind, Time now = {});
    /// Accepts or declines what the other player proposed.
    Result<Done> answer(Seat seat, bool accept, Time now = {});
    /// Takes one's own offer back.
    Result<Done> withdraw(Seat seat);
    /// Back to the position after `ply` actions of this round, clocks as they stood then. Refused
    /// once the round is over, and where there are not so many actions.
    Result<Done> take_back_to(std::size_t ply, Time now = {});
    /// Where a take-back of this player leads: the start of the last turn made, forced passes
    /// included. Empty: no such turn.
    [[nodiscard]] std::optional<std::size_t> last_turn_of(Seat seat) const;
    /// Where one takes back at a shared board: before the last action that was no forced pass.
    [[nodiscard]] std::optional<std::size_t> last_action() const;

    /// Ends the round: the other seat wins it.
    Result<Done> resign(Seat seat, Time now = {});
    /// Ends the match: the other seat wins it.
    Result<Done> leave(Seat seat, Time now = {});
    /// Begins the next round, sides swapped, clocks full. Refused while a round is played or after
    /// the match.
    Result<Done> next_round(Time now = {});
    /// The same match again; the other seat starts; the clocks stand. Precondition: it is over.
    [[nodiscard]] Match rematch() const;

    friend bool operator==(const Match&, const Match&) = default;

private:
    [[nodiscard]] std::optional<Error> no_round() const;
    [[nodiscard]] bool clock_runs() const;
    [[nodiscard]] std::array<int, 2> automatic_turns() const;
    Move settle(Move move, Seat mover, const Stamp& stamp, Time now);
    [[nodiscard]] bool turn_goes_on() const;
    [[nodiscard]] std::array<Time, 2> turn_clocks(bool goes_on) const;
    void begin_turn(bool goes_on, Time now);
    void begin_round(Seat first, Time now);
    void stop_clock(Time now);
    void end_round(RoundResult result);

    MatchSettings settings_;
    std::vector<Round> rounds_;
    std::optional<MatchResult> result_;
    std::optional<Offer> offer_;
    std::array<int, 2> automatic_{}; ///< the last turns in a row made automatically, by seat
    std::array<Time, 2> left_{};     ///< on the clocks at `since_`, or now where they stand
    std::optional<Time> since_;      ///< the clock of the player to act has run since then
    bool running_ = false;           ///< wanted by `resume`; between rounds nothing runs
};

} // namespace engine
