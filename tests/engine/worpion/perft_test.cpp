#include <fstream>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "engine/search/perft.hpp"
#include "engine/worpion/state.hpp"

namespace {

using engine::perft;
using engine::worpion::State;

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool sanitized = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
constexpr bool sanitized = true;
#else
constexpr bool sanitized = false;
#endif
#else
constexpr bool sanitized = false;
#endif

constexpr std::uint64_t most_leaves = sanitized ? 200'000 : 3'000'000;

/// Counting with nothing but lists of actions.
std::uint64_t plain_perft(const State& state, int depth) {
    if (depth == 0)
        return 1;
    std::uint64_t total = 0;
    for (const auto action : state.actions()) {
        State next = state;
        next.apply(action);
        total += plain_perft(next, depth - 1);
    }
    return total;
}

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
