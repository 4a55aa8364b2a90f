// Positions of every game: the first byte chooses the game.
#include <cstdint>
#include <cstdlib>

#include "engine/table.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0)
        return 0;
    const auto games = engine::all_games();
    const engine::GameId game = games[data[0] % games.size()];
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    const auto table = engine::Table::from_position(game, text);
    if (table && !engine::Table::from_position(game, table->position()))
        std::abort();
    return 0;
}
