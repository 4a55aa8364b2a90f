#include "engine/bot/hint.hpp"

#include <algorithm>
#include <bit>
#include <set>

#include <doctest/doctest.h>

#include "engine/base/random.hpp"
#include "engine/reversi/solve.hpp"
#include "engine/worpion/solution.hpp"
#include "tests/engine/random_play.hpp"
#include "tests/engine/remarks.hpp"

using namespace engine;

namespace {

constexpr Budget small{.depth = 64, .nodes = 3000, .time = std::nullopt};

/// Whether `side` has won in so many actions whatever the other does.
template <GameState S>
bool forces_win(const S& state, Side side, int actions) {
    if (const auto outcome = state.outcome())
        return outcome->winner == side;
    if (actions == 0)
        return false;
    const auto wins = [&](typename S::Action action) {
        S next = state;
        next.apply(action);
        return forces_win(next, side, actions - 1);
    };
    const auto all = state.actions();
    return state.to_act() == side ? std::any_of(all.begin(), all.end(), wins)
                                  : std::all_of(all.begin(), all.end(), wins);
}

/// The actions until so many turns of one's own are over, the first of which has begun.
int actions_in(const worpion::State& state, int turns) {
    return 4 * turns - (state.phase() == worpion::Phase::flip ? 2 : 3);
}
int actions_in(const jungle::State&, int turns) {
    return 2 * turns - 1;
}
int actions_in(const reversi::State&, int turns) {
    return 2 * turns - 1;
}

/// Whether what is said of the result is so; what would take long is believed.
template <GameState S>
void check(const S& state, typename S::Action action, const Remark& told) {
    S next = state;
    next.apply(action);
    const Side mine = state.to_act(), theirs = other(mine);
    const int actions = actions_in(state, told.number);
    if (told.kind == RemarkKind::wins_at_once)
        CHECK(next.outcome()->winner == mine);
    if (told.kind == RemarkKind::wins && actions <= 3)
        CHECK(forces_win(next, mine, actions - 1));
    if (told.kind == RemarkKind::resists && actions <= 2)
        CHECK(forces_win(next, theirs, 3));
    if (told.kind == RemarkKind::only_move)
        CHECK(state.actions().size() == 1);
}

Hint hint_at(GameId game, std::string_view position, const Budget& budget = small) {
    const auto table = Table::from_position(game, position);
    REQUIRE_MESSAGE(table.ok(), position);
    return advise(*table, {}, budget, {});
}

template <GameState S>
std::set<RemarkKind> hints_in_random_play(std::uint64_t seed, int games) {
    std::set<RemarkKind> seen;
    Random random(seed);
    for (int game = 0; game < games; ++game)
        for (const S& state : random_game<S>(random)) {
            if (state.outcome() || random.below(4) != 0)
                continue;
            const Hint hint = hint_at(S::info.id, to_text(state));
            const auto fresh = *S::read(to_text(state)); // without what went before
            const auto action = read_action(fresh, hint.action);
            REQUIRE(action.ok());
            if (hint.why) {
                seen.insert(hint.why->kind);
                check(fresh, *action, *hint.why);
            }
        }
    return seen;
}

} // namespace

TEST_CASE("hint: in random play it is a legal action and what it says of the result is so") {
    const auto worpion = hints_in_random_play<worpion::State>(1, 40);
    const auto reversi = hints_in_random_play<reversi::State>(2, 12);
    const auto jungle = hints_in_random_play<jungle::State>(3, 8);
    for (const auto& seen : {worpion, jungle}) {
        CHECK(seen.contains(RemarkKind::wins));
        CHECK(seen.contains(RemarkKind::wins_at_once));
        CHECK(seen.contains(RemarkKind::resists));
    }
    CHECK(reversi.contains(RemarkKind::takes_corner));
    CHECK(reversi.contains(RemarkKind::ends_ahead));
}

TEST_CASE("hint: in Worpion it is one of the best actions and counts the turns to the end") {
    constexpr Budget ample{.depth = 64, .nodes = 1'000'000, .time = std::nullopt};
    Random random(4);
    for (int game = 0; game < 30; ++game)
        for (const auto& state : random_game<worpion::State>(random)) {
            if (state.outcome() || std::popcount(state.empty()) > 4)
                continue;
            const Hint hint = hint_at(GameId::worpion, to_text(state), ample);
            const worpion::Solution solution = solve(state, nullptr);
            const auto action = read_action(state, hint.action);
            REQUIRE(action.ok());
            CHECK(std::find(solution.best.begin(), solution.best.end(), *action) !=
                  solution.best.end());
            const bool won = solution.value.ending == worpion::Ending::win;
            const bool says_won = hint.why && (hint.why->kind == RemarkKind::wins ||
                                               hint.why->kind == RemarkKind::forces_gift ||
                                               hint.why->kind == RemarkKind::wins_at_once);
            CHECK(won == says_won);
            if (!hint.why)
                continue;
            if (hint.why->kind == RemarkKind::wins) {
                CHECK(*solution.value.distance <= actions_in(state, hint.why->number) + 1);
                CHECK(*solution.value.distance > actions_in(state, hint.why->number - 1));
            }
            if (hint.why->kind == RemarkKind::forces_gift)
                CHECK(*solution.value.distance == actions_in(state, 1) + 1);
            if (hint.why->kind == RemarkKind::draws || hint.why->kind == RemarkKind::ends_even)
                CHECK(solution.value.ending == worpion::Ending::draw);
        }
}

TEST_CASE("hint: in Reversi the discs at the end are counted right") {
    constexpr Budget ample{.depth = 64, .nodes = 1'000'000, .time = std::nullopt};
    int seen = 0;
    Random random(6);
    for (int game = 0; game < 20; ++game)
        for (const auto& state : random_game<reversi::State>(random)) {
            if (state.outcome() || reversi::count(state.board().empty()) > 8)
                continue;
            const Hint hint = hint_at(GameId::reversi, to_text(state), ample);
            const auto solved = reversi::solve(state, reversi::Empties::nobodys, 1, {});
            const int ahead = solved.rated.front().score;
            if (!hint.why)
                continue;
            ++seen;
            if (hint.why->kind == RemarkKind::ends_ahead)
                CHECK(ahead == hint.why->number);
            else if (hint.why->kind == RemarkKind::ends_behind)
                CHECK(ahead == -hint.why->number);
            else if (hint.why->kind == RemarkKind::ends_even || hint.why->kind == RemarkKind::draws)
                CHECK(ahead == 0);
            else
                CHECK((hint.why->kind == RemarkKind::only_move || ahead > 0));
        }
    CHECK(seen > 0);
}

TEST_CASE("hint: what every other action loses by is told before what this one takes") {
    const Hint hint = hint_at(GameId::jungle, "t6/7/7/7/7/7/W6/3cD2/7 b 0");
    CHECK(hint.action == "3 e2xd2");
    CHECK(hint.why == says(RemarkKind::only_safe));
    // The cat is no danger where it stands.
    const Hint free = hint_at(GameId::jungle, "t6/7/7/7/7/c6/W6/4D2/7 b 0");
    CHECK(free.why != says(RemarkKind::only_safe));
}

TEST_CASE("hint: stopped before it began it still names an action and claims nothing of the end") {
    std::stop_source stopped;
    stopped.request_stop();
    for (const GameId game : all_games()) {
        const Table table = Table::start(game);
        const Hint hint = advise(table, {}, hint_budget, stopped.get_token());
        CHECK(Table(table).play(hint.action).ok());
        CHECK((!hint.why || hint.why->kind > RemarkKind::only_safe));
    }
}
