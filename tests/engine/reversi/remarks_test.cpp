#include "engine/reversi/remarks.hpp"

#include <algorithm>
#include <map>
#include <string>

#include "engine/base/random.hpp"
#include "engine/reversi/score.hpp"
#include "tests/engine/random_play.hpp"
#include "tests/engine/remarks.hpp"

using namespace engine;
using reversi::State;
using enum RemarkKind;

namespace {

bool is_corner(const std::string& square) {
    return square == "a1" || square == "a8" || square == "h1" || square == "h8";
}

State after(State state, State::Action action) {
    state.apply(action);
    return state;
}

bool offers_corner(const State& state) {
    const auto actions = state.actions();
    return std::any_of(actions.begin(), actions.end(),
                       [&](State::Action action) { return is_corner(to_text(state, action)); });
}

/// Whether the disc on the square is still its owner's at the end of a random game.
bool survives(State state, std::uint8_t square, Side owner, Random& random) {
    for (auto actions = state.actions(); !actions.empty(); actions = state.actions())
        state.apply(actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
    return (state.discs(owner) & reversi::bit(square)) != 0;
}

/// Whether most actions turn over at least three discs.
bool most_turn_three(const State& state) {
    const auto actions = state.actions();
    const Side theirs = other(state.to_act());
    const auto many = std::count_if(actions.begin(), actions.end(), [&](State::Action action) {
        return reversi::count(state.discs(theirs)) -
                   reversi::count(after(state, action).discs(theirs)) >=
               3;
    });
    return 2 * static_cast<std::size_t>(many) > actions.size() - 1;
}

/// Looks at the board again to see whether what is said is true.
void check(const State& state, State::Action action, const Remark& told, Random& random) {
    const State next = after(state, action);
    switch (told.kind) {
    case takes_corner:
        CHECK(is_corner(to_text(state, action)));
        break;
    case forces_pass:
        CHECK(next.actions()[0].is_pass());
        break;
    case leaves_few:
        CHECK_FALSE(next.actions()[0].is_pass());
        CHECK(next.actions().size() == static_cast<std::size_t>(told.number));
        break;
    case turns_one:
        CHECK(reversi::count(next.discs(other(state.to_act()))) ==
              reversi::count(state.discs(other(state.to_act()))) - 1);
        CHECK(reversi::count(next.board().empty()) >= 20);
        CHECK(most_turn_three(state));
        break;
    case stays_for_good:
        CHECK(survives(next, action.square, state.to_act(), random));
        break;
    case keeps_corner: {
        const auto all = state.actions();
        const auto giving = std::count_if(all.begin(), all.end(), [&](State::Action other) {
            return offers_corner(after(state, other));
        });
        CHECK(giving == told.number);
        CHECK(2 * static_cast<std::size_t>(giving) > all.size() - 1);
        CHECK_FALSE(offers_corner(next));
        break;
    }
    case only_move:
        CHECK(state.actions().size() == 1);
        break;
    default:
        CHECK(told.kind == wins_at_once);
        CHECK(next.outcome()->winner == state.to_act());
    }
}

} // namespace

TEST_CASE("reversi remarks: what is said in random play is so") {
    std::map<RemarkKind, int> seen;
    Random random(3);
    for (int game = 0; game < 30; ++game)
        for (const State& state : random_game<State>(random))
            for (const auto action : state.actions())
                if (const auto told = remark(state, action, findings(state, action, 0, 0))) {
                    ++seen[told->kind];
                    check(state, action, *told, random);
                }
    for (const RemarkKind kind : {takes_corner, keeps_corner, forces_pass, leaves_few,
                                  stays_for_good, turns_one, only_move})
        CHECK_MESSAGE(seen[kind] > 0, to_text(kind));
}

TEST_CASE("reversi remarks: a game played out is told by its discs") {
    const auto end = [](int score, int others, bool solved = true) {
        return said<State>("X--------X-------XXX-O---XOOO---XXOOO---XXX-----O--------------- O",
                           "a4", score, others, solved);
    };
    CHECK(end(reversi::score_of(12), reversi::score_of(2)) == says(ends_ahead, 12));
    CHECK(end(reversi::score_of(-4), reversi::score_of(-4)) == says(ends_behind, 4));
    CHECK(end(0, -100) == says(ends_even));
    CHECK(end(0, reversi::score_of(-2)) == says(draws));
    CHECK(end(0, -100, false) == says(keeps_corner, 7)); // as good for either, but no draw yet
    CHECK(end(500, reversi::score_of(-2), false) == says(only_safe));
    CHECK(end(reversi::proven_win, 0) == says(keeps_win)); // by how many is not known
    CHECK(end(reversi::score_of(-6), reversi::score_of(-4)) == std::nullopt);
}

TEST_CASE("reversi remarks: corners are taken and kept") {
    CHECK(said<State>("----------O--------O--X----XOX-----XOO-------OO-------O--------- X", "h8") ==
          says(takes_corner));
    CHECK(said<State>("----------O--------O--X----XOX-----XOO-------OO-------O--------- X", "d2") !=
          says(takes_corner));
    CHECK(said<State>("-X-------X-------XOX-----OOOX-----OXO------O--------O----------- X", "f6") ==
          says(keeps_corner, 5));
}

TEST_CASE("reversi remarks: a single disc is told where most other moves turn at least three") {
    const auto start =
        State::read("---------------------------OX------XO--------------------------- X");
    REQUIRE(start.ok());
    for (const auto action : start->actions()) // all turn one
        CHECK(remark(*start, action, findings(*start, action, 0, 0)) == std::nullopt);
}
