#include <doctest/doctest.h>

#include "tests/engine/random_play.hpp"
#include "tests/engine/worpion/images.hpp"

using namespace engine;
using namespace engine::worpion;

TEST_CASE("worpion: the symmetries of the board are a group") {
    Random random(1);
    for (int first = 0; first < symmetry_count; ++first) {
        CHECK(composed(first, 0) == first);
        CHECK(composed(0, first) == first);
        int inverses = 0;
        for (int second = 0; second < symmetry_count; ++second) {
            inverses += composed(first, second) == 0;
            CHECK((transformed(bit(1), first) == transformed(bit(1), second)) == (first == second));
            for (int i = 0; i < 100; ++i) {
                const auto set = static_cast<Squares>(random.below(1U << square_count));
                CHECK(transformed(transformed(set, first), second) ==
                      transformed(set, composed(first, second)));
            }
        }
        CHECK(inverses == 1);
    }
}

TEST_CASE("worpion: a symmetry keeps neighbours together") {
    for (int symmetry = 0; symmetry < symmetry_count; ++symmetry)
        for (int square = 0; square < square_count; ++square)
            CHECK(neighbours(transformed(bit(square), symmetry)) ==
                  transformed(neighbours(bit(square)), symmetry));
}

TEST_CASE("worpion: the 32 images of a position have as many actions and the same outcome") {
    Random random(2);
    for (int game = 0; game < 10; ++game)
        for (const State& state : random_game<State>(random))
            images::each_image(state, [&](const State& image) {
                CHECK(image.to_act() == state.to_act());
                CHECK(image.phase() == state.phase());
                CHECK(image.action_count() == state.action_count());
                CHECK(image.outcome() == state.outcome());
            });
}
