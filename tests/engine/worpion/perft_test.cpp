#include <fstream>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "engine/search/perft.hpp"
#include "engine/worpion/state.hpp"
#include "tests/engine/plain_perft.hpp"

namespace {

using engine::perft;
using engine::worpion::State;

} // namespace

TEST_CASE("worpion: the sequences of actions are as many as the vectors count") {
    const auto vectors = nlohmann::json::parse(std::ifstream(TEST_DATA "/worpion.json"));
    CHECK(vectors["perft"].size() == 7);
    for (const auto& entry : vectors["perft"]) {
        const std::string position = entry["position"];
        CAPTURE(position);
        const auto state = State::read(position);
        REQUIRE(state.ok());
        int depth = 0;
        for (const std::uint64_t count : entry["counts"]) {
            ++depth;
            CAPTURE(depth);
            if (count > most_leaves)
                break;
            CHECK(perft(*state, depth) == count);
            if (count <= most_leaves / 10)
                CHECK(plain_perft(*state, depth) == count);
        }
    }
}

TEST_CASE("perft: no action is one sequence of length 0") {
    CHECK(perft(State::start(), 0) == 1);
}
