#include "engine/jungle/threats.hpp"

#include "tests/engine/jungle/play.hpp"
#include "tests/engine/random_play.hpp"

using namespace engine;
using namespace jungle_test;
using jungle::State;

TEST_CASE("jungle: an animal is attacked by those that have a move onto it") {
    Random random(8);
    for (int game = 0; game < 10; ++game)
        for (const State& state : random_game<State>(random)) {
            const jungle::Position& position = state.position();
            const Side prey = other(position.to_act());
            std::array<jungle::Squares, jungle::square_count> takers{};
            position.each_mover([&](int from, jungle::Squares targets) {
                for (; targets != 0; targets &= targets - 1)
                    takers.at(static_cast<std::size_t>(std::countr_zero(targets))) |=
                        jungle::bit(from);
            });
            jungle::Squares attacked = 0;
            for (std::size_t i = 0; i < jungle::animal_count; ++i) {
                const jungle::Piece piece{prey, static_cast<jungle::Animal>(i)};
                const int square = position.square(prey, piece.animal);
                if (square == jungle::gone)
                    continue;
                const auto expected = takers.at(static_cast<std::size_t>(square));
                const std::string text = to_text(state);
                CAPTURE(text);
                CHECK(jungle::takers(position, piece, square) == expected);
                attacked |= expected != 0 ? jungle::bit(square) : 0;
            }
            CHECK(jungle::attacked(position, prey) == attacked);
        }
}

TEST_CASE("jungle: an animal in a trap of the enemy's is at the den") {
    const State state = at("2R4/3C3/7/7/7/7/7/7/4d2 b 0");
    CHECK(std::popcount(jungle::at_den(state.position(), Side::first)) == 2);
    CHECK(std::popcount(jungle::at_den(state.position(), Side::second)) == 1);
}
