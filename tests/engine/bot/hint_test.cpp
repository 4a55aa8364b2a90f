#include "engine/bot/hint.hpp"

#include <algorithm>
#include <set>

#include <doctest/doctest.h>

#include "engine/base/random.hpp"
#include "tests/engine/random_play.hpp"

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

template <GameState S>
std::set<RemarkKind> hints_in_random_play(std::uint64_t seed, int games) {
    std::set<RemarkKind> seen;
    Random random(seed);
    for (int game = 0; game < games; ++game)
        for (const S& state : random_game<S>(random)) {
            if (state.outcome() || random.below(4) != 0)
                continue;
            const auto table = Table::from_position(S::info.id, to_text(state));
            REQUIRE(table.ok());
            const Hint hint = advise(*table, {}, small, {});
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
