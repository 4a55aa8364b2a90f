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

Level worpion_level(LevelName name) {
    switch (name) {
    case LevelName::beginner:
        return {.budget = budget(2, 5'000), .haste_percent = 80, .noise = 40};
    case LevelName::amateur:
        return {.budget = budget(4, 60'000), .noise = 4};
    default:
        return {.budget = budget(64, 100'000)};
    }
}

Level reversi_level(LevelName name) {
    switch (name) {
    case LevelName::beginner:
        return {.budget = budget(2, 5'000), .haste_percent = 80, .greed = 10, .noise = 40};
    case LevelName::amateur:
        return {.budget = budget(3, 60'000), .noise = 8};
    default:
        return {.budget = budget(64, 100'000)};
    }
}

Level jungle_level(LevelName name) {
    switch (name) {
    case LevelName::beginner:
        return {.budget = budget(2, 5'000), .haste_percent = 80, .noise = 40};
    case LevelName::amateur:
        return {.budget = budget(4, 60'000), .noise = 4};
    default:
        return {.budget = budget(64, 100'000)};
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
