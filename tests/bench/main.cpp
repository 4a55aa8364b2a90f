#include <array>
#include <chrono>
#include <cstdio>

#include "engine/base/random.hpp"
#include "engine/bot/bot.hpp"
#include "engine/jungle/evaluation.hpp"
#include "engine/search/perft.hpp"
#include "engine/search/search.hpp"
#include "engine/table.hpp"
#include "engine/worpion/evaluation.hpp"

namespace {

using namespace engine;

double seconds_of(const auto& work) {
    const auto begin = std::chrono::steady_clock::now();
    work();
    const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - begin;
    return spent.count();
}

template <GameState S>
void measure_perft(int depth) {
    std::uint64_t leaves = 0;
    const double seconds = seconds_of([&] { leaves = perft(S::start(), depth); });
    std::printf("%s perft %d: %llu leaves, %.2f s, %.0f million leaves/s\n", S::info.key.data(),
                depth, static_cast<unsigned long long>(leaves), seconds,
                static_cast<double>(leaves) / seconds / 1e6);
}

template <GameState S>
void measure_search(int depth) {
    Search search(S::start(), [](const S& s) { return evaluate(s); },
                  Budget{.depth = depth, .time = std::nullopt}, {});
    const double seconds = seconds_of([&] { search.run(); });
    std::printf("%s search %d: %llu nodes, %.2f s, %.1f million nodes/s\n", S::info.key.data(),
                depth, static_cast<unsigned long long>(search.nodes()), seconds,
                static_cast<double>(search.nodes()) / seconds / 1e6);
}

/// Somebody at the board: a level, or random play without one.
using Player = std::optional<Level>;

std::string choose(const Table& table, const Player& player, Random& random) {
    if (player)
        return think(table, *player, random.next(), {}).action;
    const auto moves = table.moves();
    return moves[random.below(static_cast<std::uint32_t>(moves.size()))].text;
}

std::optional<Side> winner_of_game(GameId game, const std::array<Player, 2>& players,
                                   Random& random) {
    Table table = Table::start(game);
    while (!table.outcome()) {
        const auto side = static_cast<std::size_t>(table.to_act());
        if (!table.play(choose(table, players.at(side), random)))
            std::abort();
    }
    return table.outcome()->winner;
}

void play_off(GameId which, const char* title, const Player& one, const Player& two, int games) {
    std::array<int, 3> count{}; // won, lost, drawn by the first named
    Random random(1);
    const double seconds = seconds_of([&] {
        for (int game = 0; game < games; ++game) {
            const Side side = game % 2 == 0 ? Side::first : Side::second;
            const auto winner = winner_of_game(
                which, side == Side::first ? std::array{one, two} : std::array{two, one}, random);
            ++count.at(!winner ? 2 : *winner == side ? 0 : 1);
        }
    });
    std::printf("%s, %s: %d games, %d won, %d lost, %d drawn, %.1f %%, %.1f s\n",
                info(which).key.data(), title, games, count[0], count[1], count[2],
                100.0 * (count[0] + 0.5 * count[2]) / games, seconds);
}

/// Wins, and takes or avoids what one action decides, else plays anything.
Level tactician(GameId game) {
    Level level{.budget = {.depth = 1, .nodes = 1000, .time = std::nullopt}};
    level.noise = game == GameId::jungle ? 150 : decided_score / 2; // Jungle: all but captures
    return level;
}

void play_ladder(GameId game, int games) {
    const Level beginner = level(game, LevelName::beginner);
    play_off(game, "amateur against beginner", level(game, LevelName::amateur), beginner, games);
    play_off(game, "beginner against random play", beginner, std::nullopt, games);
    play_off(game, "beginner against random play with one-move tactics", beginner, tactician(game),
             games);
}

} // namespace

int main() {
    measure_perft<worpion::State>(7);
    measure_perft<worpion::State>(8);
    measure_search<worpion::State>(9);
    measure_perft<jungle::State>(7);
    measure_search<jungle::State>(8);
    play_ladder(GameId::worpion, 1000);
    play_ladder(GameId::jungle, 200);
}
