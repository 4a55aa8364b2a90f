#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/bot/levels.hpp"
#include "engine/match/match.hpp"

// What a match is played for. Whoever keeps a purse, on one machine or at a relay, reckons by this.
namespace engine {

inline constexpr int first_chips = 1000; ///< in a new purse
/// Gains of one UTC day that end its playing for chips: the win that reaches them is paid whole.
inline constexpr int most_gains = 1500;
/// While the match is in one of these turns, both players' counted, leaving costs nothing.
inline constexpr int free_turns = 4;
/// By what a table between people multiplies the price; 0: without stake.
inline constexpr std::array<int, 4> stakes{0, 1, 2, 5};

/// Chips that a match brings and costs; both 0: it is without stake. A draw does neither.
struct Payout {
    int won = 0;  ///< a win brings
    int lost = 0; ///< a loss, or leaving, costs

    friend bool operator==(const Payout&, const Payout&) = default;
};

/// What one has to have for a match to 1, 3 or 5 wins, and what its winner gets: 24, 42 or 60.
[[nodiscard]] int price(int rounds);
/// Between two people: the loser pays the winner. Precondition: `stake` is one of `stakes`.
[[nodiscard]] Payout payout_between(int rounds, int stake);
/// Against a bot, which plays for the bank: the price times 0.1, 0.25, 0.6 or 1.2 by its level,
/// rounded to the nearest, a half upwards. Losing to one of the first two costs nothing.
[[nodiscard]] Payout payout_against(LevelName bot, int rounds);

/// Why a match is without stake.
enum class NoStake : std::uint8_t {
    gains, ///< a player's gains of the day have reached the most
    chips, ///< a player has less in hand than may be lost
};
/// Why a player cannot play for this; empty: nothing is in the way. `hand`: chips that are not
/// held by other matches; `gains`: of the day. Decided when the match begins.
[[nodiscard]] std::optional<NoStake> no_stake(const Payout& payout, int hand, int gains);

/// How a match ends for a purse. A match that was left while that was free is `drawn`.
enum class Settlement : std::uint8_t { won, lost, drawn };
/// What it brings, or costs where that is below zero.
[[nodiscard]] int change(const Payout& payout, Settlement how);
/// Of a match that is over, for who sits there. Leaving counts as losing.
[[nodiscard]] Settlement settlement(const MatchResult& result, Seat seat);

/// Turns that have been made, of all rounds and both players; forced passes are none, and neither
/// is one that still goes on (a flip whose placement is to come).
[[nodiscard]] int turns_made(const Match& match);
/// Whether leaving now costs nothing, as in the first `free_turns` and once the match is over.
[[nodiscard]] bool leaving_is_free(const Match& match);

} // namespace engine
