#include "engine/reversi/search.hpp"

#include <doctest/doctest.h>

#include "engine/reversi/midgame.hpp"
#include "engine/reversi/solve.hpp"
#include "tests/engine/reversi/late_positions.hpp"

using namespace engine;
using namespace engine::reversi;

namespace {

Budget nodes(std::uint64_t most) {
    return {.nodes = most, .time = std::nullopt};
}

Budget plies(int depth) {
    return {.depth = depth, .time = std::nullopt};
}

State read(const std::string& position) {
    const auto state = State::read(position);
    REQUIRE_MESSAGE(state.ok(), position);
    return *state;
}

std::string best(const State& state, const Budget& budget) {
    return to_text(state, search(state, budget, 0, {}).rated.front().action);
}

bool is_legal(const State& state, Action action) {
    const auto legal = state.actions();
    return std::find(legal.begin(), legal.end(), action) != legal.end();
}

/// The score of an action when all of them are searched in full.
int score_of_action(const Findings<Action>& all, Action action) {
    for (const Rated<Action>& one : all.rated)
        if (one.action == action)
            return one.score;
    return infinite_score;
}

} // namespace

TEST_CASE("reversi: a corner is taken, and not given away") {
    // Either side could take a1.
    const State corner = read("-OOX-----X--------O--------XO---"
                              "---OX--------------------------- X");
    CHECK(best(corner, nodes(20'000)) == "a1");
    // After b2 the enemy would have it.
    const State greedy = read("------------------O--------XO---"
                              "---OO--------------------------- X");
    CHECK(is_legal(greedy, {9}));
    CHECK(best(greedy, nodes(20'000)) != "b2");
}

TEST_CASE("reversi: limited by nodes or plies a search finds the same every time") {
    Random random(1);
    for (const State& state : random_game<State>(random)) {
        if (state.outcome())
            continue;
        CHECK(search(state, nodes(3'000), 0, {}) == search(state, nodes(3'000), 0, {}));
        CHECK(search(state, plies(3), 30, {}) == search(state, plies(3), 30, {}));
    }
}

TEST_CASE("reversi: a search keeps to its nodes and plies, and always has a legal answer") {
    Random random(2);
    for (int game = 0; game < 5; ++game)
        for (const State& state : random_game<State>(random)) {
            if (state.outcome())
                continue;
            for (const unsigned most : {1U, 10U, 500U, 5'000U}) {
                const auto found = search(state, nodes(most), 0, {});
                CHECK(found.nodes <= most);
                REQUIRE(found.rated.size() == state.actions().size());
                CHECK(is_legal(state, found.rated.front().action));
                CHECK(found.line.front() == found.rated.front().action);
            }
            CHECK(search(state, plies(2), 0, {}).depth <= 2);
        }
}

TEST_CASE("reversi: a search stopped before it begins has a legal answer") {
    std::stop_source stop;
    stop.request_stop();
    const State state = State::start();
    const auto found = search(state, {}, 0, stop.get_token());
    CHECK(found.nodes < 512);
    CHECK(is_legal(state, found.rated.front().action));
}

TEST_CASE("reversi: the line found is legal from move to move") {
    Random random(3);
    for (const State& state : random_game<State>(random)) {
        if (state.outcome())
            continue;
        State now = state;
        for (const Action action : search(state, nodes(4'000), 0, {}).line) {
            REQUIRE(is_legal(now, action));
            now.apply(action);
        }
    }
}

TEST_CASE("reversi: within the margin scores are exact, outside they are not within it") {
    constexpr int all = 4 * infinite_score;
    Random random(4);
    for (const State& state : random_game<State>(random)) {
        if (state.outcome() || state.is_opening())
            continue;
        const auto full = search(state, plies(4), all, {});
        for (const int margin : {0, 25, 100}) {
            const auto found = search(state, plies(4), margin, {});
            const int top = found.rated.front().score;
            CHECK(top == full.rated.front().score);
            for (const Rated<Action>& one : found.rated) {
                const int exact = score_of_action(full, one.action);
                if (top - exact < margin)
                    CHECK(one.score == exact);
                else
                    CHECK(top - one.score >= margin);
            }
        }
    }
}

TEST_CASE("reversi: a search that comes to the end tells the discs and plays for the most") {
    for (const State& state : late_positions(15, 9, 5)) {
        if (state.outcome())
            continue;
        const auto found = search(state, {}, 0, {});
        const auto solved = solve(state, Empties::nobodys, 1, {});
        const int difference = solved.rated.front().score;
        CHECK(found.depth == count(state.board().empty()));
        CHECK(found.rated.front().score == reversi::score_of(difference));
        if (difference != 0)
            CHECK(final_discs(found.rated.front().score) == difference);
        CHECK(score_of_action(solved, found.rated.front().action) == difference);
    }
}

TEST_CASE("reversi: scores tell discs where the game is decided, and only there") {
    for (int difference = -square_count; difference <= square_count; ++difference) {
        const int score = reversi::score_of(difference);
        CHECK(score == -reversi::score_of(-difference));
        CHECK((std::abs(score) > decided_score) == (difference != 0));
        CHECK(final_discs(score).value_or(0) == difference);
        if (difference < square_count)
            CHECK(score < reversi::score_of(difference + 1));
    }
    CHECK_FALSE(final_discs(proven_win));
    CHECK_FALSE(final_discs(-proven_win));
    CHECK_FALSE(final_discs(150));
    CHECK(proven_win < reversi::score_of(1));
}

TEST_CASE("reversi: the open opening is searched too") {
    State state = State::start(1);
    for (int disc = 0; disc < 4; ++disc) {
        const auto found = search(state, nodes(10'000), 0, {});
        REQUIRE(is_legal(state, found.rated.front().action));
        state.apply(found.rated.front().action);
    }
    CHECK_FALSE(state.is_opening());
}

TEST_CASE("reversi: a search that ran out of its budget does not claim to have come to the end") {
    for (const State& state : late_positions(20, 12, 6)) {
        if (state.outcome())
            continue;
        for (const unsigned most : {2U, 5U, 20U, 100U}) {
            const auto found = search(state, nodes(most), 0, {});
            if (found.solved)
                CHECK(found.rated.front().score ==
                      reversi::score_of(solve(state, Empties::nobodys, 1, {}).rated.front().score));
        }
    }
}

TEST_CASE("reversi: a board with more moves than any in play has is searched like others") {
    const State state = read("---X-----OXO-OO--OX-XXO--O-X-XO-"
                             "-XO-O----OX-XO---O-OXOO-----OX-- X");
    CHECK(state.actions().size() == 35);
    Meter enough({}, {});
    Transpositions table(Transpositions::enough(0));
    CHECK(Midgame(enough, table).value(state.board(), 2, -infinite_score, infinite_score) ==
          search(state, plies(2), 0, {}).rated.front().score);
    Meter meter(nodes(1'000), {});
    static_cast<void>(Endgame(meter, table).difference(state.board(), -1, 1));
    CHECK(meter.spent());
}
