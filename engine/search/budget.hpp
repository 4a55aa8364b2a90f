#pragma once

#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>

namespace engine {

/// What a search may spend; the first limit reached ends it. Limited by depth or nodes alone, its
/// answer is the same on every machine.
struct Budget {
    int depth = 64; ///< plies, at least 1
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
    std::optional<std::chrono::milliseconds> time;

    friend bool operator==(const Budget&, const Budget&) = default;
};

} // namespace engine
