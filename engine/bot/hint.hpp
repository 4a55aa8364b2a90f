#pragma once

#include <chrono>
#include <optional>
#include <stop_token>
#include <string>

#include "engine/bot/knowledge.hpp"
#include "engine/search/budget.hpp"
#include "engine/search/remark.hpp"
#include "engine/table.hpp"

namespace engine {

/// What a hint may cost unless its asker says otherwise.
inline constexpr Budget hint_budget{.time = std::chrono::milliseconds{500}};

/// The best action that was found, and why where it can be said.
struct Hint {
    std::string action;
    std::optional<Remark> why;

    friend bool operator==(const Hint&, const Hint&) = default;
};

/// What a strong player would do. Precondition: the game is not over. Once the stop is requested it
/// answers within milliseconds with the best found so far.
[[nodiscard]] Hint advise(const Table& table, const Knowledge& knowledge, const Budget& budget,
                          std::stop_token stop);

} // namespace engine
