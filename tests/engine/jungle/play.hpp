#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "engine/base/scanner.hpp"
#include "engine/jungle/state.hpp"

/// Short words for what the tests of Jungle say often.
namespace jungle_test {

inline engine::jungle::State at(std::string_view position) {
    const auto state = engine::jungle::State::read(position);
    REQUIRE(state.ok());
    return *state;
}

/// After moves written without inner spaces, from a position.
inline engine::jungle::State after(engine::jungle::State state, std::string_view moves) {
    const auto actions = read_record(state, moves);
    REQUIRE_MESSAGE(actions.ok(), moves);
    for (const auto action : *actions)
        state.apply(action);
    return state;
}

inline engine::jungle::State after(std::string_view position, std::string_view moves) {
    return after(at(position), moves);
}

/// The legal moves from one square, sorted, separated by spaces: `a3-a2 a3xa4`.
inline std::string moves_from(const engine::jungle::State& state, std::string_view square) {
    std::vector<std::string> texts;
    for (const auto action : state.actions())
        if (const std::string text = to_text(state, action).substr(2); text.starts_with(square))
            texts.push_back(text);
    std::sort(texts.begin(), texts.end());
    std::string all;
    for (const std::string& text : texts)
        all += (all.empty() ? "" : " ") + text;
    return all;
}

inline std::string moves_from(std::string_view position, std::string_view square) {
    return moves_from(at(position), square);
}

/// `first den`, `draw repetition`, or `ongoing`.
inline std::string result(const engine::jungle::State& state) {
    const auto outcome = state.outcome();
    CHECK(state.actions().empty() == outcome.has_value());
    if (!outcome)
        return "ongoing";
    const std::string winner = !outcome->winner                          ? "draw "
                               : *outcome->winner == engine::Side::first ? "first "
                                                                         : "second ";
    return winner + std::string(to_text(outcome->reason));
}

/// The code of the refusal.
inline engine::Error refusal(const engine::jungle::State& state, std::string_view move) {
    const auto action = read_action(state, move);
    REQUIRE_FALSE(action.ok());
    return action.error();
}

inline engine::Error refusal(std::string_view position, std::string_view move) {
    return refusal(at(position), move);
}

} // namespace jungle_test
