#pragma once

#include <string>
#include <string_view>

#include "engine/base/result.hpp"
#include "net/link/secret.hpp"

namespace net {

/// An identity as its file keeps it: three lines, of which the last lets damage be told.
///
///     rectoverso identity 1
///     secret: 64 hexadecimal digits, the seed
///     public: 64 hexadecimal digits, the key
[[nodiscard]] std::string to_text(const Identity& identity);

/// Reads what `to_text` writes, and nothing else. Error `identity.damaged`.
[[nodiscard]] engine::Result<Identity> read_identity(std::string_view text);

} // namespace net
