#include "game/scenes/launch.hpp"

namespace game {

std::array<std::string, 2> local_names(const Context& context,
                                       std::optional<engine::LevelName> bot) {
    const std::string& name = context.settings.name;
    return {name.empty() ? context.texts("player.one") : name,
            bot ? "bot:" + std::string(engine::to_text(*bot)) : context.texts("player.two")};
}

} // namespace game
