#include "engine/jungle/evaluation.hpp"

#include <bit>

#include "engine/jungle/threats.hpp"

// The weights were found by matches between variants, at equal nodes from random openings.
namespace engine::jungle {

namespace {

constexpr std::size_t sides = 2;

/// What a step nearer to the enemy's den is worth, weakest animal first: lion and tiger get there
/// soonest, the others are better kept at home.
constexpr std::array<int, animal_count> step_points{10, 7, 7, 7, 7, 14, 14, 8};

/// For each distance up to `guarded` at which fewer than one, and fewer than two animals are as
/// near to their own den.
constexpr int guarded = 5, no_guard = 15, one_guard = 8;

/// When two animals can be taken at once, only one of them can go.
constexpr int fork_points = 80;

constexpr int steps_between(int one, int other) {
    const int across = column(one) - column(other), along = row(one) - row(other);
    return (across < 0 ? -across : across) + (along < 0 ? -along : along);
}

/// By side, animal and square: its worth, less for its way to the den; nothing where it is gone.
constexpr auto placed = [] {
    std::array<std::array<std::array<int, square_count + 1>, animal_count>, sides> points{};
    for (const Side side : {Side::first, Side::second})
        for (std::size_t animal = 0; animal < animal_count; ++animal)
            for (int square = 0; square < square_count; ++square)
                points[static_cast<std::size_t>(side)][animal][static_cast<std::size_t>(square)] =
                    worth[animal] - step_points[animal] * steps_between(square, den(other(side)));
    return points;
}();

/// By side and distance: the squares that are at most so far from its den.
constexpr auto around_den = [] {
    std::array<std::array<Squares, guarded + 1>, sides> sets{};
    for (const Side side : {Side::first, Side::second})
        for (int distance = 0; distance <= guarded; ++distance)
            for (int square = 0; square < square_count; ++square)
                if (steps_between(square, den(side)) <= distance)
                    sets[static_cast<std::size_t>(side)][static_cast<std::size_t>(distance)] |=
                        bit(square);
    return sets;
}();

int points(const Position& position, Side side) {
    const auto own = static_cast<std::size_t>(side);
    int sum = 0;
    for (std::size_t animal = 0; animal < animal_count; ++animal) {
        const int square = position.square(side, static_cast<Animal>(animal));
        sum += placed[own][animal][static_cast<std::size_t>(square)];
    }
    for (std::size_t distance = 1; distance <= guarded; ++distance) {
        const Squares guards = position.squares(side) & around_den[own][distance];
        sum -= guards == 0 ? no_guard : 0;
        sum -= (guards & (guards - 1)) == 0 ? one_guard : 0;
    }
    return sum;
}

} // namespace

int evaluate(const Position& position) {
    const Side side = position.to_act();
    const int fork = std::popcount(attacked(position, side)) > 1 ? fork_points : 0;
    return points(position, side) - points(position, other(side)) - fork;
}

} // namespace engine::jungle
