#pragma once

#include <string>

#include "engine/match/stakes.hpp"
#include "game/ui/texts.hpp"

namespace game {

/// A change of the purse: `+14 chips`, `−14 chips`, `nothing`.
[[nodiscard]] std::string change_words(const ui::Texts& texts, int change);

/// What a match against a bot would be played for: `+14 chips, or −14`.
[[nodiscard]] std::string payout_words(const ui::Texts& texts, const engine::Payout& payout);
/// The same where there is little room: `±14 chips`, and `+6 chips` where a loss costs nothing.
[[nodiscard]] std::string brief_payout_words(const ui::Texts& texts, const engine::Payout& payout);

/// Why a match would be, or is, without stake, as a sentence; `hand`: chips to play with.
[[nodiscard]] std::string no_stake_words(const ui::Texts& texts, engine::NoStake why,
                                         const engine::Payout& payout, int hand);

} // namespace game
