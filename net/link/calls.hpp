#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/match/clock.hpp"
#include "net/link/destination.hpp"

namespace net {

using engine::Time;

/// One way to a host.
struct Call {
    enum class Way : std::uint8_t {
        typed,  ///< the address that was given
        inside, ///< within the host's own network
        outside ///< through the host's router
    };
    Way way{};
    Address address;
    ExpectedKey host; ///< which key must answer

    friend bool operator==(const Call&, const Call&) = default;
};

/// The ways to a destination, in the order in which they are tried.
[[nodiscard]] std::vector<Call> calls_to(const Destination& destination);

/// Tries the ways to a host one after the other, 2 s each, again and again for 20 s in all; where
/// there is but one, it has all the time that a link takes. One at which somebody else answered is
/// not tried again. A value: it is told the time, and says which way is to be called.
class Calls {
public:
    Calls(std::vector<Call> calls, Time now);

    enum class State : std::uint8_t { untried, calling, silent, stranger };
    [[nodiscard]] const std::vector<Call>& all() const { return calls_; }
    [[nodiscard]] State state(std::size_t i) const { return states_[i]; }
    [[nodiscard]] const Call& current() const { return calls_[current_]; }

    /// What is to be done: nothing, call `current` now, or give up for `why`.
    enum class Next : std::uint8_t { wait, call, give_up };
    /// Time passes while the current call is not answered.
    [[nodiscard]] Next on_time(Time now);
    /// The current call failed before its link stood.
    [[nodiscard]] Next on_failure(const engine::Error& fault, Time now);
    [[nodiscard]] const engine::Error& why() const { return why_; }

    friend bool operator==(const Calls&, const Calls&) = default;

private:
    [[nodiscard]] Next advance(Time now);
    [[nodiscard]] Next give_up(engine::Error why);

    std::vector<Call> calls_;
    std::vector<State> states_;
    std::size_t current_ = 0;
    Time began_, called_;
    engine::Error why_;
};

} // namespace net
