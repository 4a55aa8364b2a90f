#include "engine/jungle/evaluation.hpp"

#include <cstdlib>

namespace engine::jungle {

namespace {

constexpr int step_points = 10;
/// Weakest animal first; the rat is worth what it takes from the elephant.
constexpr std::array<int, animal_count> worth{500, 200, 300, 400, 500, 800, 900, 1000};

int steps_between(int one, int other) {
    return std::abs(column(one) - column(other)) + std::abs(row(one) - row(other));
}

int points(const Position& position, Side side) {
    int sum = 0;
    for (std::size_t i = 0; i < animal_count; ++i) {
        const int square = position.square(side, static_cast<Animal>(i));
        if (square != gone)
            sum += worth[i] - step_points * steps_between(square, den(other(side)));
    }
    return sum;
}

} // namespace

int evaluate(const State& state) {
    const Side side = state.to_act();
    return points(state.position(), side) - points(state.position(), other(side));
}

} // namespace engine::jungle
