#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "engine/bot/bot.hpp"
#include "engine/match/match.hpp"
#include "game/contest/contest.hpp"
#include "game/ui/texts.hpp"

namespace game::play {

/// A sentence of "What happened", kept without words so that it follows the language.
struct Event {
    std::string key; ///< of the text catalogs
    /// Squares and numbers; `@seat`, `%side`, `#rank`: a name, a colour, an animal.
    std::vector<std::string> arguments;
    bool automatic = false; ///< made for a player whose time was up

    friend bool operator==(const Event&, const Event&) = default;
};

/// What a notice adds to the story; `match` is as it stands afterwards, `before` the table as it
/// stood before.
[[nodiscard]] std::vector<Event> tell(const Notice& notice, const engine::Match& match,
                                      const engine::Table& before);

/// Who plays, in words.
struct Cast {
    std::array<std::string, 2> names; ///< by seat, as the screen shows them
    std::array<std::optional<engine::LevelName>, 2> bots = {}; ///< the levels of those that are

    [[nodiscard]] const std::string& of(engine::Seat seat) const {
        return names[engine::index(seat)];
    }
};

/// The names to show: those of `bots` in the reader's words; where `hidden` names a seat, that
/// one's name is kept back.
[[nodiscard]] Cast cast(const ui::Texts& texts, const engine::MatchSettings& settings,
                        std::array<bool, 2> bots, std::optional<engine::Seat> hidden);

/// A name that stands for itself: a bot's with its level.
[[nodiscard]] std::string title(const ui::Texts& texts, const Cast& cast, engine::Seat seat);

/// The name of a side's colour in the reader's words.
[[nodiscard]] std::string side_name(const ui::Texts& texts, engine::GameId game, engine::Side side);
/// An animal of Jungle by its rank, 1 to 8, with its article: "the lion".
[[nodiscard]] std::string animal_name(const ui::Texts& texts, int rank);

/// A move to choose, in a few words: `the rat g3 → g2`, `a1, front up`; where its notation is plain
/// enough, that.
[[nodiscard]] std::string move_words(const ui::Texts& texts, engine::GameId game,
                                     const engine::Move& move);

/// An event in words.
[[nodiscard]] std::string sentence(const ui::Texts& texts, engine::GameId game, const Cast& cast,
                                   const Event& event);

/// Why the last round, or the match, ended; empty while it is played. Speaks to the player at `me`,
/// where only one sits at this screen.
[[nodiscard]] std::string ending(const ui::Texts& texts, const engine::Match& match,
                                 const Cast& cast, std::optional<engine::Seat> me);

/// Why a round ended, counted from 0; empty while it is played. `me`: as above.
[[nodiscard]] std::string round_ending(const ui::Texts& texts, const engine::Match& match,
                                       std::size_t round, const Cast& cast,
                                       std::optional<engine::Seat> me);

/// Discs of both sides on a board whose discs are counted; empty for other games.
[[nodiscard]] std::optional<std::array<int, 2>> discs(const engine::Picture& picture);

/// The same by seat, at the end of a round that was decided by them.
[[nodiscard]] std::optional<std::array<int, 2>> final_count(const engine::Round& round);

/// Actions joined into turns as records write them: `b2-b3/c2v`; a forced pass is a dash.
struct Turn {
    engine::Side side{};
    std::string text;
    bool automatic = false; ///< made for a player whose time was up

    friend bool operator==(const Turn&, const Turn&) = default;
};
/// `stamps`: those of the actions, as far as there are any.
[[nodiscard]] std::vector<Turn> turns(std::span<const engine::Move> moves,
                                      std::span<const engine::Stamp> stamps = {});

} // namespace game::play
