#include "engine/worpion/solution.hpp"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "tests/engine/vectors.hpp"

using namespace engine;
using namespace engine::worpion;

namespace {

std::vector<std::string> sorted_texts(const State& state, const std::vector<Action>& actions) {
    std::vector<std::string> texts;
    for (const Action action : actions)
        texts.push_back(to_text(state, action));
    std::sort(texts.begin(), texts.end());
    return texts;
}

std::string word(Ending ending) {
    return ending == Ending::win ? "win" : ending == Ending::draw ? "tie" : "loss";
}

} // namespace

TEST_CASE("worpion: every value of the vectors is found, with distance and all best actions") {
    const auto entries = vectors::of("worpion")["values"];
    CHECK(entries.size() == 24);
    for (const auto& entry : entries) {
        const std::string position = entry["position"];
        CAPTURE(position);
        const auto state = State::read(position);
        REQUIRE(state.ok());
        const Solution solution = solve(*state, nullptr);
        CHECK(word(solution.value.ending) == entry["value"].get<std::string>());
        CHECK(solution.value.distance.has_value() == !entry["distance"].is_null());
        if (solution.value.distance)
            CHECK(*solution.value.distance == entry["distance"].get<int>());
        CHECK(sorted_texts(*state, solution.best) == entry["best"].get<std::vector<std::string>>());
        CHECK(sorted_texts(*state, solution.keep) == entry["keep"].get<std::vector<std::string>>());
    }
}

TEST_CASE("worpion: an own alignment that play cannot leave one wins as the rules say") {
    const auto solved = [](const char* position) {
        CAPTURE(position);
        const auto state = State::read(position);
        REQUIRE(state.ok());
        const Solution solution = solve(*state, nullptr);
        CHECK(solution.value == Value{Ending::win, 2});
        return sorted_texts(*state, solution.best);
    };
    using Texts = std::vector<std::string>;
    CHECK(solved("ooOO/1oO1/Ggog/ggGg o f") == Texts{"a2-a3"});
    CHECK(solved("oo1o/G1oo/oGGG/1GoG g f") ==
          Texts{"a2-a1", "b4-b3", "b4-c4", "c3-b3", "c3-c4", "d4-c4"});
}
