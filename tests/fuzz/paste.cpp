// Pasted texts: the first byte chooses the game that is preferred, or none.
#include <cstdint>

#include "engine/match/exchange.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0)
        return 0;
    const auto games = engine::all_games();
    const std::size_t choice = data[0] % (games.size() + 1);
    const auto preferred = choice < games.size() ? std::optional(games[choice]) : std::nullopt;
    (void)engine::read_pasted({reinterpret_cast<const char*>(data) + 1, size - 1}, preferred);
    return 0;
}
