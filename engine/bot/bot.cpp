#include "engine/bot/bot.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <type_traits>
#include <utility>

#include "engine/base/random.hpp"
#include "engine/jungle/search.hpp"
#include "engine/reversi/search.hpp"
#include "engine/worpion/perfect.hpp"
#include "engine/worpion/search.hpp"

namespace engine {

namespace {

constexpr std::array levels{LevelName::beginner, LevelName::amateur, LevelName::professional,
                            LevelName::master};
constexpr std::array<std::string_view, levels.size()> words{"beginner", "amateur", "professional",
                                                            "master"};

constexpr std::chrono::milliseconds master_time{1000};

/// Any of the actions that are within the noise of the best, which is first.
template <class Action>
const Rated<Action>& choose(const std::vector<Rated<Action>>& rated, int noise, Random& random) {
    std::uint32_t good = 1;
    while (noise > 0 && good < rated.size() && rated[good].score >= rated[0].score - noise)
        ++good;
    return rated[random.below(good)];
}

/// The findings in words, for the action chosen from them.
template <GameState S>
Thought worded(const S& state, const Findings<typename S::Action>& found,
               const Rated<typename S::Action>& chosen) {
    Thought thought{to_text(state, chosen.action), chosen.score, found.depth, found.nodes, {}};
    if (found.line.empty() || !(found.line.front() == chosen.action)) {
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

template <GameState S>
Thought think_about(const S& state, const Level& level, const Knowledge& knowledge,
                    std::uint64_t seed, std::stop_token stop) {
    if constexpr (std::is_same_v<S, worpion::State>)
        if (level.perfect) {
            const worpion::Book* book = knowledge.worpion ? &*knowledge.worpion : nullptr;
            const auto found = worpion::play_perfectly(state, book, level.budget,
                                                       mix(seed) ^ state.key(), std::move(stop));
            return worded(state, found, found.rated.front());
        }
    Random random(mix(seed) ^ state.key());
    Budget budget = level.budget;
    if (random.below(100) < static_cast<std::uint32_t>(level.blunder_percent))
        budget.depth = 1;
    const auto found =
        search(state, budget, level.noise > 0 ? level.noise + 1 : 0, std::move(stop));
    return worded(state, found, choose(found.rated, level.noise, random));
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
    return words.at(static_cast<std::size_t>(level));
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

std::string level_words() {
    std::string text;
    for (const std::string_view word : words)
        text.append(text.empty() ? "" : ", ").append(word);
    return text;
}

Level level(GameId game, LevelName name) {
    if (name == LevelName::professional)
        return {budget(64, 100'000), 0, 0};
    if (name == LevelName::master)
        return {.budget = {.time = master_time}, .perfect = true};
    switch (game) {
    case GameId::reversi:
        return reversi_level(name);
    case GameId::worpion:
    case GameId::jungle:
        break;
    }
    return common_level(name);
}

Thought think(const Table& table, const Level& level, const Knowledge& knowledge,
              std::uint64_t seed, std::stop_token stop) {
    assert(!table.outcome());
    return table.visit([&](const auto& state) {
        return think_about(state, level, knowledge, seed, std::move(stop));
    });
}

} // namespace engine
