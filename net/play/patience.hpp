#pragma once

#include <algorithm>

#include "net/play/session.hpp"

// How long both ends wait for each other, and how much they listen to.
namespace net {

inline constexpr Time ping_after{1'000};     ///< of own silence
inline constexpr Time unsteady_after{3'000}; ///< of the other end's silence
inline constexpr Time lost_after{10'000};    ///< of the other end's silence

inline constexpr Time greeting_time{3'000}; ///< for a stranger to say hello

/// More messages than this within a second are a flood; a match played flat out stays below.
inline constexpr int most_in_a_second = 256;

/// Time as far as this program was awake to listen: a machine that slept for an hour has heard
/// nobody be silent. Counts at most a second from one call to the next.
class AwakeTime {
public:
    Time advance(Time now) {
        awake_ += std::clamp(now - last_, Time{0}, Time{1'000});
        last_ = now;
        return awake_;
    }

private:
    Time last_{}, awake_{};
};

} // namespace net
