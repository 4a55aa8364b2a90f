#include "engine/bot/bot.hpp"

#include <algorithm>
#include <array>
#include <cassert>

#include "engine/base/random.hpp"
#include "engine/jungle/evaluation.hpp"
#include "engine/reversi/evaluation.hpp"
#include "engine/search/search.hpp"
#include "engine/worpion/evaluation.hpp"

namespace engine {

namespace {

constexpr std::array levels{LevelName::beginner, LevelName::amateur};

/// Any of the actions that are within the noise of the best, which is first.
template <class Action>
const Rated<Action>& choose(const std::vector<Rated<Action>>& rated, int noise, Random& random) {
    std::uint32_t good = 1;
    while (noise > 0 && good < rated.size() && rated[good].score >= rated[0].score - noise)
        ++good;
    return rated[random.below(good)];
}

template <GameState S>
Thought think_about(const S& state, const Level& level, std::uint64_t seed, std::stop_token stop) {
    Random random(mix(seed) ^ state.key());
    Budget budget = level.budget;
    if (random.below(100) < static_cast<std::uint32_t>(level.blunder_percent))
        budget.depth = 1;

    const auto points = [](const S& s) { return evaluate(s); };
    Search search(state, points, budget, std::move(stop));
    search.run(level.noise > 0 ? level.noise + 1 : 0);
    const auto chosen = choose(search.rated(), level.noise, random);

    Thought thought{
        to_text(state, chosen.action), chosen.score, search.depth(), search.nodes(), {}};
    S now = state;
    for (const auto action : search.line(chosen.action)) {
        thought.line.push_back(to_text(now, action));
        now.apply(action);
    }
    return thought;
}

Budget budget(int depth, std::uint64_t nodes) {
    return {.depth = depth, .nodes = nodes, .time = std::nullopt};
}

// Worpion's and Jungle's, whose evaluations have points of about the same size.
Level common_level(LevelName name) {
    if (name == LevelName::beginner)
        return {budget(2, 2'000), 80, 40};
    return {budget(4, 60'000), 0, 4};
}

Level reversi_level(LevelName name) {
    if (name == LevelName::beginner)
        return {budget(2, 2'000), 80, 180};
    return {budget(4, 60'000), 0, 8};
}

} // namespace

std::string_view to_text(LevelName level) {
    return level == LevelName::beginner ? "beginner" : "amateur";
}

std::optional<LevelName> level_named(std::string_view word) {
    for (const LevelName level : levels)
        if (to_text(level) == word)
            return level;
    return std::nullopt;
}

std::span<const LevelName> all_levels() {
    return levels;
}

Level level(GameId game, LevelName name) {
    switch (game) {
    case GameId::reversi:
        return reversi_level(name);
    case GameId::worpion:
    case GameId::jungle:
        break;
    }
    return common_level(name);
}

Thought think(const Table& table, const Level& level, std::uint64_t seed, std::stop_token stop) {
    assert(!table.outcome());
    return table.visit(
        [&](const auto& state) { return think_about(state, level, seed, std::move(stop)); });
}

} // namespace engine
