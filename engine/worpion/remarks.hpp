#pragma once

#include <optional>

#include "engine/search/findings.hpp"
#include "engine/search/remark.hpp"
#include "engine/worpion/state.hpp"

namespace engine::worpion {

/// The most telling thing to say of `action`, if anything. `found` has the scores of all actions;
/// only what it proves is said. Precondition: `action` is legal.
[[nodiscard]] std::optional<Remark> remark(const State& state, Action action,
                                           const Findings<Action>& found);

} // namespace engine::worpion
