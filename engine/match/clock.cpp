#include "engine/match/clock.hpp"

#include <algorithm>
#include <array>
#include <cassert>

namespace engine {

namespace {

using std::chrono::minutes;
using std::chrono::seconds;
using Kind = Clock::Kind;

constexpr std::array<std::string_view, 6> names{"none", "45s", "3+2", "5+3", "10+5", "15+10"};
constexpr std::array<Clock, names.size()> clocks{Clock{},
                                                 Clock{Kind::per_move, seconds{45}, {}},
                                                 Clock{Kind::fischer, minutes{3}, seconds{2}},
                                                 Clock{Kind::fischer, minutes{5}, seconds{3}},
                                                 Clock{Kind::fischer, minutes{10}, seconds{5}},
                                                 Clock{Kind::fischer, minutes{15}, seconds{10}}};

} // namespace

std::span<const std::string_view> clock_names() {
    return names;
}

std::optional<Clock> clock_named(std::string_view name) {
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end())
        return std::nullopt;
    return clocks.at(static_cast<std::size_t>(found - names.begin()));
}

std::string_view to_text(const Clock& clock) {
    const auto found = std::find(clocks.begin(), clocks.end(), clock);
    assert(found != clocks.end());
    return names.at(static_cast<std::size_t>(found - clocks.begin()));
}

} // namespace engine
