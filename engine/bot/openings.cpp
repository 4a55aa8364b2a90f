#include "engine/bot/openings.hpp"

#include "engine/base/random.hpp"
#include "engine/bot/tactics.hpp"

namespace engine {

namespace {

int opening_length(GameId game) {
    switch (game) {
    case GameId::worpion:
        return 5;
    case GameId::reversi:
        return 8;
    case GameId::jungle:
        break;
    }
    return 6;
}

} // namespace

Table match_opening(GameId game, std::uint64_t number) {
    Random random(number);
    for (;;) {
        Table table = Table::start(game);
        for (int i = 0; i < opening_length(game) && !table.outcome(); ++i) {
            const auto played = table.play(random_action(table, random.next()));
            static_cast<void>(played);
        }
        if (!table.outcome() && !has_tactics(table))
            return table;
    }
}

} // namespace engine
