#include "engine/bot/bot.hpp"

#include <algorithm>
#include <cassert>
#include <type_traits>
#include <utility>

#include "engine/base/random.hpp"
#include "engine/bot/sight.hpp"
#include "engine/jungle/evaluation.hpp"
#include "engine/jungle/search.hpp"
#include "engine/reversi/evaluation.hpp"
#include "engine/reversi/search.hpp"
#include "engine/search/score.hpp"
#include "engine/worpion/evaluation.hpp"
#include "engine/worpion/perfect.hpp"
#include "engine/worpion/search.hpp"

namespace engine {

namespace {

/// Within a game's first actions a bot chooses between equally good ones, so that games differ.
constexpr std::size_t opening_actions = 8;

/// How many of the opponent's pieces an action turns over for good: what a greedy player likes.
template <GameState S>
int turned(const S&, typename S::Action) {
    return 0;
}

int turned(const reversi::State& state, reversi::Action action) {
    reversi::State next = state;
    next.apply(action);
    const Side enemy = other(state.to_act());
    return reversi::count(state.discs(enemy)) - reversi::count(next.discs(enemy));
}

/// How good a position looks to the side to act.
int points(const worpion::State& state) {
    return worpion::evaluate(state);
}

int points(const reversi::State& state) {
    return reversi::evaluate(state);
}

int points(const jungle::State& state) {
    return jungle::evaluate(state.position());
}

/// Nothing within so many squares of the last actions is overlooked.
constexpr int reach(const GameInfo& game) {
    return game.columns <= 4 ? 1 : 2;
}

/// Where the last two actions ended: the opponent's turn, or its end and one's own begun.
Focus focus_of(const Table& table) {
    Focus focus;
    const auto played = table.played();
    for (std::size_t i = played.size() - std::min<std::size_t>(played.size(), 2); i < played.size();
         ++i)
        if (!played[i].gesture.pass)
            focus.push_back(played[i].gesture.to);
    return focus;
}

/// Any of the actions that are within the noise of the best, which is first; a win is not put off.
template <class Action>
Action choose(const std::vector<Rated<Action>>& rated, int noise, Random& random) {
    if (rated[0].score >= decided_score)
        noise = 0;
    std::uint32_t good = 1;
    while (good < rated.size() && rated[good].score >= rated[0].score - noise)
        ++good;
    return rated[random.below(good)].action;
}

/// The findings in words, for the action chosen from them.
template <GameState S>
Thought worded(const S& state, const Findings<typename S::Action>& found,
               typename S::Action chosen) {
    const auto rated = std::find_if(found.rated.begin(), found.rated.end(),
                                    [&](const auto& one) { return one.action == chosen; });
    Thought thought{to_text(state, chosen), rated->score, found.depth, found.nodes, {}};
    if (found.line.empty() || !(found.line.front() == chosen)) {
        thought.line.push_back(thought.action);
        return thought;
    }
    S now = state;
    for (const auto action : found.line) {
        thought.line.push_back(to_text(now, action));
        now.apply(action);
    }
    return thought;
}

/// A bot that knows how the game ends.
Thought think_perfectly(const worpion::State& state, const Budget& budget,
                        const Knowledge& knowledge, Random& random, std::stop_token stop) {
    const worpion::Book* book = knowledge.worpion ? &*knowledge.worpion : nullptr;
    const auto found = worpion::play_perfectly(state, book, budget, random.next(), std::move(stop));
    return worded(state, found, found.rated.front().action);
}

/// A bot that sees all that its search finds.
template <GameState S>
Thought think_clearly(const S& state, const Level& level, bool varied, Random& random,
                      std::stop_token stop) {
    const auto found = search(state, level.budget, varied ? 1 : 0, std::move(stop));
    return worded(state, found,
                  varied && found.depth > 0 ? choose(found.rated, 0, random)
                                            : found.rated.front().action);
}

/// A bot that misses something of it.
template <GameState S>
Thought think_weakly(const S& state, const Level& level, const Focus& focus, Random& random,
                     std::stop_token stop) {
    const bool hasty = random.below(100) < static_cast<std::uint32_t>(level.haste_percent);
    const auto found = hasty ? glance(state, [](const S& next) { return points(next); })
                             : search(state, level.budget, infinite_score, std::move(stop));
    const auto rated = seen(
        state, found.rated, level, focus, reach(S::info),
        [&](typename S::Action action) { return turned(state, action); }, random);
    return worded(state, found, choose(rated, level.noise, random));
}

} // namespace

Thought think(const Table& table, const Level& level, const Knowledge& knowledge,
              std::uint64_t seed, std::stop_token stop) {
    assert(!table.outcome());
    return table.visit([&](const auto& state) {
        Random random(mix(seed) ^ state.key());
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(state)>, worpion::State>)
            if (level.perfect)
                return think_perfectly(state, level.budget, knowledge, random, std::move(stop));
        if (level.sees_all())
            return think_clearly(state, level, table.length() < opening_actions, random,
                                 std::move(stop));
        return think_weakly(state, level, focus_of(table), random, std::move(stop));
    });
}

} // namespace engine
