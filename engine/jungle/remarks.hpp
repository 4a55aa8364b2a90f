#pragma once

#include <optional>

#include "engine/jungle/state.hpp"
#include "engine/search/findings.hpp"
#include "engine/search/remark.hpp"

namespace engine::jungle {

/// The most telling thing to say of `action`, if anything. `found` has the scores of all actions;
/// only what it proves is said. Precondition: `action` is legal.
[[nodiscard]] std::optional<Remark> remark(const State& state, Action action,
                                           const Findings<Action>& found);

} // namespace engine::jungle
