#include <algorithm>
#include <ctime>
#include <thread>

#include "engine/base/random.hpp"
#include "engine/bot/bot.hpp"
#include "engine/bot/hint.hpp"
#include "engine/bot/thinker.hpp"
#include "engine/table.hpp"
#include "tests/bench/measure.hpp"

namespace bench {

namespace {

using namespace engine;
using std::chrono::milliseconds;

/// Positions of random play, spread over a game's length.
std::vector<Table> positions(GameId game, std::size_t count) {
    std::vector<Table> found;
    Random random(1);
    while (found.size() < count) {
        const std::size_t length = found.size() * (game == GameId::worpion ? 25 : 55) / count;
        Table table = Table::start(game);
        while (!table.outcome() && table.length() < length) {
            const auto moves = table.moves();
            if (!table.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))].text))
                std::abort();
        }
        if (!table.outcome())
            found.push_back(std::move(table));
    }
    return found;
}

/// How long something took at most, in ms: by the clock, and of a core alone, which says more where
/// other programs run.
struct Worst {
    double wall = 0, core = 0;
};

/// Cancels work that has run for a moment.
template <class Answer>
void cancel(Worst& worst, typename Thinker<Answer>::Work work) {
    Thinker<Answer> thinker;
    thinker.start(std::move(work));
    std::this_thread::sleep_for(milliseconds{100});
    const std::clock_t begin = std::clock();
    worst.wall = std::max(worst.wall, 1000 * seconds_of([&] { thinker.cancel(); }));
    const auto ticks = static_cast<double>(std::clock() - begin);
    worst.core = std::max(worst.core, 1000 * ticks / CLOCKS_PER_SEC);
}

void measure_cancelling(GameId game) {
    Worst bot, hint;
    Level master = level(game, LevelName::master);
    master.budget.time = milliseconds{60'000};
    for (const Table& table : positions(game, 30)) {
        cancel<Thought>(bot, [&](std::stop_token stop) {
            return think(table, master, {}, 1, std::move(stop));
        });
        cancel<Hint>(hint, [&](std::stop_token stop) {
            return advise(table, {}, master.budget, std::move(stop));
        });
    }
    std::printf(
        "%s: cancelled at worst of 30 after: master %.1f ms (%.1f of a core), a hint %.1f ms "
        "(%.1f)\n",
        std::string(info(game).key).c_str(), bot.wall, bot.core, hint.wall, hint.core);
}

/// What is played for a player whose time is up holds a referee up for so long.
void measure_automatic(GameId game) {
    double worst = 0, sum = 0;
    const Level amateur = level(game, LevelName::amateur);
    const auto all = positions(game, 100);
    for (const Table& table : all) {
        const double taken =
            1000 * seconds_of([&] { static_cast<void>(think(table, amateur, {}, 1, {})); });
        worst = std::max(worst, taken);
        sum += taken;
    }
    std::printf("%s: amateur answers within %.1f ms, %.1f ms on average of 100\n",
                std::string(info(game).key).c_str(), worst, sum / static_cast<double>(all.size()));
}

} // namespace

void measure_patience() {
    for (const GameId game : all_games()) {
        measure_cancelling(game);
        measure_automatic(game);
    }
}

} // namespace bench
