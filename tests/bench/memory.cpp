#include <fstream>
#include <iterator>

#include "engine/bot/bot.hpp"
#include "engine/table.hpp"
#include "tests/bench/measure.hpp"

namespace bench {

namespace {

/// The most memory that this program has held so far, in MB; 0 where the system does not tell.
double peak_megabytes() {
    std::ifstream status("/proc/self/status");
    for (std::string word; status >> word;)
        if (word == "VmHWM:") {
            double kilobytes = 0;
            status >> kilobytes;
            return kilobytes / 1024;
        }
    return 0;
}

engine::Knowledge all_knowledge() {
    engine::Knowledge knowledge;
    std::ifstream file(ENGINE_DATA "/worpion.book", std::ios::binary);
    if (auto book = engine::worpion::Book::read({std::istreambuf_iterator<char>(file), {}}))
        knowledge.worpion = std::move(*book);
    else
        std::printf("memory: measured without worpion.book\n");
    return knowledge;
}

} // namespace

void measure_memory() {
    const engine::Knowledge knowledge = all_knowledge();
    for (const engine::GameId game : engine::all_games()) {
        const engine::Level master = level(game, engine::LevelName::master);
        static_cast<void>(think(engine::Table::start(game), master, knowledge, 1, {}));
    }
    std::printf("memory: at most %.0f MB while master played all games\n", peak_megabytes());
}

} // namespace bench
