#pragma once

#include <cstdint>
#include <memory>

#include "net/link/voice.hpp"

namespace net {

/// The UDP port of announcements.
inline constexpr std::uint16_t announcement_port = 47473;

/// Null where there is no socket to be had; others on the same machine may use the port too.
[[nodiscard]] std::unique_ptr<Voice> open_voice(std::uint16_t port = announcement_port);
[[nodiscard]] std::unique_ptr<Ear> open_ear(std::uint16_t port = announcement_port);

} // namespace net
