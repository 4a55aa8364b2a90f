#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/game.hpp"

// The steps of the rules as data, so that a test can play every one of them.
namespace game::how_to_play {

/// What the actions of an example bring about, as its words say.
struct Effect {
    std::optional<engine::Outcome> outcome = {};
    int taken = 0;  ///< pieces that left the board
    int turned = 0; ///< discs that turned over where they lay
};

/// A page of the rules. With actions its boards show before and after them; with `refused` one
/// board shows what is not allowed; else one position, or two to compare.
struct Example {
    std::string_view key; ///< of its words: `rules.<game>.<key>`
    std::string_view position;
    std::string_view actions = {}; ///< in the game's notation, a space between
    std::string_view refused = {}; ///< tried after them
    std::string_view code = {};    ///< of the error that says why not
    std::string_view other = {};   ///< a second position
    std::string_view part = {};    ///< of the board that is shown: `a1-g4`; empty: all
    Effect effect = {};
};

/// The steps of a game, in the order they are shown.
[[nodiscard]] std::span<const Example> examples(engine::GameId game);
/// How many questions are answered: `rules.<game>.question.<n>` and `.answer`, from 1.
[[nodiscard]] std::size_t question_count(engine::GameId game);
/// How many controls are the game's own: `rules.<game>.control.<n>` and `.does`, from 1.
[[nodiscard]] std::size_t own_controls(engine::GameId game);
/// Controls of every game: `rules.control.<n>`.
inline constexpr std::size_t shared_controls = 5;

[[nodiscard]] std::vector<std::string_view> actions(const Example& example);
/// The squares that a text names, in its order: `a3-b3` and `a1-g4` two, `f5` one.
[[nodiscard]] std::vector<engine::Cell> squares_in(std::string_view text);

} // namespace game::how_to_play
