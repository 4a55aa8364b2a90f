#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "net/protocol/messages.hpp"

namespace net {

using Bytes = std::vector<std::byte>;

/// The largest message, in bytes.
inline constexpr std::size_t largest_message = 4096;

/// One CBOR map: `{"is": tag, field: value, ...}`. Precondition: the fields keep their limits.
[[nodiscard]] Bytes encode(const ToServer& message);
[[nodiscard]] Bytes encode(const ToClient& message);

/// Reads one message and checks every field against its limits. Errors: `wire.too_large` (bytes),
/// `wire.not_cbor`, `wire.not_a_map`, `wire.shape` (nested or crowded as no message is),
/// `wire.unknown_message` (tag), `wire.field` (message, field), `wire.extra_field` (message,
/// field).
[[nodiscard]] engine::Result<ToServer> decode_to_server(std::span<const std::byte> bytes);
[[nodiscard]] engine::Result<ToClient> decode_to_client(std::span<const std::byte> bytes);

/// One line for logs: `acted round=1 ply=3 action=b2r key=...`.
[[nodiscard]] std::string describe(const ToServer& message);
[[nodiscard]] std::string describe(const ToClient& message);

} // namespace net
