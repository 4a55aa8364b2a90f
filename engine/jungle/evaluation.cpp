#include "engine/jungle/evaluation.hpp"

#include <cstdlib>

#include "engine/jungle/threats.hpp"

namespace engine::jungle {

namespace {

constexpr int step_points = 10;

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

int evaluate(const Position& position) {
    const Side side = position.to_act();
    return points(position, side) - points(position, other(side));
}

} // namespace engine::jungle
