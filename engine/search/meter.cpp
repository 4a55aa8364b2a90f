#include "engine/search/meter.hpp"

#include <utility>

namespace engine {

namespace {

// Nodes between two looks. The first one comes after as many: enough for a first ply, so that a
// search has an opinion even where a busy machine gives it no time.
constexpr std::uint64_t pause = 512;

} // namespace

Meter::Meter(const Budget& budget, std::stop_token stop)
    : limit_(budget.nodes), stop_(std::move(stop)) {
    if (budget.time)
        end_ = std::chrono::steady_clock::now() + *budget.time;
}

bool Meter::spend() {
    if (spent_)
        return false;
    spent_ = nodes_ >= limit_ || (nodes_ % pause == pause - 1 && interrupted());
    if (!spent_)
        ++nodes_;
    return !spent_;
}

bool Meter::interrupted() const {
    return stop_.stop_requested() || (end_ && std::chrono::steady_clock::now() >= *end_);
}

} // namespace engine
