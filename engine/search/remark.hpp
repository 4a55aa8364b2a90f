#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace engine {

/// What can be said in a phrase of an action that somebody may play. `number`, `face` and "the
/// opponent" are as `Remark` has them; what is said holds for every answer of the opponent.
enum class RemarkKind : std::uint8_t {
    wins_at_once,    ///< ends the game
    wins,            ///< wins in `number` turns of one's own, this one included
    draws,           ///< keeps the draw, every other action loses
    resists,         ///< every action loses; this one holds out for `number` turns of one's own
    only_move,       ///< there is no other legal action
    only_safe,       ///< every other action loses
    breaks_line,     ///< Worpion: no other flip answers the alignment
    makes_line,      ///< Worpion: makes an alignment that `number` flips answer
    stops_line,      ///< Worpion: the opponent cannot make an alignment next turn
    ends_ahead,      ///< Reversi: `number` discs more at the end, by best play of both
    ends_behind,     ///< Reversi: `number` discs fewer at the end, by best play of both
    ends_even,       ///< Reversi: as many discs at the end, by best play of both
    takes_corner,    ///< Reversi
    keeps_corner,    ///< Reversi: `number` of the other moves give a corner away, most of them
    forces_pass,     ///< Reversi: the opponent has no move
    leaves_few,      ///< Reversi: the opponent has `number` moves, 1 or 2
    stays_for_good,  ///< Reversi: the disc can never be turned over
    captures,        ///< Jungle: takes the animal of rank `face`
    captures_caught, ///< Jungle: takes the animal of rank `face`, which only the trap allows
    rescues,         ///< Jungle: one's own animal of rank `face` could be taken, and no more
    threatens,       ///< Jungle: the animal of rank `face` can be taken next
    guards_den,      ///< Jungle: closes the way into one's own den
    nears_den,       ///< Jungle: `number` steps to the enemy's den, 1 to 3
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

} // namespace engine
