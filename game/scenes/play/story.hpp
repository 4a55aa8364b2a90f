#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/match/match.hpp"
#include "game/contest/contest.hpp"
#include "game/ui/texts.hpp"

namespace game::play {

/// A sentence of "What happened", kept without words so that it follows the language.
struct Event {
    std::string key;                    ///< of the text catalogs
    std::vector<std::string> arguments; ///< squares and numbers; `@seat`, `%side`: a name, a colour

    friend bool operator==(const Event&, const Event&) = default;
};

/// What a notice adds to the story; `match` is as it stands afterwards.
[[nodiscard]] std::vector<Event> tell(const Notice& notice, const engine::Match& match);

/// Who plays, in words.
struct Cast {
    std::array<std::string, 2> names; ///< by seat, as the screen shows them

    [[nodiscard]] const std::string& of(engine::Seat seat) const {
        return names[engine::index(seat)];
    }
};

/// The names to show: those of `bots` in the reader's words; where `hidden` names a seat, that
/// one's name is kept back.
[[nodiscard]] Cast cast(const ui::Texts& texts, const engine::MatchSettings& settings,
                        std::array<bool, 2> bots, std::optional<engine::Seat> hidden);

/// The name of a side's colour in the reader's words.
[[nodiscard]] std::string side_name(const ui::Texts& texts, engine::GameId game, engine::Side side);

/// An event in words.
[[nodiscard]] std::string sentence(const ui::Texts& texts, engine::GameId game, const Cast& cast,
                                   const Event& event);

/// Actions joined into turns as records write them: `b2-b3/c2v`.
struct Turn {
    engine::Side side{};
    std::string text;

    friend bool operator==(const Turn&, const Turn&) = default;
};
[[nodiscard]] std::vector<Turn> turns(const std::vector<engine::Move>& moves);

} // namespace game::play
