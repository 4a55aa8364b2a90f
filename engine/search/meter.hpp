#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>

#include "engine/search/budget.hpp"

namespace engine {

/// Counts the nodes of a search and says when to stop: budget spent or stop requested. Whether to
/// stop and the clock are looked at every 512 nodes, not before the first so many; without a time
/// limit the clock is never read.
class Meter {
public:
    Meter(const Budget& budget, std::stop_token stop);

    /// Counts one more node; false once the search must stop.
    bool spend();
    [[nodiscard]] bool spent() const { return spent_; }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

private:
    [[nodiscard]] bool interrupted() const;

    std::uint64_t limit_;
    std::uint64_t nodes_ = 0;
    bool spent_ = false;
    std::stop_token stop_;
    std::optional<std::chrono::steady_clock::time_point> end_;
};

} // namespace engine
