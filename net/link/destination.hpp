#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "engine/base/result.hpp"
#include "net/link/address.hpp"
#include "net/link/invite.hpp"

namespace net {

/// Whom a guest wants to join: a host at an address, or the one that an invite is from.
using Destination = std::variant<Address, Invite>;

/// Reads an invite's code or `HOST[:PORT]`. A code is what has 16 letters and digits or more and
/// none of the dots, colons and underscores of addresses; so a host's name that is as long and has
/// no dot needs its port. Errors: those of `read_invite` and `read_address`.
[[nodiscard]] engine::Result<Destination> read_destination(std::string_view text);

/// `HOST:PORT`, or the code.
[[nodiscard]] std::string to_text(const Destination& destination);

} // namespace net
