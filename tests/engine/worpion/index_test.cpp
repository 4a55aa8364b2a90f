#include <doctest/doctest.h>

#include <set>

#include "tests/engine/random_play.hpp"
#include "tests/engine/worpion/images.hpp"

using namespace engine;
using namespace engine::worpion;

namespace {

/// How many symmetries leave the pair as it is.
int stabiliser(Pair pair) {
    int count = 0;
    for (int symmetry = 0; symmetry < symmetry_count; ++symmetry)
        count += transformed(pair, symmetry) == pair;
    return count;
}

} // namespace

TEST_CASE("worpion: every pair of so many pawns has one number up to symmetry") {
    // How many ways there are to choose the squares of both players.
    constexpr std::array<int, 9> all{1, 16, 240, 1680, 10920, 43680, 160160, 400400, 900900};
    for (int pawns = 0; pawns < 9; ++pawns) {
        CAPTURE(pawns);
        const Index index(pawns);
        int images = 0;
        for (std::uint32_t number = 0; number < index.pair_count(); ++number) {
            const Pair pair = index.pair(number);
            images += symmetry_count / stabiliser(pair);
            for (int symmetry = 0; symmetry < symmetry_count; symmetry += pawns < 7 ? 1 : 3) {
                const Pair image = transformed(pair, symmetry);
                const Index::Place place = index.find(image);
                if (place.number != number || transformed(image, place.symmetry) != pair)
                    FAIL("pair " << number << " is not found by symmetry " << symmetry);
            }
        }
        CHECK(images == all[static_cast<std::size_t>(pawns)]);
    }
}

TEST_CASE("worpion: every slot is that of its own position") {
    for (int pawns = 0; pawns <= 5; ++pawns) {
        CAPTURE(pawns);
        const Index index(pawns);
        std::set<std::size_t> found;
        std::size_t slots = 0;
        for (std::uint32_t number = 0; number < index.pair_count(); ++number) {
            const Pair pair = index.pair(number);
            for (Faces faces = 0; faces < 1U << Index::face_bit_count(pawns); ++faces, ++slots) {
                const Squares verso = verso_of(pair, faces);
                CHECK(faces_of(pair, verso) == faces);
                found.insert(index.slot(images::of(pair, verso)));
            }
        }
        CHECK(slots == index.slot_count());
        CHECK(found.size() == slots);
        CHECK(*found.rbegin() == slots - 1);
    }
}

TEST_CASE("worpion: a pawn's bits are those that change when it is turned over") {
    Random random(3);
    for (int game = 0; game < 10; ++game)
        for (const State& state : random_game<State>(random)) {
            const Pair pair = pair_of(state);
            const Squares verso = verso_of(state);
            for (int square = 0; square < square_count; ++square)
                if ((state.empty() & bit(square)) == 0)
                    CHECK(faces_of(pair, static_cast<Squares>(verso ^ bit(square))) ==
                          (faces_of(pair, verso) ^ face_bits(pair, square)));
        }
}

TEST_CASE("worpion: the 32 images of a position share a slot") {
    std::vector<Index> layers;
    for (int pawns = 0; pawns <= square_count; ++pawns)
        layers.emplace_back(pawns);
    Random random(4);
    int compared = 0;
    for (int game = 0; game < 40; ++game)
        for (const State& state : random_game<State>(random)) {
            // One that is symmetric itself has several slots.
            if (state.phase() != Phase::flip || stabiliser(pair_of(state)) > 1)
                continue;
            const auto pawns = std::popcount(occupied(state.pawns()));
            const Index& index = layers[static_cast<std::size_t>(pawns)];
            images::each_image(state, [&](const State& image) {
                ++compared;
                CHECK(index.slot(image) == index.slot(state));
            });
        }
    CHECK(compared > 10000);
}
