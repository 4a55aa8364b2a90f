#include <doctest/doctest.h>

#include "engine/reversi/state.hpp"
#include "engine/search/perft.hpp"
#include "tests/engine/random_play.hpp"
#include "tests/engine/vectors.hpp"

using engine::perft;
using engine::Random;
using engine::reversi::State;

TEST_CASE("reversi: the sequences of actions are as many as the vectors count, both ways") {
    const auto all = vectors::of("reversi");
    CHECK(all["perft"].size() == 8);
    for (const auto& entry : all["perft"]) {
        CAPTURE(entry["name"].get<std::string>());
        const auto state = State::read(entry["position"].get<std::string>());
        REQUIRE(state.ok());
        const auto counts = entry["counts"].get<std::vector<std::uint64_t>>();
        const auto with_finished = entry["counts_with_finished"].get<std::vector<std::uint64_t>>();
        REQUIRE(with_finished.size() == counts.size());
        for (std::size_t i = 0; i < counts.size() && counts[i] <= most_leaves; ++i) {
            const int depth = static_cast<int>(i) + 1;
            CAPTURE(depth);
            CHECK(perft(*state, depth) == counts[i]);
            if (counts[i] > most_leaves / 10)
                continue;
            CHECK(plain_perft(*state, depth) == counts[i]);
            CHECK(plain_perft(*state, depth, true) == with_finished[i]);
        }
    }
}

TEST_CASE("reversi: the known counts from the standard start hold to depth 9") {
    int depth = 0;
    for (const std::uint64_t count : {4U, 12U, 56U, 244U, 1396U, 8200U, 55092U, 390216U, 3005288U})
        CHECK(perft(State::start(), ++depth) == count);
}

TEST_CASE("reversi: counting on boards agrees with counting by actions all through random games") {
    Random random(11);
    for (int game = 0; game < 20; ++game)
        for (const State& state : random_game<State>(random))
            for (int depth = 0; depth <= 2; ++depth)
                CHECK(perft(state, depth) == plain_perft(state, depth));
}
