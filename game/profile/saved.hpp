#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.hpp"
#include "engine/bot/levels.hpp"
#include "engine/match/record.hpp"

namespace game {

/// A match out of a file or from the clipboard.
struct Saved {
    engine::Record record;
    std::string file = {}; ///< where it was read; empty: from nowhere
    bool draft = false;    ///< kept by the game itself, to be gone on with

    friend bool operator==(const Saved&, const Saved&) = default;
};

/// What came of reading: a match, a fault, or both where a record is damaged and its beginning
/// could be read.
struct Opened {
    std::optional<Saved> saved;
    std::optional<engine::Error> fault;

    friend bool operator==(const Opened&, const Opened&) = default;
};

/// Reads a text: a record, a list of moves, a position. Faults name their line.
[[nodiscard]] Opened read_saved(std::string_view text);

/// The level of the bot that records name so (`bot:amateur`), or empty for a person; a level
/// unknown here is taken for the strongest known.
[[nodiscard]] std::optional<engine::LevelName> bot_named(std::string_view name);

/// The header of a record that says that two people played at one screen: neither is the player
/// whose files these are.
[[nodiscard]] const engine::Header& one_screen();
/// The header of a record that says that the match was ended at this end alone: the other one had
/// been away for long.
[[nodiscard]] const engine::Header& unconfirmed();

/// What a list says of a match.
struct Headline {
    engine::GameId game{};
    std::array<std::string, 2> names; ///< by seat, as records have them
    std::int64_t started = 0;
    std::array<int, 2> score{};
    int rounds = 1;                                 ///< to win
    std::size_t plies = 0;                          ///< of all rounds
    std::optional<engine::MatchResult> result = {}; ///< empty: unfinished
    bool from_position = false;                     ///< not from the game's own beginning
    bool one_screen = false;                        ///< two people played at one
    bool unconfirmed = false;                       ///< ended at one end alone
    int turns = 0;                                  ///< see `engine::turns_made`

    friend bool operator==(const Headline&, const Headline&) = default;
};
[[nodiscard]] Headline headline(const Saved& saved);

/// A file of the list of matches.
struct Entry {
    std::string file;
    std::int64_t time = 0; ///< the match's start, or the file's own time where there is none
    bool draft = false;
    std::optional<Headline> headline = {};
    std::optional<engine::Error> fault = {}; ///< it is damaged, or cannot be read

    friend bool operator==(const Entry&, const Entry&) = default;
};

/// Puts an entry into a list that is sorted from the newest to the oldest; gives its index.
std::size_t insert(std::vector<Entry>& list, Entry entry);

} // namespace game
