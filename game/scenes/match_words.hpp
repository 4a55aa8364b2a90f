#pragma once

#include <string>

#include "engine/match/match.hpp"
#include "game/ui/texts.hpp"

namespace game {

/// A clock in a few words: `5 min + 3 s a turn`.
[[nodiscard]] std::string clock_words(const ui::Texts& texts, const engine::Clock& clock);

/// The game, with its opening where it has several: `Reversi · Open`.
[[nodiscard]] std::string game_words(const ui::Texts& texts, const engine::MatchSettings& settings);

/// What a match is played by, in one line: game and opening, length, clock.
[[nodiscard]] std::string match_words(const ui::Texts& texts,
                                      const engine::MatchSettings& settings);
/// The same where there is little room: `Reversi · Open · first to 3 · 5+3`.
[[nodiscard]] std::string short_match_words(const ui::Texts& texts,
                                            const engine::MatchSettings& settings);

} // namespace game
