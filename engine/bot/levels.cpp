#include "engine/bot/levels.hpp"

#include <array>

namespace engine {

namespace {

constexpr std::array levels{LevelName::beginner, LevelName::amateur, LevelName::professional,
                            LevelName::master};
constexpr std::array<std::string_view, levels.size()> words{"beginner", "amateur", "professional",
                                                            "master"};

constexpr std::chrono::milliseconds master_time{1000};

Budget budget(int depth, std::uint64_t nodes) {
    return {.depth = depth, .nodes = nodes, .time = std::nullopt};
}

// The figures below are calibrated by tests/bench/ladder.sh.

Level worpion_level(LevelName name) {
    switch (name) {
    case LevelName::beginner:
        return {
            .budget = budget(3, 5'000), .haste_percent = 50, .oversight_percent = 30, .noise = 8};
    case LevelName::amateur:
        return {.budget = budget(4, 40'000), .oversight_percent = 5, .noise = 4};
    default:
        return {.budget = budget(8, 100'000)};
    }
}

Level reversi_level(LevelName name) {
    switch (name) {
    case LevelName::beginner: // turns as many discs as it sees it can
        return {.budget = budget(1, 5'000),
                .haste_percent = 100,
                .oversight_percent = 70,
                .greed = 300,
                .noise = 100};
    case LevelName::amateur:
        return {.budget = budget(2, 20'000), .oversight_percent = 15, .noise = 25};
    default:
        return {.budget = budget(6, 40'000)};
    }
}

Level jungle_level(LevelName name) {
    switch (name) {
    case LevelName::beginner:
        return {.budget = budget(1, 5'000),
                .haste_percent = 100,
                .oversight_percent = 90,
                .noise = 100};
    case LevelName::amateur:
        return {.budget = budget(2, 20'000), .oversight_percent = 20, .noise = 30};
    default:
        return {.budget = budget(4, 40'000)};
    }
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
    if (name == LevelName::master)
        return {.budget = {.time = master_time}, .perfect = true};
    switch (game) {
    case GameId::worpion:
        return worpion_level(name);
    case GameId::reversi:
        return reversi_level(name);
    case GameId::jungle:
        break;
    }
    return jungle_level(name);
}

} // namespace engine
