#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "engine/game.hpp"
#include "engine/search/findings.hpp"
#include "engine/search/score.hpp"

namespace engine {

/// What can be said in a phrase of an action that somebody may play. `number`, `face` and "the
/// opponent" are as `Remark` has them; what is said holds for every answer of the opponent.
enum class RemarkKind : std::uint8_t {
    wins_at_once,    ///< ends the game
    wins,            ///< wins in `number` turns of one's own, this one included
    keeps_win,       ///< wins, in how many turns is not known
    draws,           ///< keeps the draw, every other action loses
    resists,         ///< every action loses; this one holds out for `number` turns of one's own
    only_move,       ///< there is no other legal action
    only_safe,       ///< every other action loses
    breaks_line,     ///< Worpion: no other flip answers the alignment
    makes_line,      ///< Worpion: makes an alignment that `number` flips answer
    forces_gift,     ///< Worpion: the opponent has no flip but those that give the game away
    stops_line,      ///< Worpion: the opponent cannot make an alignment next turn
    ends_ahead,      ///< Reversi: `number` discs more at the end, by best play of both
    ends_behind,     ///< Reversi: `number` discs fewer at the end, by best play of both
    ends_even,       ///< a draw by best play of both
    takes_corner,    ///< Reversi
    keeps_corner,    ///< Reversi: `number` of the other moves give a corner away, most of them
    forces_pass,     ///< Reversi: the opponent has no move
    leaves_few,      ///< Reversi: the opponent has `number` moves, few as moves go
    stays_for_good,  ///< Reversi: the disc can never be turned over
    turns_one,       ///< Reversi: turns over one disc, most other moves three or more
    captures,        ///< Jungle: takes the animal of rank `face`
    captures_caught, ///< Jungle: takes the animal of rank `face`, which only the trap allows
    rescues,         ///< Jungle: one's own animal of rank `face` could be taken, and no more
    threatens,       ///< Jungle: the animal of rank `face` can be taken next
    hunts,           ///< Jungle: comes within three steps of its prey, of rank `face`
    guards_den,      ///< Jungle: closes the way into one's own den
    nears_den,       ///< Jungle: `number` steps to the enemy's den, 1 to 5
};

[[nodiscard]] std::span<const RemarkKind> all_remark_kinds();
/// The kind as it is written above, for keys of texts.
[[nodiscard]] std::string_view to_text(RemarkKind kind);

struct Remark {
    RemarkKind kind{};
    int number = 0;
    std::uint8_t face = 0;

    friend bool operator==(const Remark&, const Remark&) = default;
};

/// An action among all that could be played in its place, by what a search found out of them.
struct Standing {
    int score = 0;
    int others = -infinite_score; ///< the best score of the others; the least there is: no others
    bool solved = false;          ///< whether the score is the game's own

    [[nodiscard]] bool wins() const { return score >= decided_score; }
    [[nodiscard]] bool loses() const { return score <= -decided_score; }
    [[nodiscard]] bool alone() const { return others == -infinite_score; }
    [[nodiscard]] bool others_lose() const { return others <= -decided_score; }
};

/// Precondition: `action` is among those found.
template <class Action>
[[nodiscard]] Standing standing(Action action, const Findings<Action>& found) {
    Standing here;
    for (const Rated<Action>& rated : found.rated)
        if (rated.action == action)
            here.score = rated.score;
        else
            here.others = std::max(here.others, rated.score);
    here.solved = found.solved && here.score >= here.others;
    return here;
}

/// What the rules and the scores tell of an action, which comes before all that a game can say of
/// it: that it decides the game, or that there is no choice. `decided(here)` words a proven
/// win, or a proven loss that is as good as any other action.
template <GameState S, class Decided>
[[nodiscard]] std::optional<Remark> remark_on_result(const S& state, typename S::Action action,
                                                     const Standing& here, Decided decided) {
    S next = state;
    next.apply(action);
    const auto end = next.outcome();
    if (end && end->winner == state.to_act())
        return Remark{RemarkKind::wins_at_once};
    if (here.wins())
        return decided(here);
    if (here.alone())
        return Remark{RemarkKind::only_move};
    if (here.loses())
        return here.score >= here.others ? decided(here) : std::nullopt;
    if (here.others_lose())
        return Remark{here.solved && here.score == 0 ? RemarkKind::draws : RemarkKind::only_safe};
    return std::nullopt;
}

} // namespace engine
