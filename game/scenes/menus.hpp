#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "engine/match/match.hpp"
#include "game/scenes/context.hpp"
#include "game/scenes/launch.hpp"
#include "game/scenes/scene.hpp"
#include "net/link/destination.hpp"
#include "net/play/player.hpp"

// The scenes around the board, by what they are for. `context` and `launch` outlive every scene.
namespace game {

/// The first scene. Asks the nickname once, where none is known (`Settings::welcomed`).
[[nodiscard]] ScenePtr home_scene(Context& context, const Launch& launch);
/// Whom a match is set up for: the opponent that was last chosen, two people at this screen, or a
/// guest who is waited for.
enum class SetUpFor : std::uint8_t { last, two, guest };
/// Game, opponent, side, rounds, clock and opening.
[[nodiscard]] ScenePtr set_up_scene(Context& context, const Launch& launch, engine::GameId game,
                                    SetUpFor whom = SetUpFor::last);
/// Rules, questions and controls, opened on a game; stands over any scene without touching it. Not
/// `over_game`, it offers the tutorial.
[[nodiscard]] ScenePtr how_to_play_scene(Context& context, engine::GameId game,
                                         bool over_game = false);
/// The guided steps of a game, from `step` on; without one, from the first that was not done yet.
[[nodiscard]] ScenePtr tutorial_scene(Context& context, engine::GameId game,
                                      std::optional<std::size_t> step = {});
/// After the last of them: a first match, the steps again, or home.
[[nodiscard]] ScenePtr tutorial_end_scene(Context& context, engine::GameId game);
/// The player's name, how matches ended by game and opponent, and wins in a row. While records are
/// still read its phase is `profile-reading`.
[[nodiscard]] ScenePtr profile_scene(Context& context, const Launch& launch);
/// Within a match the player's files are left alone.
[[nodiscard]] ScenePtr settings_scene(Context& context, bool in_match = false);
/// Looks to buy with coins and to wear.
[[nodiscard]] ScenePtr looks_scene(Context& context);
[[nodiscard]] ScenePtr credits_scene(Context& context);
/// Host or join.
[[nodiscard]] ScenePtr direct_scene(Context& context, const Launch& launch);
/// Listens and waits for the guest, then replaces itself by the match. `port` 0: the usual one or
/// the next free.
[[nodiscard]] ScenePtr hosting_scene(Context& context, const Launch& launch,
                                     engine::MatchSettings settings, std::uint16_t port = 0);
/// Comes back to the match that the library keeps the way to.
[[nodiscard]] ScenePtr returning_scene(Context& context, const Launch& launch);
/// Calls a host, then replaces itself by the match.
[[nodiscard]] ScenePtr joining_scene(Context& context, const Launch& launch,
                                     const net::Destination& destination);
/// The key that a host was known by and the one that answers now.
struct ChangedKey {
    net::PublicKey before, now;
};
/// Asks whether to go on with a host that has another key than before.
[[nodiscard]] ScenePtr changed_host_scene(Context& context, const Launch& launch,
                                          net::Address address, const ChangedKey& keys);
/// A notice over the scene below, as for a settings file that was damaged; goes away by a button.
[[nodiscard]] ScenePtr notice_scene(Context& context, std::string title, std::string words);

} // namespace game
