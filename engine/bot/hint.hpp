#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>

#include "engine/bot/knowledge.hpp"
#include "engine/search/budget.hpp"
#include "engine/table.hpp"

namespace engine {

/// What can be said of an action in a phrase. `number` and `face` are those of `Remark`.
enum class RemarkKind : std::uint8_t {
    wins_at_once, ///< ends the game
    wins,         ///< wins in `number` turns of one's own, this one included
    draws,        ///< keeps the draw, every other action loses
    resists,      ///< every action loses; this one holds out for `number` turns of one's own
    only_safe,    ///< every other action loses
    breaks_line,  ///< Worpion: answers the alignment
    makes_line,   ///< Worpion: makes an alignment that must be answered
    takes_corner, ///< Reversi
    keeps_corner, ///< Reversi: most other actions would give a corner away
    leaves_few,   ///< Reversi: the opponent is left `number` moves
    ends_ahead,   ///< Reversi: `number` discs more at the end, by perfect play
    ends_behind,  ///< Reversi: `number` discs fewer at the end, by perfect play
    ends_even,    ///< Reversi: as many discs at the end, by perfect play
    captures,     ///< Jungle: takes the animal of rank `face`
    rescues,      ///< Jungle: the animal of rank `face` could be taken
    threatens,    ///< Jungle: the animal of rank `face` can be taken next
    nears_den,    ///< Jungle: `number` steps to the enemy's den
    guards_den,   ///< Jungle: stands in the way to the own den
};

struct Remark {
    RemarkKind kind{};
    int number = 0;
    std::uint8_t face = 0;

    friend bool operator==(const Remark&, const Remark&) = default;
};

/// The best action that was found, and why where it can be said.
struct Hint {
    std::string action;
    std::optional<Remark> why;

    friend bool operator==(const Hint&, const Hint&) = default;
};

/// What a strong player would do. Precondition: the game is not over.
[[nodiscard]] Hint advise(const Table& table, const Knowledge& knowledge, const Budget& budget,
                          std::stop_token stop);

} // namespace engine
