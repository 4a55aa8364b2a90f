#include "game/scenes/launch.hpp"

namespace game {

std::array<std::string, 2> local_names(const Context& context,
                                       std::optional<engine::LevelName> bot) {
    const std::string& name = context.settings.name;
    return {name.empty() ? context.texts("player.one") : name,
            bot ? "bot:" + std::string(engine::to_text(*bot)) : context.texts("player.two")};
}

std::array<std::optional<engine::LevelName>, 2> bots_of(const engine::MatchSettings& settings) {
    constexpr std::string_view mark = "bot:";
    std::array<std::optional<engine::LevelName>, 2> bots;
    for (std::size_t seat = 0; seat < bots.size(); ++seat) {
        const std::string_view name = settings.names[seat];
        if (name.starts_with(mark))
            bots[seat] =
                engine::level_named(name.substr(mark.size())).value_or(engine::all_levels().back());
    }
    return bots;
}

} // namespace game
