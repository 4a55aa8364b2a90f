#pragma once

#include <algorithm>
#include <chrono>

#include "engine/match/clock.hpp"

// How long both ends wait for each other, and how much they listen to.
namespace net {

/// Always passed in.
using engine::Time;

inline constexpr Time ping_after{1'000};     ///< of own silence
inline constexpr Time unsteady_after{3'000}; ///< of the other end's silence
inline constexpr Time lost_after{10'000};    ///< of the other end's silence

/// That a lost player may be away before the other one may claim the match.
inline constexpr Time claim_after{60'000};

inline constexpr Time first_pause{500}, longest_pause{5'000}; ///< between two calls to come back
inline constexpr Time answer_time{5'000};                     ///< for such a call

inline constexpr Time greeting_time{3'000}; ///< for a stranger to say hello

/// Counts what one end sends, second by second.
class Flood {
public:
    explicit Flood(Time start = {}) : second_(start) {}

    /// Counts a message; true where it is one too many.
    bool rises(Time now) {
        if (now - second_ >= Time{1'000}) {
            second_ = now;
            messages_ = 0;
        }
        return ++messages_ > most;
    }

    friend bool operator==(const Flood&, const Flood&) = default;

private:
    static constexpr int most = 256; ///< a second; people stay far below

    Time second_; ///< its begin
    int messages_ = 0;
};

/// Time as far as this program was awake to listen: a machine that slept for an hour has heard
/// nobody be silent. Counts at most a second from one call to the next.
class AwakeTime {
public:
    Time advance(Time now) {
        awake_ += std::clamp(now - last_, Time{0}, Time{1'000});
        last_ = now;
        return awake_;
    }

    /// As the last `advance` gave it.
    [[nodiscard]] Time now() const { return awake_; }

    friend bool operator==(const AwakeTime&, const AwakeTime&) = default;

private:
    Time last_{}, awake_{};
};

} // namespace net
