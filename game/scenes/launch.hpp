#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "engine/bot/bot.hpp"
#include "engine/match/match.hpp"
#include "game/scenes/context.hpp"
#include "game/scenes/scene.hpp"
#include "net/link/key.hpp"
#include "net/link/router.hpp"
#include "net/link/voice.hpp"
#include "net/play/player.hpp"

namespace game {

/// A match on this machine as it was set up. The player at this screen sits first, the bot or the
/// other person second; a side left to chance has been drawn already.
struct MatchSetup {
    engine::MatchSettings match;          ///< names as records have them (`Ann`, `bot:amateur`)
    std::optional<engine::LevelName> bot; ///< empty: two people at this screen

    friend bool operator==(const MatchSetup&, const MatchSetup&) = default;
};

/// What choices mean for a match of `game`, names left out; `lot` is any number, for a side that is
/// left to chance. The player at this screen sits first.
[[nodiscard]] engine::MatchSettings match_settings(engine::GameId game, const Choices& choices,
                                                   bool online, std::uint64_t lot);

/// Keeps in the settings which game was played last.
void remember_game(Context& context, engine::GameId game);

/// The names of a match on this machine: the player at this screen, and the bot or the other
/// person.
[[nodiscard]] std::array<std::string, 2> local_names(const Context& context,
                                                     std::optional<engine::LevelName> bot);

/// Who is a bot, by the names that records have; a level unknown here plays as the strongest known.
[[nodiscard]] std::array<std::optional<engine::LevelName>, 2>
bots_of(const engine::MatchSettings& settings);

/// A match across a link that has just begun.
struct OnlineMatch {
    std::unique_ptr<net::Player> player;
    net::Notices notices; ///< from `MatchBegan` on
    /// Lets the guest in, as long as the match lasts; null where no router does.
    std::unique_ptr<net::Mapping> mapping = {};
};

/// How menus lead to the board and reach the network; `local` and `online` make the play scene.
struct Launch {
    std::function<ScenePtr(Context&, MatchSetup)> local;
    std::function<ScenePtr(Context&, OnlineMatch)> online;
    /// Goes on with an unfinished match.
    std::function<ScenePtr(Context&, Saved)> resume;

    /// As `net::host` and `net::join`, under the player's identity; errors of that too.
    std::function<engine::Result<std::unique_ptr<net::Host>>(engine::MatchSettings, std::string,
                                                             std::uint16_t)>
        host;
    std::function<engine::Result<std::unique_ptr<net::Player>>(
        const net::Address&, const net::ExpectedKey&, std::string)>
        join;
    /// The key that answered at an address before, empty where none did; and what answers there
    /// from now on.
    std::function<engine::Result<std::optional<net::PublicKey>>(const net::Address&)> known_key =
        [](const net::Address&) { return std::optional<net::PublicKey>(); };
    std::function<void(const net::Address&, const net::PublicKey&)> remember =
        [](const net::Address&, const net::PublicKey&) {};
    /// As `net::come_back`.
    std::function<engine::Result<std::unique_ptr<net::Player>>(const std::string&, net::Time)>
        come_back;
    /// Of bots that play for show.
    std::function<engine::Thought(const engine::Table&, const engine::Level&,
                                  const engine::Knowledge&, std::uint64_t seed, std::stop_token)>
        think = engine::think;
    /// Of this machine in its own networks, the most useful one first.
    std::function<std::vector<net::Ipv4>()> addresses = [] { return std::vector<net::Ipv4>(); };
    /// Asks the router to let guests in at a port; null where none is to be asked.
    std::function<std::unique_ptr<net::Mapping>(std::uint16_t)> map = [](std::uint16_t) {
        return std::unique_ptr<net::Mapping>();
    };
    /// Tells and hears of tables in the same network; null where that is not wanted or not
    /// possible.
    std::function<std::unique_ptr<net::Voice>()> voice = [] {
        return std::unique_ptr<net::Voice>();
    };
    std::function<std::unique_ptr<net::Ear>()> ear = [] { return std::unique_ptr<net::Ear>(); };
};

} // namespace game
