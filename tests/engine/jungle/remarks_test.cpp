#include "engine/jungle/remarks.hpp"

#include <map>
#include <set>
#include <string>

#include "engine/base/random.hpp"
#include "tests/engine/random_play.hpp"
#include "tests/engine/remarks.hpp"

using namespace engine;
using jungle::State;
using enum RemarkKind;

namespace {

State after(State state, State::Action action) {
    state.apply(action);
    return state;
}

/// Faces of the animals that `hunter` takes by some legal move, were it its turn.
std::set<int> prey(const State& state, Side hunter) {
    std::string position = to_text(state);
    position = position.substr(0, position.find(' ')) + (hunter == Side::first ? " b 0" : " r 0");
    const auto turned = State::read(position);
    REQUIRE(turned.ok());
    std::set<int> faces;
    for (const auto action : turned->actions())
        if (const auto taken = turned->position().at(action.to))
            faces.insert(rank(taken->animal));
    return faces;
}

/// Looks at the board again to see whether what is said is true.
void check(const State& state, State::Action action, const Remark& told) {
    const Side mine = state.to_act(), theirs = other(mine);
    const State next = after(state, action);
    const auto taken = state.position().at(action.to);
    const int mover = rank(state.position().at(action.from)->animal);
    switch (told.kind) {
    case captures:
    case captures_caught:
        REQUIRE(taken);
        CHECK(rank(taken->animal) == told.face);
        break;
    case rescues:
        CHECK_FALSE(taken);
        CHECK(prey(state, theirs).contains(told.face));
        CHECK_FALSE(prey(next, theirs).contains(told.face));
        break;
    case threatens:
        CHECK_FALSE(prey(state, mine).contains(told.face));
        CHECK(prey(next, mine).contains(told.face));
        CHECK_FALSE(prey(next, theirs).contains(mover));
        break;
    case guards_den:
        for (const auto reply : next.actions())
            CHECK_FALSE(after(next, reply).outcome() == Outcome{theirs, Reason::den});
        break;
    case nears_den:
        CHECK(told.number >= 1);
        CHECK(told.number <= 5);
        break;
    case hunts:
        CHECK_FALSE(prey(next, theirs).contains(mover));
        CHECK_FALSE(prey(next, mine).contains(told.face));
        break;
    case only_move:
        CHECK(state.actions().size() == 1);
        break;
    default:
        CHECK(told.kind == wins_at_once);
        CHECK(next.outcome()->winner == mine);
    }
}

} // namespace

TEST_CASE("jungle remarks: what is said in random play is so") {
    std::map<RemarkKind, int> seen;
    Random random(9);
    for (int game = 0; game < 40; ++game)
        for (const State& state : random_game<State>(random))
            for (const auto action : state.actions())
                if (const auto told = remark(state, action, findings(state, action, 0, 0))) {
                    ++seen[told->kind];
                    check(state, action, *told);
                }
    for (const RemarkKind kind : {captures, captures_caught, rescues, threatens, guards_den,
                                  nears_den, hunts, wins_at_once})
        CHECK_MESSAGE(seen[kind] > 0, to_text(kind));
}

TEST_CASE("jungle remarks: wins and losses are counted in moves of one's own") {
    const auto move = [](int score, int others) {
        return said<State>("t6/7/7/7/7/7/W6/3c3/D6 b 0", "4 a3-a4", score, others);
    };
    CHECK(move(win_score - 3, 0) == says(wins, 2));
    CHECK(move(win_score - 5, 0) == says(wins, 3));
    CHECK(move(2 - win_score, 2 - win_score) == says(resists, 1));
    CHECK(move(6 - win_score, 4 - win_score) == says(resists, 3));
    CHECK(move(4 - win_score, 0) == std::nullopt);
    CHECK(move(0, 2 - win_score) == says(only_safe));
    CHECK(said<State>("t6/3D3/2l4/7/7/7/7/7/W6 b 0", "3 d8-d9") == says(wins_at_once));
}

TEST_CASE("jungle remarks: a capture by rank, and one that only the trap allows") {
    CHECK(said<State>("6t/7/7/7/7/7/w6/7/D5E b 0", "8 g1-g2") == std::nullopt);
    CHECK(said<State>("6t/7/7/7/7/7/6w/6E/D6 b 0", "8 g2xg3") == says(captures, 0, 4));
    CHECK(said<State>("6t/7/7/7/7/7/7/3cD2/W6 b 0", "3 e2xd2") == says(captures, 0, 2));
    CHECK(said<State>("6t/7/7/7/7/7/7/3lD2/W6 b 0", "3 e2xd2") == says(captures_caught, 0, 7));
    CHECK(said<State>("6t/7/7/7/7/7/7/3rE2/W6 b 0", "8 e2xd2") == says(captures_caught, 0, 1));
    CHECK(said<State>("6t/7/7/7/7/7/7/5eR/W6 b 0", "1 g2xf2") == says(captures, 0, 8));
}

TEST_CASE("jungle remarks: an animal in danger is saved, unless another one then is") {
    const char* attacked = "6t/7/7/7/7/7/6p/5eL/7 b 0"; // the elephant stands beside the lion
    CHECK(said<State>(attacked, "7 g2-g1") == says(rescues, 0, 7));
    CHECK(said<State>(attacked, "7 g2xg3") == says(captures, 0, 5));
    CHECK(said<State>("6t/7/7/7/7/7/7/5wL/7 b 0", "7 g2-g1") == std::nullopt);
    CHECK(said<State>("6t/7/7/7/7/7/5e1/5DL/7 b 0", "7 g2-g1") == std::nullopt);
}

TEST_CASE("jungle remarks: a threat is told while the mover is safe itself") {
    CHECK(said<State>("6t/7/7/7/7/7/6w/7/D4L1 b 0", "7 f1-g1") == std::nullopt);
    CHECK(said<State>("6t/7/7/7/7/7/6w/4L2/D6 b 0", "7 e2-f2") == std::nullopt);
    CHECK(said<State>("6t/7/7/7/7/7/6w/5L1/D6 b 0", "7 f2-g2") == says(threatens, 0, 4));
    CHECK(said<State>("6t/7/7/7/7/7/6w/5L1/D5e b 0", "7 f2-g2") != says(threatens, 0, 4));
}

TEST_CASE("jungle remarks: a way into the den is closed while the enemy is near") {
    CHECK(said<State>("6t/7/7/7/7/3c3/7/6W/7 b 0", "4 g2-f2") == std::nullopt);
    CHECK(said<State>("6t/7/7/7/7/7/3c3/5W1/7 b 0", "4 f2-e2") == says(guards_den));
    CHECK(said<State>("6t/7/7/7/7/3c3/7/5W1/7 b 0", "4 f2-e2") == says(guards_den));
    CHECK(said<State>("6t/7/7/7/3c3/7/7/5W1/7 b 0", "4 f2-e2") == std::nullopt);     // far away
    CHECK(said<State>("6t/7/7/7/7/7/7/3c1W1/7 b 0", "4 f2-e2") != says(guards_den)); // it is there
}

TEST_CASE("jungle remarks: the last steps to the den are counted over the ground") {
    CHECK(said<State>("7/7/7/3L3/7/7/t6/7/7 b 0", "7 d6-d7") == says(nears_den, 2));
    CHECK(said<State>("7/7/7/7/3L3/7/t6/7/7 b 0", "7 d5-d6") == says(nears_den, 3));
    CHECK(said<State>("7/7/7/7/7/3L3/t6/7/7 b 0", "7 d4-d5") == says(nears_den, 4));
    CHECK(said<State>("7/7/7/7/7/7/t2C3/7/7 b 0", "2 d3-d4") == says(nears_den, 5));
    CHECK(said<State>("7/7/7/7/7/7/t6/3C3/7 b 0", "2 d2-d3") == std::nullopt);
    CHECK(said<State>("7/7/7/7/3L3/7/t6/7/7 b 0", "7 d5-d4") == says(hunts, 0, 6));
    CHECK(said<State>("7/7/7/7/7/7/2L4/t6/7 b 0", "7 c3-c7") != says(nears_den, 2));
    CHECK(said<State>("7/3e3/7/3L3/7/7/t6/7/7 b 0", "7 d6-d7") == std::nullopt); // it is taken
}

TEST_CASE("jungle remarks: a prey that is worth the way is hunted") {
    CHECK(said<State>("7/7/7/e6/7/7/R6/7/7 b 0", "1 a3-a4") == says(hunts, 0, 8));
    CHECK(said<State>("7/7/7/e6/7/7/R6/7/7 b 0", "1 a3-a2") == std::nullopt);
    CHECK(said<State>("7/7/e6/7/7/7/R6/7/7 b 0", "1 a3-a4") == says(hunts, 0, 8));
    CHECK(said<State>("7/7/7/c6/7/7/E6/7/7 b 0", "8 a3-a4") == std::nullopt); // hardly worth it
    CHECK(said<State>("7/7/7/l6/7/7/L6/7/7 b 0", "7 a3-a4") == std::nullopt); // it takes as well
}

TEST_CASE("jungle remarks: no animal across the board is hunted") {
    const std::string start = to_text(State{});
    CHECK(said<State>(start, "6 a1-b1") == std::nullopt); // four steps by a leap to the leopard
    CHECK(said<State>("7/e6/7/7/7/7/R6/7/7 b 0", "1 a3-a4") == std::nullopt);
}
