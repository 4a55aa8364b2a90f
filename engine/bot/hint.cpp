#include "engine/bot/hint.hpp"

#include <utility>

#include "engine/bot/bot.hpp"

namespace engine {

Hint advise(const Table& table, const Knowledge& knowledge, const Budget& budget,
            std::stop_token stop) {
    const Level level{.budget = budget, .perfect = true};
    return {think(table, level, knowledge, 0, std::move(stop)).action, std::nullopt};
}

} // namespace engine
