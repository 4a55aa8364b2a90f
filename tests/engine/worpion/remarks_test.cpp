#include "engine/worpion/remarks.hpp"

#include "engine/base/random.hpp"
#include "tests/engine/random_play.hpp"
#include "tests/engine/remarks.hpp"

using namespace engine;
using worpion::State;
using enum RemarkKind;

TEST_CASE("worpion remarks: a placement that nothing answers wins at once") {
    CHECK(said<State>("1GgO/1OO1/oG1O/OGGg o p", "d3r") == says(wins_at_once));
    CHECK(said<State>("1GgO/1OO1/oG1O/OGGg o p", "d3v") != says(wins_at_once));
}

TEST_CASE("worpion remarks: wins and losses are counted in turns, not in flips and placements") {
    const auto flip = [](int score, int others) {
        return said<State>("3G/1Ogo/O1g1/1oOG g f", "a2-b2", score, others, true);
    };
    CHECK(flip(win_score - 2, 0) == says(wins, 1));
    CHECK(flip(win_score - 6, 0) == says(wins, 2));
    CHECK(flip(win_score - 3, 0) == says(forces_gift));
    CHECK(flip(win_score - 7, 0) == says(wins, 2)); // then the opponent has to give it away
    CHECK(flip(1 - win_score, 1 - win_score) == says(resists, 1));
    CHECK(flip(4 - win_score, 1 - win_score) == says(resists, 1));
    CHECK(flip(8 - win_score, 4 - win_score) == says(resists, 2));
    CHECK(flip(decided_score - 1, 0) == std::nullopt);
    const auto place = [](int score) {
        return said<State>("3G/2go/Oog1/1oOG g p", "d2v", score, 0, true);
    };
    CHECK(place(win_score - 5) == says(wins, 2));
    CHECK(place(win_score - 9) == says(wins, 3));
}

TEST_CASE("worpion remarks: a win at an unknown distance is one, such a loss says nothing") {
    const char* position = "3G/1Ogo/O1g1/1oOG g f";
    CHECK(said<State>(position, "a2-b2", win_score - 12, 0) == says(keeps_win));
    CHECK(said<State>(position, "a2-b2", 12 - win_score, 12 - win_score) == std::nullopt);
}

TEST_CASE("worpion remarks: of what loses while something else does not, nothing is said") {
    CHECK(said<State>("G1G1/1O2/o3/4 o p", "b4r", 3 - win_score, 0) == std::nullopt);
}

TEST_CASE("worpion remarks: when all else loses that comes first, and a proven draw by name") {
    const auto place = [](int score, int others, bool solved) {
        return said<State>("G1G1/1O2/o3/4 o p", "b4r", score, others, solved);
    };
    CHECK(place(0, 3 - win_score, false) == says(only_safe));
    CHECK(place(5, 3 - win_score, true) == says(only_safe));
    CHECK(place(0, 3 - win_score, true) == says(draws));
    CHECK(place(0, -500, true) == says(stops_line));
    CHECK(said<State>("G1G1/1O2/o3/4 o p", "d1r", 0, 0, true) == says(ends_even));
}

TEST_CASE("worpion remarks: the only flip there is breaks the alignment, or is the only move") {
    CHECK(said<State>("Og2/O1GG/OoG1/1o2 g f", "a2-a1") == says(breaks_line));
    CHECK(said<State>("goGo/gOoo/OGG1/GOOg g f", "d3-d2") == says(only_move));
    CHECK(said<State>("oggg/g1O1/Go1G/o1Oo o f", "b4-b3") == std::nullopt); // one of two
}

TEST_CASE("worpion remarks: an alignment with few answers is made") {
    CHECK(said<State>("1GOg/o1Og/g1GO/goo1 o p", "d1v") == says(makes_line, 1));
    CHECK(said<State>("1GOg/o1Og/g1GO/goo1 o p", "d1r") != says(makes_line, 1));
    CHECK(said<State>("1g1g/1o2/O1G1/1o2 o p", "b2v") == std::nullopt); // four flips answer it
}

TEST_CASE("worpion remarks: a placement keeps the opponent from an alignment most others allow") {
    CHECK(said<State>("G1G1/1O2/o3/4 o p", "b4r") == says(stops_line));
    CHECK(said<State>("G1G1/1O2/o3/4 o p", "d1r") == std::nullopt);
    CHECK(said<State>("G2G/1O2/o3/4 o p", "b4r") == std::nullopt); // there is nothing to stop
}

TEST_CASE("worpion remarks: in random play the answers to an alignment are counted right") {
    int seen = 0;
    Random random(5);
    for (int game = 0; game < 40; ++game)
        for (const State& state : random_game<State>(random))
            for (const auto action : state.actions()) {
                const auto told = remark(state, action, findings(state, action, 0, 0));
                if (!told || told->kind != makes_line)
                    continue;
                State next = state;
                next.apply(action);
                ++seen;
                CHECK(draw(next).lines.front().owner == state.to_act());
                CHECK(next.actions().size() == static_cast<std::size_t>(told->number));
            }
    CHECK(seen > 0);
}
