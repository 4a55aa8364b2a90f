#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "game/profile/saved.hpp"
#include "game/scenes/context.hpp"
#include "game/scenes/play/story.hpp"

// Words about matches that were played.
namespace game::review {

/// A time as people say it: `Today, 10:15`, `30 November 2026, 10:15`; 0: unknown.
[[nodiscard]] std::string when(const Context& context, std::int64_t time);
/// The players as the reader calls them.
[[nodiscard]] play::Cast cast_of(const Context& context, const engine::MatchSettings& settings);
/// Where the player at this screen sat against a bot; empty where both or neither are bots, or
/// somebody else played.
[[nodiscard]] std::optional<engine::Seat> readers_seat(const Context& context,
                                                       const engine::MatchSettings& settings);
/// Both of them: `Ann – Ava (amateur)`.
[[nodiscard]] std::string players(const Context& context, const play::Cast& cast);
/// How a match of the list ended: `Ann won 3-1`, `Drawn`, `Unfinished`.
[[nodiscard]] std::string result_words(const Context& context, const Headline& line);
/// A match to go on with, each time in fewer words: `Resume Worpion · Minim (beginner) · 1 – 0`,
/// `Resume Worpion · Minim · 1 – 0` and so on; the score is left out of none.
[[nodiscard]] std::vector<std::string> resume_words(const Context& context, const Saved& saved);

} // namespace game::review
