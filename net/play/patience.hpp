#pragma once

#include "net/play/session.hpp"

// How long both ends wait for each other.
namespace net {

inline constexpr Time ping_after{1'000};     ///< of own silence
inline constexpr Time unsteady_after{3'000}; ///< of the other end's silence
inline constexpr Time lost_after{10'000};    ///< of the other end's silence

} // namespace net
