#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iterator>
#include <optional>

#include "engine/base/random.hpp"
#include "engine/search/score.hpp"
#include "engine/worpion/perfect.hpp"
#include "engine/worpion/solution.hpp"
#include "tests/bench/measure.hpp"

namespace bench {

namespace {

using namespace engine;
using namespace engine::worpion;

constexpr int positions = 1000;

/// Milliseconds of one core.
double cost(const auto& work) {
    const std::clock_t begin = std::clock();
    work();
    return 1000.0 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

struct Costs {
    double sum = 0, worst = 0;
    int count = 0;

    void add(double milliseconds) {
        sum += milliseconds;
        worst = std::max(worst, milliseconds);
        ++count;
    }
};

void print(const char* what, const Costs& costs) {
    std::printf("%s mean %.2f, worst %.1f ms", what, costs.sum / std::max(costs.count, 1),
                costs.worst);
}

std::optional<Book> read_book() {
    std::ifstream in(ENGINE_DATA "/worpion.book", std::ios::binary);
    const auto book = Book::read(std::string(std::istreambuf_iterator<char>(in), {}));
    if (!book)
        std::printf("worpion: no book, positions of fewer than 10 pawns are left out\n");
    return book ? std::optional(*book) : std::nullopt;
}

/// A position of random play with this many pawns, in which a turn begins or, with `mid_turn`,
/// after its flip.
State random_position(Random& random, int pawns, bool mid_turn) {
    const Phase phase = mid_turn || pawns == 0 ? Phase::place : Phase::flip;
    for (;;) {
        State state = State::start();
        while (!state.outcome()) {
            if (std::popcount(occupied(state.pawns())) == pawns && state.phase() == phase)
                return state;
            const auto actions = state.actions();
            state.apply(actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
        }
    }
}

Ending ending_of(const State& state, const Book* book) {
    Meter meter(Budget{}, {});
    Solver solver(book, meter);
    if (solver.at_least(state, 1))
        return Ending::win;
    return solver.at_least(state, 0) ? Ending::draw : Ending::loss;
}

/// What win, draw or loss costs in random positions of a layer, and what all of the solution does.
void measure_layer(int pawns, const Book* book) {
    Random random(static_cast<std::uint64_t>(pawns) + 1);
    Costs endings, solutions;
    for (int i = 0; i < positions; ++i) {
        const State state = random_position(random, pawns, i % 2 == 1);
        if (book == nullptr && !Solver::needs_no_book(state))
            continue;
        Ending ending{};
        Solution solution;
        endings.add(cost([&] { ending = ending_of(state, book); }));
        solutions.add(cost([&] { solution = solve(state, book); }));
        if (ending != solution.value.ending)
            std::abort();
    }
    if (endings.count == 0)
        return;
    std::printf("worpion, %d positions of %d pawns: ", endings.count, pawns);
    print("win, draw or loss", endings);
    print("; distance and all best actions", solutions);
    std::printf("\n");
}

/// The master against random play; each of its actions is checked.
void measure_master(const Book* book, int games) {
    Random random(1);
    Costs actions;
    std::array<int, 3> count{}; // lost, drawn, won by the master
    int left = 0;
    const Budget budget{.time = std::chrono::milliseconds(50)};
    for (int game = 0; game < games; ++game) {
        State state = book == nullptr ? random_position(random, 10, false) : State::start();
        const Side master = game % 2 == 0 ? Side::first : Side::second;
        while (!state.outcome()) {
            const auto choices = state.actions();
            Action action = choices[random.below(static_cast<std::uint32_t>(choices.size()))];
            if (state.to_act() == master) {
                const Ending before = ending_of(state, book);
                actions.add(
                    1000 * seconds_of([&] {
                        action =
                            play_perfectly(state, book, budget, random.next(), {}).rated[0].action;
                    }));
                Meter meter(Budget{}, {});
                const int worth = before == Ending::win    ? 1
                                  : before == Ending::draw ? 0
                                                           : -win_score;
                left += Solver(book, meter).at_least(state, action, worth) ? 0 : 1;
            }
            state.apply(action);
        }
        const auto winner = state.outcome()->winner;
        ++count.at(!winner ? 1 : *winner == master ? 2 : 0);
    }
    std::printf(
        "worpion, master at 50 ms against random play: %d games, %d won, %d drawn, %d lost; "
        "left the best value %d times; ",
        games, count[2], count[1], count[0], left);
    print("an action", actions);
    std::printf("\n");
}

} // namespace

void measure_worpion_values() {
    const auto book = read_book();
    for (int pawns = 0; pawns < square_count; ++pawns)
        measure_layer(pawns, book ? &*book : nullptr);
    measure_master(book ? &*book : nullptr, 1000);
}

} // namespace bench
