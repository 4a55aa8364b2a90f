#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "game/canvas.hpp"
#include "game/contest/contest.hpp"
#include "game/scenes/play/story.hpp"
#include "game/ui/page.hpp"
#include "game/ui/texts.hpp"

// The windows that stand over the board, as pages.
namespace game::play {

/// What becomes of a match that is left.
enum class Leaving : std::uint8_t {
    kept,   ///< it can be gone on with
    either, ///< that, or it is given up
    lost,
};
/// Esc during a match: `resume`, `rules`, `settings`, `copy`, `leave`, and where there is a choice
/// `give up`; says what leaving means.
[[nodiscard]] ui::Page pause_card(const TextMetrics& metrics, const ui::Texts& texts, Vec window,
                                  Leaving leaving);
/// Resign for sure? `resign yes`, `resume`; `words`: what that means.
[[nodiscard]] ui::Page resign_card(const TextMetrics& metrics, const ui::Texts& texts, Vec window,
                                   const std::string& words);
/// Give the match up for sure? `give up yes`, `resume`; `price`: what that costs.
[[nodiscard]] ui::Page leave_card(const TextMetrics& metrics, const ui::Texts& texts, Vec window,
                                  const std::string& price);

/// What the result card needs to know.
struct Ending {
    const engine::Match& match;
    Cast cast;
    std::optional<engine::Seat>
        me; ///< the seat of the player at this screen, where only one sits here
    std::array<bool, 2> ready{};
    bool alone = false;     ///< the other player has gone
    std::string chips = {}; ///< what the match brought or cost; may be empty
    std::optional<Absence> absence = {};
};
/// After a round or a match: who, why, the rounds so far; `go on` (where anybody is there to play
/// with), `review` after the match, `board`, `home`, and where somebody has been away for long
/// `claim`. Stands over `panel`, so that the board and its winning line stay in sight.
[[nodiscard]] ui::Page result_card(const TextMetrics& metrics, const ui::Texts& texts, Rect panel,
                                   const Ending& ending);
/// The link is gone: why, in words; `home`.
[[nodiscard]] ui::Page closed_card(const TextMetrics& metrics, const ui::Texts& texts, Vec window,
                                   const engine::Error& why);

} // namespace game::play
