#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "game/looks.hpp"
#include "game/profile/wardrobe.hpp"

// Coins come once a day and buy looks. All of it changes a wardrobe; whoever calls it saves the
// wardrobe before the change is shown.
namespace game {

enum class LookKind : std::uint8_t { pieces, board, bubble };

/// A look there is. The plain ones cost nothing and are everybody's.
struct Look {
    LookKind kind{};
    std::uint8_t style = 0; ///< of `PieceStyle`, `BoardStyle` or `BubbleStyle`
    std::string_view name;  ///< in files and as the end of catalog keys
    int price = 0;          ///< in coins
};

/// All looks of a kind, the plain one first.
[[nodiscard]] std::span<const Look> looks_of(LookKind kind);

[[nodiscard]] bool owns(const Wardrobe& wardrobe, const Look& look);
[[nodiscard]] bool wears(const Wardrobe& wardrobe, const Look& look);
/// Coins that are still missing for a look; 0: it can be bought.
[[nodiscard]] int missing(const Wardrobe& wardrobe, const Look& look);
/// Pays for a look, which is owned from then on; false, and nothing changes, where it is owned
/// already or coins are missing.
bool buy(Wardrobe& wardrobe, const Look& look);
/// Puts a look on in place of another of its kind; false, and nothing changes, where it is not
/// owned.
bool wear(Wardrobe& wardrobe, const Look& look);
/// What is worn. What no shop sold is as the plain.
[[nodiscard]] Looks worn(const Wardrobe& wardrobe);

/// What a new day brought.
struct Bonus {
    int coins = 0;
    int days_in_row = 1;

    friend bool operator==(const Bonus&, const Bonus&) = default;
};
/// Takes the bonus of the UTC day: 20 coins, 5 more for each day in a row before it, 50 at most; a
/// day without a visit begins a new row. Empty: the day has nothing (more) to give, as when the
/// wardrobe does not change or the clock was set back. `now` is UTC in seconds since 1970.
///
/// Each day since the first gives once at most, whatever happens to the clock: set back, it gives
/// nothing until it has passed the last day that gave; put right after it was wrong (see days.hpp),
/// it gives again from the next day on that has given nothing yet, and the row goes on as far as
/// the days noted tell, unless days were missed.
std::optional<Bonus> take_bonus(Wardrobe& wardrobe, std::int64_t now);

} // namespace game
