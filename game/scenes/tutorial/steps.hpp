#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.hpp"
#include "game/profile/settings.hpp"

// The guided steps of each game as data, so that a test can walk every way through them. The player
// has the first side; Minim, who teaches, has the other.
namespace game::tutorial {

/// One thing for the player to do.
struct Task {
    /// The right actions, a comma between: notations; `*` any legal one; `*v` any that ends so.
    std::string_view wanted;
    std::string_view advice;     ///< the right action that is shown
    std::string_view reply = {}; ///< what is played then, a comma between
    bool guided = false;         ///< the advice is shown at once
    std::string_view help = {};  ///< key of words on how the hand does it
};

/// A position and what is to be done there. Its words, after `tutorial.<game>.<key>`: title; `.<n>`
/// task n from 1, `.<n>.wrong` for what is legal but not wanted; `.done`, where {0} and {1} are the
/// discs of both sides.
struct Step {
    std::string_view key;
    std::string_view position;
    std::span<const Task> tasks;
};

/// How many steps every game has.
inline constexpr std::size_t step_count = 6;

/// The steps of a game, in order.
[[nodiscard]] std::span<const Step> steps(engine::GameId game);

/// The key of a step's words, with what follows it.
[[nodiscard]] std::string words_key(engine::GameId game, const Step& step,
                                    std::string_view rest = {});

/// The first of a game's steps that was not done yet; empty where all were.
[[nodiscard]] std::optional<std::size_t> first_left(const Settings& settings, engine::GameId game);

/// Whether the notation of a legal action is one of those wanted.
[[nodiscard]] bool wants(const Task& task, std::string_view action);

} // namespace game::tutorial
