#include <array>
#include <chrono>
#include <cstdio>

#include "engine/base/random.hpp"
#include "engine/bot/bot.hpp"
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

void measure_perft(int depth) {
    std::uint64_t leaves = 0;
    const double seconds = seconds_of([&] { leaves = perft(worpion::State::start(), depth); });
    std::printf("worpion perft %d: %llu leaves, %.2f s, %.0f million leaves/s\n", depth,
                static_cast<unsigned long long>(leaves), seconds,
                static_cast<double>(leaves) / seconds / 1e6);
}

void measure_search(int depth) {
    Search search(worpion::State::start(),
                  [](const worpion::State& s) { return worpion::evaluate(s); },
                  Budget{.depth = depth, .time = std::nullopt}, {});
    const double seconds = seconds_of([&] { search.run(); });
    std::printf("worpion search %d: %llu nodes, %.2f s, %.1f million nodes/s\n", depth,
                static_cast<unsigned long long>(search.nodes()), seconds,
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

std::optional<Side> winner_of_game(const std::array<Player, 2>& players, Random& random) {
    Table table = Table::start(GameId::worpion);
    while (!table.outcome()) {
        const auto side = static_cast<std::size_t>(table.to_act());
        if (!table.play(choose(table, players.at(side), random)))
            std::abort();
    }
    return table.outcome()->winner;
}

void play_off(const char* title, const Player& one, const Player& two, int games) {
    std::array<int, 3> count{}; // won, lost, drawn by the first named
    Random random(1);
    const double seconds = seconds_of([&] {
        for (int game = 0; game < games; ++game) {
            const Side side = game % 2 == 0 ? Side::first : Side::second;
            const auto winner = winner_of_game(
                side == Side::first ? std::array{one, two} : std::array{two, one}, random);
            ++count.at(!winner ? 2 : *winner == side ? 0 : 1);
        }
    });
    std::printf("%s: %d games, %d won, %d lost, %d drawn, %.1f %%, %.1f s\n", title, games,
                count[0], count[1], count[2], 100.0 * (count[0] + 0.5 * count[2]) / games, seconds);
}

} // namespace

int main() {
    measure_perft(7);
    measure_perft(8);
    measure_search(9);

    const Level beginner = level(GameId::worpion, LevelName::beginner);
    const Level amateur = level(GameId::worpion, LevelName::amateur);
    // Wins and avoids losing where one action does it, else plays anything.
    const Level tactician{.budget = {.depth = 1, .nodes = 1000, .time = std::nullopt},
                          .noise = decided_score / 2};
    play_off("amateur against beginner", amateur, beginner, 1000);
    play_off("beginner against random play", beginner, std::nullopt, 1000);
    play_off("beginner against random play with one-move tactics", beginner, tactician, 1000);
}
