#include "game/scenes/launch.hpp"

#include "game/profile/saved.hpp"

namespace game {

engine::MatchSettings match_settings(engine::GameId game, const Choices& choices, bool online,
                                     std::uint64_t lot) {
    engine::MatchSettings settings;
    settings.game = game;
    settings.opening = choices.opening;
    settings.rounds = choices.rounds;
    settings.clock = online ? choices.online_clock : choices.clock;
    const bool second =
        choices.side == SideChoice::second || (choices.side == SideChoice::random && lot % 2 == 1);
    settings.starts = second ? engine::Seat::second : engine::Seat::first;
    return settings;
}

void remember_game(Context& context, engine::GameId game) {
    if (context.settings.game == game)
        return;
    Settings settings = context.settings;
    settings.game = game;
    context.save(settings);
}

std::array<std::string, 2> local_names(const Context& context,
                                       std::optional<engine::LevelName> bot) {
    const std::string& name = context.settings.name;
    return {name.empty() ? context.texts("player.one") : name,
            bot ? "bot:" + std::string(engine::to_text(*bot)) : context.texts("player.two")};
}

std::array<std::optional<engine::LevelName>, 2> bots_of(const engine::MatchSettings& settings) {
    std::array<std::optional<engine::LevelName>, 2> bots;
    for (std::size_t seat = 0; seat < bots.size(); ++seat)
        bots[seat] = bot_named(settings.names[seat]);
    return bots;
}

} // namespace game
