#include <array>
#include <chrono>
#include <cstdio>

#include "engine/base/random.hpp"
#include "engine/bot/bot.hpp"
#include "engine/jungle/evaluation.hpp"
#include "engine/reversi/evaluation.hpp"
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

std::string name_of(const GameInfo& game) {
    return std::string(game.key);
}

template <GameState S>
void measure_perft(int depth) {
    std::uint64_t leaves = 0;
    const double seconds = seconds_of([&] { leaves = perft(S::start(0), depth); });
    std::printf("%s perft %d: %llu leaves, %.3f s, %.0f million leaves/s\n",
                name_of(S::info).c_str(), depth, static_cast<unsigned long long>(leaves), seconds,
                static_cast<double>(leaves) / seconds / 1e6);
}

template <GameState S>
void measure_search(int depth) {
    Search search(S::start(0), [](const S& s) { return evaluate(s); },
                  Budget{.depth = depth, .time = std::nullopt}, {});
    const double seconds = seconds_of([&] { search.run(); });
    std::printf("%s search %d: %llu nodes, %.2f s, %.1f million nodes/s\n",
                name_of(S::info).c_str(), depth, static_cast<unsigned long long>(search.nodes()),
                seconds, static_cast<double>(search.nodes()) / seconds / 1e6);
}

/// Somebody at the board: a level, or random play without one.
using Player = std::optional<Level>;

std::string choose(const Table& table, const Player& player, Random& random) {
    if (player)
        return think(table, *player, {}, random.next(), {}).action;
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

void play_off(GameId played, const char* title, const Player& one, const Player& two, int games) {
    std::array<int, 3> count{}; // won, lost, drawn by the first named
    Random random(1);
    const double seconds = seconds_of([&] {
        for (int game = 0; game < games; ++game) {
            const Side side = game % 2 == 0 ? Side::first : Side::second;
            const auto winner = winner_of_game(
                played, side == Side::first ? std::array{one, two} : std::array{two, one}, random);
            ++count.at(!winner ? 2 : *winner == side ? 0 : 1);
        }
    });
    std::printf("%s, %s: %d games, %d won, %d lost, %d drawn, %.1f %%, %.1f s\n",
                name_of(info(played)).c_str(), title, games, count[0], count[1], count[2],
                100.0 * (count[0] + 0.5 * count[2]) / games, seconds);
}

/// The levels against each other, against random play, and against play that takes any action but
/// one that is more than `tactics` points worse than another at once.
void measure_levels(GameId game, int games, int tactics) {
    const Level beginner = level(game, LevelName::beginner);
    const Level amateur = level(game, LevelName::amateur);
    const Level tactician{.budget = {.depth = 1, .nodes = 1000, .time = std::nullopt},
                          .noise = tactics};
    play_off(game, "amateur against beginner", amateur, beginner, games);
    play_off(game, "beginner against random play", beginner, std::nullopt, games);
    play_off(game, "beginner against random play with one-move tactics", beginner, tactician,
             games);
}

} // namespace

int main() {
    measure_perft<worpion::State>(9);
    measure_perft<reversi::State>(10);
    measure_perft<reversi::State>(12);
    measure_perft<jungle::State>(7);
    measure_search<worpion::State>(9);
    measure_search<reversi::State>(10);
    measure_search<jungle::State>(8);
    // Wins and avoids losing where one action does it.
    measure_levels(GameId::worpion, 1000, decided_score / 2);
    // Takes corners and does not give them away.
    measure_levels(GameId::reversi, 400, 100);
    // Takes what it can.
    measure_levels(GameId::jungle, 200, 150);
}
