#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "engine/base/result.hpp"

// The flat CBOR maps that messages are made of; private to the wire.
namespace net {

/// What no message holds: null, negative, broken or binary values.
struct Foreign {
    friend bool operator==(const Foreign&, const Foreign&) = default;
};
using Texts = std::vector<std::string>;
using Value = std::variant<Foreign, std::uint64_t, bool, std::string, Texts>;
using Document = std::map<std::string, Value>;

[[nodiscard]] std::vector<std::byte> write_document(const Document& document);

/// Errors: `wire.not_cbor`, `wire.not_a_map`, `wire.shape`.
[[nodiscard]] engine::Result<Document> read_document(std::span<const std::byte> bytes);

} // namespace net
