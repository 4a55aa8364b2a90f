#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "engine/game.hpp"
#include "engine/search/findings.hpp"
#include "engine/search/remark.hpp"

/// What a search would have found if the action scored `score` and all others `others`.
template <engine::GameState S>
engine::Findings<typename S::Action> findings(const S& state, typename S::Action action, int score,
                                              int others, bool solved = false) {
    engine::Findings<typename S::Action> found;
    for (const auto each : state.actions())
        found.rated.push_back({each, each == action ? score : others});
    found.depth = 1;
    found.solved = solved;
    return found;
}

/// What is said of an action of this position, by such findings.
template <engine::GameState S>
std::optional<engine::Remark> said(std::string_view position, std::string_view action,
                                   int score = 0, int others = 0, bool solved = false) {
    const auto state = S::read(position);
    REQUIRE_MESSAGE(state.ok(), position);
    const auto read = read_action(*state, action);
    REQUIRE_MESSAGE(read.ok(), action);
    return remark(*state, *read, findings(*state, *read, score, others, solved));
}

/// Enough to compare with a remark.
inline std::optional<engine::Remark> says(engine::RemarkKind kind, int number = 0,
                                          std::uint8_t face = 0) {
    return engine::Remark{kind, number, face};
}

template <>
struct doctest::StringMaker<std::optional<engine::Remark>> {
    static doctest::String convert(const std::optional<engine::Remark>& remark) {
        if (!remark)
            return "nothing";
        const std::string text = std::string(engine::to_text(remark->kind)) + ' ' +
                                 std::to_string(remark->number) + ' ' +
                                 std::to_string(remark->face);
        return text.c_str();
    }
};
