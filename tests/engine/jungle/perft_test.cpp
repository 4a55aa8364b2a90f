#include <fstream>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "engine/jungle/state.hpp"
#include "engine/search/perft.hpp"
#include "tests/engine/plain_perft.hpp"

namespace {

using engine::perft;
using engine::jungle::State;

} // namespace

TEST_CASE("jungle: the sequences of moves are as many as the vectors count") {
    const auto vectors = nlohmann::json::parse(std::ifstream(TEST_DATA "/jungle.json"));
    CHECK(vectors["perft"].size() == 9);
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
                continue;
            CHECK(perft(*state, depth) == count);
            if (count <= most_leaves / 10)
                CHECK(plain_perft(*state, depth) == count);
        }
    }
}

TEST_CASE("jungle: sequences counted in the middle of a game know its history") {
    State state = State::start();
    for (const char* move : {"a1a2", "g9g8", "a2a1", "g8g9", "a1a2", "g9g8"}) {
        const auto action = read_action(state, move);
        REQUIRE(action.ok());
        state.apply(*action);
    }
    for (int depth = 0; depth <= 3; ++depth) {
        CHECK(perft(state, depth) == plain_perft(state, depth));
        CHECK((depth < 3 || perft(state, depth) != perft(*State::read(to_text(state)), depth)));
    }
}
