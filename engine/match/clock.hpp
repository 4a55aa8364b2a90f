#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace engine {

/// Points and lengths of time; a point counts from wherever the caller's clock began and never goes
/// back.
using Time = std::chrono::milliseconds;

/// How long players may think. Worpion's flip and placement share one turn's time; a forced pass
/// takes none.
struct Clock {
    enum class Kind : std::uint8_t {
        none,
        per_move, ///< `start` for each turn; then a move is made for the player
        fischer   ///< `start` for the round, `increment` more after each turn; zero loses the round
    };
    Kind kind = Kind::none;
    Time start{}, increment{};

    friend bool operator==(const Clock&, const Clock&) = default;
};

/// The clocks there are, as command lines and records name them: `none`, `45s`, `3+2` (minutes and
/// seconds) and so on.
[[nodiscard]] std::span<const std::string_view> clock_names();
[[nodiscard]] std::optional<Clock> clock_named(std::string_view name);
/// Precondition: one of those of `clock_named`.
[[nodiscard]] std::string_view to_text(const Clock& clock);

} // namespace engine
