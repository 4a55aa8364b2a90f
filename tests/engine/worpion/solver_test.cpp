#include "engine/worpion/solver.hpp"

#include <fstream>
#include <iterator>
#include <string>

#include <doctest/doctest.h>

#include "engine/search/score.hpp"
#include "engine/worpion/perfect.hpp"
#include "engine/worpion/solution.hpp"
#include "tests/engine/worpion/positions.hpp"

using namespace engine;
using namespace engine::worpion;

namespace {

const Book& book() {
    static const Book book = [] {
        std::ifstream in(SOURCE_DIR "/assets/engine/worpion.book", std::ios::binary);
        auto read = Book::read(std::string(std::istreambuf_iterator<char>(in), {}));
        REQUIRE(read.ok());
        return *read;
    }();
    return book;
}

} // namespace

TEST_CASE("worpion: what the book says of nine pawns is what the search finds") {
    Random random(2);
    for (int round = 0; round < 8; ++round) {
        const State state = positions::random_position(random, 9, false);
        CAPTURE(to_text(state));
        CHECK(solve(state, &book()) == solve(state, nullptr));
    }
}

TEST_CASE("worpion: a solution fits those of the positions that its actions lead to") {
    Random random(2);
    for (int round = 0; round < 12; ++round) {
        const State state = positions::random_position(random, 5 + round % 4, round % 2 == 1);
        CAPTURE(to_text(state));
        const Solution solution = solve(state, &book());
        for (const Action action : solution.best) {
            State next = state;
            next.apply(action);
            const Value value = solve(next, &book()).value;
            const bool same_side = next.to_act() == state.to_act();
            CHECK((same_side ? value.ending == solution.value.ending
                             : static_cast<int>(value.ending) ==
                                   -static_cast<int>(solution.value.ending)));
            if (solution.value.distance)
                CHECK(value.distance == *solution.value.distance - 1);
        }
    }
}

TEST_CASE("worpion: between two masters Orange wins in 30 actions") {
    State state = State::start();
    int actions = 0;
    for (; !state.outcome(); ++actions) {
        const auto found =
            play_perfectly(state, &book(), Budget{}, static_cast<std::uint64_t>(actions), {});
        const int left = 30 - actions;
        CHECK(found.rated.front().score ==
              (state.to_act() == Side::first ? win_score - left : left - win_score));
        state.apply(found.rated.front().action);
    }
    CHECK(actions == 30);
    CHECK(state.outcome()->winner == Side::first);
}
